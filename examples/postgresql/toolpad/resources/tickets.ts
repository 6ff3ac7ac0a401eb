import { database } from './lib/database';

interface Ticket {
  id: number;
  customer: string;
  subject: string;
  status: 'open' | 'waiting' | 'closed';
  hours: number;
  opened: string;
}

export async function listTickets(
  status: 'all' | 'open' | 'waiting' | 'closed' = 'all',
  search = '',
): Promise<Ticket[]> {
  const { rows } = await database().query<Ticket>(
    `SELECT id, customer, subject, status, hours::float8 AS hours, opened::text AS opened
     FROM tickets
     WHERE ($1 = 'all' OR status = $1) AND (customer ILIKE $2 OR subject ILIKE $2)
     ORDER BY tickets.opened DESC, id DESC`,
    [status, `%${search}%`],
  );
  return rows;
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
  const { rows } = await database().query<{ id: number }>(
    'INSERT INTO tickets (customer, subject, opened) VALUES ($1, $2, CURRENT_DATE) RETURNING id',
    [readText(customer), readText(subject)],
  );
  return rows[0].id;
}

export async function closeTicket(id: number): Promise<void> {
  if (!Number.isInteger(id)) {
    throw new Error(`There is no ticket ${id}.`);
  }
  const { rowCount } = await database().query(
    "UPDATE tickets SET status = 'closed' WHERE id = $1",
    [id],
  );
  if (rowCount === 0) {
    throw new Error(`There is no ticket ${id}.`);
  }
}
