## Kinds of free acts
katana-act-deliver = Deliver a Sword
katana-act-compose = Put the katana into play
katana-act-use = Use a card for Coins
katana-act-use_to_decorate = Use a card to decorate
katana-act-use_to_advance = Use a card to advance a Decorator
katana-act-buy = Buy a permanent benefit
katana-act-stack = Buy a second benefit for a line
katana-act-token_advance = Use an advance token
katana-act-token_decorate = Use a decorate token
