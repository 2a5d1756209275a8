## Kinds of free acts
rising-sun-act-approach = Begin a deal with somebody
rising-sun-act-add_to_deal = Add to a deal
rising-sun-act-take_from_deal = Take out of a deal
rising-sun-act-withdraw_offer = Withdraw an offer
rising-sun-act-withdraw_offer_privately = Withdraw a private offer
rising-sun-act-accept_offer = Accept an exchange
rising-sun-act-refuse_offer = Refuse an exchange
rising-sun-act-refuse_offer_privately = Refuse a private exchange
rising-sun-act-toll_policy = Say what happens with tolls
