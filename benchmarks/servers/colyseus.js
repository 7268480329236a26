// Colyseus: a card swap with secret hands at tables of six; each client gets its own message at once.
// argv: port. Seat reservations for the load generator: GET :port+1/seats?T=n, one websocket path a line.
const { Server, Room, matchMaker } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const http = require('http');
const S = 6, H = 5;

class TableRoom extends Room {
  onCreate(options) {
    this.maxClients = S;
    this.seatReservationTimeout = 120;
    this.autoDispose = false;
    this.maxMessagesPerSecond = Infinity;
    this.table = 't' + String(options.table).padStart(4, '0');
    this.n = 0;
    this.turn = 0;
    this.seatOf = new Map();
    this.hands = [...Array(S).keys()].map(s => [...Array(H).keys()].map(i => s * H + i + 1));
    this.onMessage('move', (client, m) => {
      const seat = this.seatOf.get(client.sessionId);
      const legal = seat === this.turn && m.slot >= 0 && m.slot < H && m.to >= 0 && m.to < S && m.to !== seat;
      if (!legal) return client.send('refused', {});
      const a = this.hands[seat], b = this.hands[m.to], x = a[m.slot];
      a[m.slot] = b[m.slot];
      b[m.slot] = x;
      this.n++;
      this.turn = (seat + 1) % S;
      for (const c of this.clients) {
        const you = this.seatOf.get(c.sessionId);
        c.send('ev', { table: this.table, seq: this.n, by: seat, act: 'swap', slot: m.slot, to: m.to, turn: this.turn, you, hand: this.hands[you], cid: m.cid, sizes: [5, 5, 5, 5, 5, 5] });
      }
    });
  }
  onJoin(client, options) { this.seatOf.set(client.sessionId, options.seat); }
}

const port = +process.argv[2];
const server = new Server({ greet: false, transport: new WebSocketTransport({ pingInterval: 0 }) });
server.define('table', TableRoom);
server.listen(port, '127.0.0.1').then(() => http.createServer(async (req, res) => {
  const T = +new URL(req.url, 'http://x').searchParams.get('T'), out = [];
  for (let t = 0; t < T; t++) {
    let id;
    for (let s = 0; s < S; s++) {
      const r = s === 0 ? await matchMaker.create('table', { table: t, seat: 0 }) : await matchMaker.joinById(id, { table: t, seat: s });
      id = r.roomId || r.room.roomId;
      out.push(`/${r.processId || r.room.processId}/${id}?sessionId=${r.sessionId}`);
    }
  }
  res.end(out.join('\n') + '\n');
}).listen(port + 1, '127.0.0.1'));
