import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

/** Where the Studio app runs, and where this website does. */
const studio = process.env.STUDIO_URL ?? 'http://localhost:3000';
const port = Number(process.env.PORT ?? 8080);

const template = await readFile(new URL('./host.html', import.meta.url), 'utf8');

createServer((request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(template.replaceAll('STUDIO_URL', studio));
}).listen(port, () => console.log(`ready on http://localhost:${port}`));
