## Tipi di azioni libere
katana-act-deliver = Consegnare una Spada
katana-act-compose = Mettere in gioco la katana
katana-act-use = Usare una carta per le Monete
katana-act-use_to_decorate = Usare una carta per decorare
katana-act-use_to_advance = Usare una carta per avanzare un Decoratore
katana-act-buy = Comprare un bonus permanente
katana-act-stack = Comprare un secondo bonus per una linea
katana-act-token_advance = Usare un gettone avanzamento
katana-act-token_decorate = Usare un gettone decorazione
