"""The rules as steps, one file for each phase or place of the rulebook.

rounds     setup's choice of Swords, rounds, whose turn it is, restore, the end
turn       placing a miniature or passing
houses, market, forge, academy, palace, komainu
           what happens in each area, for a Worker and for a Monk
delivery   a Sword from the Forge to the Washitsu board
katana     changing the Project, composing the katana
free_acts  what anybody may do beside any question
moments    the end of a turn and of a moment
prospects  what free acts could still bring, and the questions that wait for it
"""
