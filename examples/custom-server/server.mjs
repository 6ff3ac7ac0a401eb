// Refuses what other websites ask for; see Security.
import './same-origin.mjs';
import express from 'express';
import { createHandler } from '@toolpad/studio';

const port = Number(process.env.PORT ?? 3000);
const base = '/tools';

/** The rooms, in memory; a real service would query its database. */
const rooms = [
  { id: 'oak', name: 'Oak', seats: 4, bookedBy: 'Ines' },
  { id: 'birch', name: 'Birch', seats: 8, bookedBy: null },
  { id: 'maple', name: 'Maple', seats: 12, bookedBy: 'Tomás' },
  { id: 'cedar', name: 'Cedar', seats: 20, bookedBy: 'Board' },
];

const app = express();

app.get('/', (request, response) => {
  response.send(`<!doctype html><title>Rooms</title>
    <h1>Rooms</h1><p><a href="${base}">Room desk</a></p>`);
});

app.get('/api/rooms', (request, response) => {
  response.json(rooms);
});

app.post('/api/rooms/:id/release', (request, response) => {
  const room = rooms.find(({ id }) => id === request.params.id);
  if (!room) {
    response.status(404).json({ message: `No room has the id ${request.params.id}.` });
    return;
  }
  if (!room.bookedBy) {
    response.status(409).json({ message: `${room.name} is not booked.` });
    return;
  }
  response.json(Object.assign(room, { bookedBy: null }));
});

// Middleware in front of the handler runs for every page and every query of the Studio app.
app.use(base, (request, response, next) => {
  response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
  next();
});

const dev = process.env.NODE_ENV !== 'production';
const studio = await createHandler({
  dev,
  dir: './toolpad',
  base,
});
app.use(base, studio.handler);

const server = app.listen(port, () => {
  console.log(`ready on http://localhost:${port}${base}`);
});

// Ctrl+C sends SIGINT, and platforms send SIGTERM. In production, requests in progress are answered
// first. In development, close() would also wait for the WebSocket of every open page.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    if (dev) {
      process.exit(0);
    }
    server.close(() => studio.dispose().then(() => process.exit(0)));
  });
}
