## È proprio così?
doubt-label = Confermi?
doubt-question = { $act }: è proprio quello che vuoi?
doubt-yes = Sì: { $act }
doubt-no = No
confirm-setting = Chiedi conferma prima che ogni mio turno valga
only-way = Resta solo questo. Avviene da sé.
only-way-wait = Aspetta
only-way-setting = Prosegui da sé dove resta una sola scelta
waiting-for-one = { $bot ->
    [yes] { $seat } sta pensando: { $doing }
   *[no] In attesa di { $seat }: { $doing }
  }
bot-plays-for-you = Un bot gioca al posto tuo.
bot-take-back = Torno a giocare io
hand-over-sure = Un bot giocherà al tuo posto finché non riprendi il posto.
hand-over-yes = Sì, cedi il posto
leave-sure = Lasci questo tavolo. Il tuo posto resta riservato a te.
leave-yes = Sì, lascia

## Azioni libere e quando vengono offerte
acts-menu = Quando offrire gli atti liberi
acts-menu-text = Vale per questo gioco su questo dispositivo. Ciò che ora è nascosto si può fare da qui.
acts-hidden = nascosti
acts-always = sempre
acts-turn = nel mio turno
acts-never = mai

## Suggerimenti e ritmo dei bot
hint-ask = Suggerimento
hint-thinking = Ci penso…
hint-help = Che cosa farebbe qui un Maestro, e perché. Non viene scelto nulla.
pace = Ritmo dei bot
pace-calm = calmo: il tempo di guardare ogni passo
pace-brisk = svelto
pace-at_once = subito

## Un nuovo tavolo
new-ways = Come giocate
new-hints = Suggerimenti
new-hints-text = Tutti possono chiedere che cosa farebbe un Maestro, e perché.
components-own = I valori della tua scatola
components-own-text = Alcuni valori, stampati solo sui componenti, qui sono ricostruiti. Prendi il nostro elenco come file, scrivici quelli della tua scatola e sceglilo qui. Senza file si gioca con i nostri.
components-ours = Gioca con il nostro
components-taken = { $name } va bene: il tavolo giocherà con i suoi valori.
components-same = { $name } dice lo stesso del nostro elenco.
components-in-use = A questo tavolo si gioca con i valori della scatola di chi ospita.

## La sala d’attesa
room-bots = Un bot per il posto { $seat }
room-bots-none = aspetta una persona

## Il suono
sound = Suoni
sound-volume = Volume
