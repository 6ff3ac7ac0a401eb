import mysql, { type ResultSetHeader, type RowDataPacket } from 'mysql2/promise';

interface Ticket extends RowDataPacket {
  id: number;
  customer: string;
  subject: string;
  status: 'open' | 'waiting' | 'closed';
  hours: number;
  opened: string;
}

const pool = mysql.createPool({
  host: process.env.MYSQL_HOST,
  port: Number(process.env.MYSQL_PORT ?? 3306),
  user: process.env.MYSQL_USER,
  password: process.env.MYSQL_PASSWORD,
  database: process.env.MYSQL_DATABASE,
  dateStrings: true,
  decimalNumbers: true,
});

export async function listTickets(
  status: 'all' | 'open' | 'waiting' | 'closed',
  search = '',
): Promise<Ticket[]> {
  const [rows] = await pool.execute<Ticket[]>(
    `SELECT id, customer, subject, status, hours, opened
     FROM tickets
     WHERE (? = 'all' OR status = ?) AND (customer LIKE ? OR subject LIKE ?)
     ORDER BY opened DESC, id DESC`,
    [status, status, `%${search}%`, `%${search}%`],
  );
  return rows;
}

export async function addTicket(customer: string, subject: string): Promise<number> {
  if (!customer || !subject) {
    throw new Error('A ticket needs a customer and a subject.');
  }
  const [result] = await pool.execute<ResultSetHeader>(
    'INSERT INTO tickets (customer, subject, opened) VALUES (?, ?, CURRENT_DATE)',
    [customer, subject],
  );
  return result.insertId;
}

export async function closeTicket(id: number): Promise<void> {
  const [result] = await pool.execute<ResultSetHeader>(
    "UPDATE tickets SET status = 'closed' WHERE id = ?",
    [id],
  );
  if (result.affectedRows === 0) {
    throw new Error(`There is no ticket ${id}.`);
  }
}
