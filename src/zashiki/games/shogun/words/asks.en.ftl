### Shogun in English: what choices bring, and the exact question of each step.

## What it brings

shogun-consequence-costs = costs { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    }
shogun-consequence-chests = +{ $chests } { $chests ->
        [one] chest
       *[other] chests
    }
shogun-consequence-rice = +{ $rice } rice
shogun-consequence-sites = { $sites ->
        [one] 1 building site
       *[other] { $sites } building sites
    }
shogun-consequence-armies = +{ $armies } { $armies ->
        [one] army
       *[other] armies
    }
shogun-consequence-joins = { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
} there then
shogun-consequence-odds = { $conquered } % yours
shogun-consequence-odds_else = { $neutral ->
    [0] { $held } % theirs
   *[other] { $held } % theirs, { $neutral } % nobody’s
}
shogun-consequence-holds = { $held } % that it holds
shogun-consequence-gives_up_move = nothing moves
shogun-consequence-no_action = no action there
shogun-consequence-revolt = { $markers ->
        [one] the farmers revolt: 1 marker
       *[other] the farmers revolt: { $markers } markers
    }
shogun-consequence-revolt_odds = { $markers ->
        [one] the farmers revolt (1 marker), { $held } % that it holds
       *[other] the farmers revolt ({ $markers } markers), { $held } % that it holds
    }
shogun-consequence-by_luck = paid only if the taxes come earlier
shogun-consequence-unpaid = too few chests by then
shogun-consequence-plan_costs = costs { $cost } of { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
}, taxes included
shogun-consequence-in_vain = { $actions ->
        [one] 1 action cannot happen as things are
       *[other] { $actions } actions cannot happen as things are
    }
shogun-consequence-special = with { $special }

## Kinds of acts

shogun-act-choose_daimyo = Choose a Daimyo
shogun-act-take = Take a card
shogun-act-place = Place an army group
shogun-act-lay = Lay a card
shogun-act-move = Move a laid card
shogun-act-take_back = Take a card back
shogun-act-take_position = Take a position
shogun-act-march = March
shogun-act-shift = Move armies on
shogun-act-revolt_next = Choose the next revolt

## The exact question

shogun-ask-daimyo = Which Daimyo?
shogun-ask-card = Which card?
shogun-ask-space = On which space?
shogun-ask-position = Which position?
shogun-ask-province = Which province?
shogun-ask-lay-space = On which space is { $card } laid?
shogun-ask-move-space = To which space does { $card } go?
shogun-ask-march-to = March to which province?
shogun-ask-march-armies = March to { $to } with how many armies?
shogun-ask-shift-to = Move to which province?
shogun-ask-shift-armies = How many armies move to { $to }?
shogun-ask-place-armies = How many armies?

shogun-answer-march-armies = { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
shogun-answer-shift-armies = { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
shogun-answer-place-armies = { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
