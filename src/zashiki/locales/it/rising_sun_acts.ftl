## Tipi di azioni libere
rising-sun-act-approach = Avviare un accordo con qualcuno
rising-sun-act-add_to_deal = Aggiungere a un accordo
rising-sun-act-take_from_deal = Togliere da un accordo
rising-sun-act-withdraw_offer = Ritirare un’offerta
rising-sun-act-withdraw_offer_privately = Ritirare un’offerta privata
rising-sun-act-accept_offer = Accettare uno scambio
rising-sun-act-refuse_offer = Rifiutare uno scambio
rising-sun-act-refuse_offer_privately = Rifiutare uno scambio privato
rising-sun-act-toll_policy = Dire che cosa fare dei pedaggi
