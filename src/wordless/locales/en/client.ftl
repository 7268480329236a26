# What the browser client says around every game.

brand-name = Wordless
waiting-now = One moment…
close-window = Close
confirm-no = No, go on
guest-name = Guest
team-number = Team { $number }
clock-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

language-title = Language
language-en = English
language-fr = Français
language-de = Deutsch

settings-title = Settings
pref-theme = Colours
theme-auto = as on this device
theme-dark = dark
theme-light = light
pref-size = Text size
size-usual = usual
size-large = large
size-huge = very large
pref-sound = Sounds
pref-vibration = Vibrate when it is my turn
pref-motion = Movement on the screen

home-title = Games played in secret signs
home-line = A look, a gesture, a drawing: say it without words. Play with friends by link, or at once with bots.
home-join = Join a table
home-code = Code
home-join-go = Join
home-games = Games
home-mine = Your tables
tile-players = { $least }–{ $most } players
tile-minutes = about { $minutes } min
tile-play = Play now
tile-open = Open a table
phase-open = not started
phase-playing = being played
phase-over = over

nowhere-title = Nothing here
nowhere-home = To the games

join-table = Table { $code }
join-name = Your name
join-any = Any free seat. Or pick one at the table.
join-seat = You will sit here: { $seat }
join-sit = Sit down
join-watch = Just watch
join-pick = Pick a seat

seats-title = Seats
seat-number = Seat { $number }
seat-you = you
seat-host = host
seat-bot = bot
seat-bot-for = a bot plays for them
seat-away = away
seat-awaited = the game waits for them
seat-rename = Rename
seat-stand = Stand up
seat-sit-here = Sit here
seat-bot-level = A bot, playing
seat-bot-away = Send the bot away
seat-bot-stop = Stop the bot
seat-bot-stand-in = Let a bot play for them
seat-is-bot = A bot sits here. Anybody with the link can take its seat.
seat-is-free = This seat is free.
seat-is-here = Is at the table.
seat-is-away = Is not here at the moment.
seat-make-host = Make host
seat-kick = Send away

bot-name-0 = Anise
bot-name-1 = Basil
bot-name-2 = Clove
bot-name-3 = Dill
bot-name-4 = Fennel
bot-name-5 = Ginger
bot-name-6 = Juniper
bot-name-7 = Nutmeg
bot-name-8 = Pepper
level-easy = easy
level-normal = normal
level-hard = hard

before-seats = { $taken } of { $seats } seats taken
before-fill-level = Bots play
before-start = Start
before-start-bots =
    { $count ->
        [one] Start with { $count } bot
       *[other] Start with { $count } bots
    }
before-wait = The host will start the match.
before-result = Back to the result
invite-title = Invite
invite-code = Code of this table
invite-share = Share
invite-copy = Copy link
invite-copied = Copied.
invite-screen = Show on a big screen
qr-alt = QR code of the link
arrange-title = What you play
arrange-game = Game
arrange-seats = Players
arrange-fewer = One player fewer
arrange-more = One player more
options-title = Options
options-as-usual = as usual
options-unusual =
    { $count ->
        [0] all as usual
        [one] { $count } changed
       *[other] { $count } changed
    }
teams-set = Set these teams
teams-usual = As usual
house-title = This table
house-lock = Nobody new may sit down
house-spectators = Others may watch
house-pace = Bots think
pace-slow = slowly
pace-normal = normally
pace-fast = fast
pace-instant = at once

title-awaited = Your turn
awaited-you = Your turn
awaited-together = You can play, and others too
awaited-others =
    { $count ->
        [one] Waiting for { $names }
       *[other] Waiting for { $names }
    }
awaited-many =
    { $count ->
        [one] Waiting for { $count } player
       *[other] Waiting for { $count } players
    }
menu-title = Menu
cover-on = Cover my secrets
cover-off = Uncover my secrets
cover-hold = Hold to look
device-title = Continue on another device
device-about = Open this link there within five minutes. It works once; this device keeps its seat too.
hand-over = Let a bot play for me
pause-match = Pause
go-home = To the games
leave-seat = Leave the table
leave-sure = A bot will play your seat to the end. You can come back by the link if the seat is still the bot’s.
end-match = End the match
end-match-sure = The match ends for everybody, without a result.
watching-count =
    { $count ->
        [0] Nobody is watching.
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
notice-lost = Connection lost. Trying again; what you do is kept and sent.
notice-resting = The server was restarted. The match goes on when all are back, or in a minute.
notice-paused = The match is paused.
notice-resume = Go on
notice-stood-in = A bot is playing for you.
notice-back = Take my seat back
votes-title = Vote
votes-host-away = The host, { $name }, is away. You can decide together:
votes-host-unseated = The host does not sit here. If the host is away, you can decide together:
votes-bot = A bot for { $name } ({ $count })
votes-end = End the match ({ $count })

result-you = You win!
result-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
result-nobody = Nobody wins
result-none = No result
result-none-about = The match was ended before it was decided.
result-scores = Points
result-winner = winner
result-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
result-again = Again
result-arrange = Change the table
result-table = To the table
result-replay = Replay
result-replay-copy = Copy replay link
result-look = Look at the table once more
result-wait = The host can start the next match.

rules-title = Rules
rules-all = All rules
rules-of = Rules of { $game }
rules-contents = Contents

screen-join = Join in
screen-waiting = The match begins soon.

replay-title = Replay
replay-as = See as
replay-public = everybody
replay-step = Step
replay-at = { $step } of { $steps }
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-back = One step back
replay-jump-on = To the next reveal
replay-jump-back = To the reveal before

illegal-unreachable = The server cannot be reached. Please try again in a moment.
hint-close = Put this hint away
