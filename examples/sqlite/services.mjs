import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Creates the database file of the running copy anew. */
export default async function createDatabase(folder) {
  const file = path.join(folder, 'data/helpdesk.db');
  await mkdir(path.dirname(file), { recursive: true });
  const client = createClient({ url: `file:${file}` });
  await client.executeMultiple(
    `DROP TABLE IF EXISTS tickets; ${await readFile(path.join(here, 'database/schema.sql'), 'utf8')}`,
  );
  client.close();
  return { env: {}, stop: async () => {} };
}
