// boardgame.io: a card swap with secret hands (playerView) at tables of six, in-memory storage. argv: port.
const { Server } = require('boardgame.io/server');
const S = 6, H = 5;
const swap = {
  name: 'swap', minPlayers: S, maxPlayers: S, disableUndo: true,
  setup: () => ({ hands: Object.fromEntries([...Array(S).keys()].map(s => [s, [...Array(H).keys()].map(i => s * H + i + 1)])), last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { swap: ({ G, playerID }, slot, to) => {
    if (!(slot >= 0 && slot < H && to >= 0 && to < S && to !== +playerID)) return 'INVALID_MOVE';
    const a = G.hands[playerID], b = G.hands[to], x = a[slot]; a[slot] = b[slot]; b[slot] = x;
    G.last = [+playerID, slot, to];
  } },
  playerView: ({ G, playerID }) => ({ last: G.last, hand: G.hands[playerID], sizes: Object.values(G.hands).map(h => h.length) }),
};
Server({ games: [swap], origins: ['*'] }).run({ port: +process.argv[2], host: '127.0.0.1' });
