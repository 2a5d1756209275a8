## Free acts and when they are offered
acts-menu = When free acts are offered
acts-menu-text = Kept for this game on this device. What is hidden now can still be done from here.
acts-hidden = hidden
acts-always = always
acts-turn = on my turn
acts-never = never
