## Azioni libere e quando vengono offerte
acts-menu = Quando offrire le azioni libere
acts-menu-text = Vale per questo gioco su questo dispositivo. Ciò che ora è nascosto si può fare da qui.
acts-hidden = nascoste
acts-always = sempre
acts-turn = nel mio turno
acts-never = mai
