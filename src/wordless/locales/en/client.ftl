# What the browser client says around every game.

brand-name = Wordless
waiting-now = One moment…
close-window = Close
confirm-no = Keep playing
guest-name = Guest
team-number = Team { $number }
clock-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

language-title = Language

settings-title = Settings
pref-theme = Theme
theme-auto = same as device
theme-dark = dark
theme-light = light
pref-size = Text size
size-usual = normal
size-large = large
size-huge = very large
pref-sound = Sounds
pref-vibration = Vibrate when it’s my turn
pref-motion = Animations

home-title = Party games without words
home-line = A look, a gesture, a drawing: say it without words. Send your friends a link, or play right away with bots.
home-join = Join a table
home-code = Code
home-join-go = Join
home-games = Games
home-mine = Your tables
tile-players = { $least }–{ $most } players
tile-play = Play now
tile-open = Host a table
tile-learn = Learn in a minute
tile-solo = Alone { $solo } min, with friends { $group } min
learn-title = Guided match
learn-wait = Wait a moment: the others are playing.
learn-leave = Leave the guided match
learn-next = Next part
learn-play = Play a real match
learn-again = Once more
learn-offer = First time? A guided match takes a minute.
learn-skip = Play right away
goal-title = How to win
goal-start = Let’s play
goal-calm = No clock runs in your first match.
goal-sound = Sound
sound-on = Turn sound on
sound-off = Turn sound off
phase-open = not started
phase-playing = in progress
phase-over = finished

nowhere-title = Page not found
nowhere-home = All games

join-table = Table { $code }
join-name = Your name
join-any = You’ll get any free seat, or pick one at the table.
join-seat = Your seat: { $seat }
join-sit = Sit down
join-watch = Just watch
join-pick = Pick a seat
join-ask = Ask to join
join-asks = A match is on. The host can let you take a bot’s seat, and you’re in the next match anyway.
join-queued = The host knows you’d like to play. You’re in the next match, or sooner if the host lets you in.

seats-title = Seats
seat-number = Seat { $number }
seat-you = you
seat-self = You
seat-host = host
seat-bot = bot
seat-bot-for = a bot is playing for them
seat-away = away
seat-awaited = to play
seat-rename = Rename
seat-stand = Stand up
seat-sit-here = Sit here
seat-bot-level = Bot level
seat-bot-away = Remove the bot
seat-bot-stop = Stop the bot
seat-bot-stand-in = Let a bot play for them
seat-is-bot = A bot sits here. Anyone with the link can take its seat.
seat-is-free = This seat is free.
seat-is-here = At the table.
seat-is-away = Away at the moment.
seat-make-host = Make host
seat-kick = Remove

bot-name-0 = Anise
bot-name-1 = Basil
bot-name-2 = Clove
bot-name-3 = Dill
bot-name-4 = Fennel
bot-name-5 = Ginger
bot-name-6 = Juniper
bot-name-7 = Nutmeg
bot-name-8 = Pepper
bot-character-0 = Serene: plays slowly and lets nothing show.
bot-character-1 = Bold: doubts and dares sooner than others.
bot-character-2 = Careful: thinks long and risks little.
bot-character-3 = Quick: decides fast, and hesitates when in doubt.
bot-character-4 = Talkative: makes faces all the time.
bot-character-5 = Fiery: hurries most when it isn’t sure.
bot-character-6 = Dreamy: takes its time, and it shows.
bot-character-7 = Sly: you can hardly read this face.
bot-character-8 = Cheeky: bluffs with a smile.
level-easy = easy
level-normal = normal
level-hard = hard

before-seats = { $taken } of { $seats } seats taken
before-fill-level = Bot level
before-start = Start
before-start-bots =
    { $count ->
        [one] Start with { $count } bot
       *[other] Start with { $count } bots
    }
before-wait = The host will start the match.
before-result = Back to the result
invite-title = Invite
invite-code = Table code
invite-share = Share
invite-copy = Copy link
invite-copied = Copied.
invite-screen = Show on a big screen
qr-alt = QR code for the link
arrange-title = Choose a game
arrange-game = Game
arrange-seats = Players
arrange-fewer = One fewer player
arrange-more = One more player
options-title = Options
options-as-usual = default
options-unusual =
    { $count ->
        [0] default
        [one] { $count } changed
       *[other] { $count } changed
    }
options-set = Use these
options-all = Use all
teams-set = Use these teams
teams-usual = Automatic teams
house-title = This table
house-lock = Lock the table (no new players)
house-spectators = Allow spectators
house-lift =
    { $count ->
        [one] Let { $count } person come back
       *[other] Let { $count } people come back
    }
house-pace = Bot speed
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-instant = instant

title-awaited = Your turn
awaited-you = Your turn
awaited-together = Your turn too
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
log-title = What happened so far
log-open = Show everything that happened
log-nothing = Nothing has happened yet.
out-title = You’re out of this match.
out-watch = Watch
out-end = To the end
out-end-votes = To the end ({ $count } of { $people })
out-new = New match
out-hurried = The bots are playing it out.
menu-title = Menu
cover-on = Hide my secrets
cover-off = Show my secrets
cover-hold = Hold to peek
device-title = Continue on another device
device-about = Open this link on the other device within five minutes. It works once. This device keeps your seat too.
hand-over = Let a bot play for me
pause-match = Pause
go-home = All games
leave-seat = Leave the table
leave-sure = A bot will take over your seat. You can come back with the link as long as the bot still has it.
end-match = End the match
end-match-sure = The match ends for everyone, without a result.
watching-count =
    { $count ->
        [0] Nobody is watching.
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
notice-lost = Connection lost. Reconnecting… Your moves are kept and will be sent.
notice-waiting = The server has restarted. Play resumes when everyone is back, or in one minute.
notice-paused = The match is paused.
notice-asks = { $name } would like to join.
notice-admit = Let in
notice-not-now = Not now
notice-resume = Resume
notice-stood-in = A bot is playing for you.
notice-back = Take my seat back
votes-title = Vote
votes-host-away = The host, { $name }, is away. You can decide together:
votes-host-unseated = The host has no seat at this table. If the host is away, you can decide together:
votes-bot = Bot for { $name } ({ $count })
votes-end = End the match ({ $count })

result-you = You win!
result-lost = You lose
result-draw = A draw
result-drawn = A draw between { $names }
result-with = Together with { $names }
result-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
result-nobody = Nobody wins
result-none = No result
result-none-about = The match was stopped before anyone had won.
result-scores = Points
result-winner = winner
result-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
result-again = Play again
result-arrange = Change game or options
result-table = Back to the table
result-replay = Replay
result-replay-copy = Copy replay link
result-look = See the final table
result-decided = What decided it
result-moment = See it again
fair-noted = Fair deal: the cards were fixed before the first move.
fair-said = Fair deal: the seed fits the fingerprint the server gives.
fair-wrong = This deal doesn’t fit its fingerprint.
fair-how = How?
fair-title = How the deal is checked
fair-how-noted = All shuffling comes from one secret number, the seed. When the match began, the server gave your browser a fingerprint of it. Now it has shown the seed itself, and your browser has worked out the fingerprint again.
fair-how-said = All shuffling comes from one secret number, the seed. Your browser wasn’t there when the match began, so it compares the seed with the fingerprint the server gives now.
fair-commitment = Fingerprint, as told
fair-seed = Seed
fair-hash = Fingerprint, worked out here
fair-entries = The moves in this replay are those its digest was made of, in the same order.
fair-entries-wrong = The moves in this replay aren’t those its digest was made of.
fair-not-checked = Your browser doesn’t deal the cards again. The command “wordless verify” does, and replays every move by the rules.
result-wait = The host can start the next match.

rules-title = Rules
rules-all = All rules
rules-of = Rules of { $game }
rules-contents = Contents
rules-why = Why not?

screen-join = Join the game
screen-waiting = Starting soon.

replay-title = Replay
replay-of = { $game }: { $names }
replay-as = View as
replay-public = spectator
replay-step = Step
replay-at = { $step } of { $steps }
replay-play = Play
replay-pause = Pause
replay-on = Next step
replay-back = Previous step
replay-jump-on = Next reveal
replay-jump-back = Previous reveal
replay-moments =
    { $count ->
        [one] One key moment
       *[other] { $count } key moments
    }
replay-speed = Speed
replay-link = Copy a link to this moment

illegal-unreachable = Can’t reach the server. Please try again in a moment.
hint-close = Hide this tip
