import { createClient, type Client } from '@libsql/client';

interface Ticket {
  id: number;
  customer: string;
  subject: string;
  status: 'open' | 'waiting' | 'closed';
  hours: number;
  opened: string;
}

// One client for the whole app: Studio bundles every file of this folder separately.
const shared = globalThis as typeof globalThis & { client?: Client };

function database(): Client {
  shared.client ??= createClient({ url: process.env.SQLITE_URL ?? 'file:data/helpdesk.db' });
  return shared.client;
}

export async function listTickets(
  status: 'all' | 'open' | 'waiting' | 'closed' = 'all',
  search = '',
): Promise<Ticket[]> {
  const { rows } = await database().execute({
    sql: `SELECT id, customer, subject, status, hours, opened
          FROM tickets
          WHERE (? = 'all' OR status = ?) AND (customer LIKE ? OR subject LIKE ?)
          ORDER BY opened DESC, id DESC`,
    args: [status, status, `%${search}%`, `%${search}%`],
  });
  return rows.map((row) => ({ ...row })) as unknown as Ticket[];
}

/** Trims a text. Throws if it is missing or too long: a request can contain anything. */
function readText(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : '';
  if (!text || text.length > 200) {
    throw new Error('A ticket needs a customer and a subject.');
  }
  return text;
}

export async function addTicket(customer: string, subject: string): Promise<number> {
  const { lastInsertRowid } = await database().execute({
    sql: 'INSERT INTO tickets (customer, subject, opened) VALUES (?, ?, CURRENT_DATE)',
    args: [readText(customer), readText(subject)],
  });
  return Number(lastInsertRowid);
}

export async function closeTicket(id: number): Promise<void> {
  if (!Number.isInteger(id)) {
    throw new Error(`There is no ticket ${id}.`);
  }
  const { rowsAffected } = await database().execute({
    sql: "UPDATE tickets SET status = 'closed' WHERE id = ?",
    args: [id],
  });
  if (rowsAffected === 0) {
    throw new Error(`There is no ticket ${id}.`);
  }
}
