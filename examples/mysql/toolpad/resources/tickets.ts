import mysql, { type ResultSetHeader, type RowDataPacket } from 'mysql2/promise';

interface Ticket extends RowDataPacket {
  id: number;
  customer: string;
  subject: string;
  status: 'open' | 'waiting' | 'closed';
  hours: number;
  opened: string;
}

// One pool for the whole app: Studio bundles every file of this folder separately.
const shared = globalThis as typeof globalThis & { pool?: mysql.Pool };

function database(): mysql.Pool {
  shared.pool ??= mysql.createPool({
    host: process.env.MYSQL_HOST,
    port: Number(process.env.MYSQL_PORT ?? 3306),
    user: process.env.MYSQL_USER,
    password: process.env.MYSQL_PASSWORD,
    database: process.env.MYSQL_DATABASE,
    connectionLimit: 10,
    dateStrings: true,
    decimalNumbers: true,
  });
  return shared.pool;
}

export async function listTickets(
  status: 'all' | 'open' | 'waiting' | 'closed' = 'all',
  search = '',
): Promise<Ticket[]> {
  const [rows] = await database().execute<Ticket[]>(
    `SELECT id, customer, subject, status, hours, opened
     FROM tickets
     WHERE (? = 'all' OR status = ?) AND (customer LIKE ? OR subject LIKE ?)
     ORDER BY opened DESC, id DESC`,
    [status, status, `%${search}%`, `%${search}%`],
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
  const [result] = await database().execute<ResultSetHeader>(
    'INSERT INTO tickets (customer, subject, opened) VALUES (?, ?, CURRENT_DATE)',
    [readText(customer), readText(subject)],
  );
  return result.insertId;
}

export async function closeTicket(id: number): Promise<void> {
  if (!Number.isInteger(id)) {
    throw new Error(`There is no ticket ${id}.`);
  }
  const [result] = await database().execute<ResultSetHeader>(
    "UPDATE tickets SET status = 'closed' WHERE id = ?",
    [id],
  );
  if (result.affectedRows === 0) {
    throw new Error(`There is no ticket ${id}.`);
  }
}
