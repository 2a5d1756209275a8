### Learning a game: its page, and the teacher at the table.

start-how = How to play
start-learn = Learn by playing
learn-title = Learn { $game }
learn-text = A real game in short chapters. A teacher shows you what matters, you make the choices. Stop whenever you like: each chapter can be taken up or played again by itself.
learn-minutes = about { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
learn-begin = Begin
learn-go-on = Go on
learn-again = Play it again
learn-done = done
learn-none = There is no lesson for this game yet.
learn-offer-title = Your first game of { $game }?
learn-offer-text = You can learn it by playing, in short chapters with a teacher at your side. You find the lesson here at any time.
learn-offer-no = No, play right away

coach-label = The teacher
coach-next = Next
coach-back = Back
coach-decide = You decide
coach-try-again = Take it back and try again
coach-not-now = The rules would allow that, but now we look at something else. Nothing has been chosen: try again.
coach-astray = The game has gone another way than this chapter. Take your last choice back, or begin the chapter again.
coach-done = That is the end of this chapter.
coach-all-done = That was the last chapter. You know the game now.
coach-next-chapter = Next chapter
coach-again = This chapter again
coach-leave = All chapters
coach-fold = Show or hide the text
end-lesson = To the chapters

## Looking rules up
rule-of = The rule of this
card-rule = its rule

## Notes on what is met for the first time
note-label = New to you
note-more = More
note-off = No more notes
note-read = Put the note away
note-setting = Explain what I meet for the first time
