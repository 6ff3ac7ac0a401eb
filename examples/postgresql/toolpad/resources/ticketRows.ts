import { createDataProvider } from '@toolpad/studio/server';
import { database } from './lib/database';

type Ticket = { id: number; customer: string; subject: string; status: string };

const FIELDS = ['id', 'customer', 'subject', 'status'] as const;
const STATUSES = ['open', 'waiting', 'closed'];

/** A column cannot be a placeholder, so it comes from the list. */
function column(name: string): string {
  const known = FIELDS.find((field) => field === name);
  if (!known) {
    throw new Error(`there is no column ${name}.`);
  }
  return known;
}

/** The values to store. Throws if they are not valid: a request can contain anything. */
function readValues(values: Partial<Ticket>, former?: Ticket) {
  const text = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 200) : '');
  const customer = text(values.customer ?? former?.customer);
  const subject = text(values.subject ?? former?.subject);
  const status = values.status ?? former?.status ?? 'open';
  if (!customer || !subject) {
    throw new Error('a ticket needs a customer and a subject.');
  }
  if (!STATUSES.includes(status)) {
    throw new Error('the status is open, waiting or closed.');
  }
  return [customer, subject, status];
}

export default createDataProvider<Ticket>({
  async getRecords({ paginationModel: { start, pageSize }, filterModel, sortModel }) {
    // A filter without a value is unfinished, except for `isEmpty` and `isNotEmpty`.
    const filters = filterModel.items.filter(
      ({ operator, value }) => value || operator.endsWith('Empty'),
    );
    if (filters.some(({ operator }) => operator !== 'contains')) {
      throw new Error('only the filter "contains" is available here.');
    }
    const conditions = filters.map(
      ({ field }, index) => `${column(field)}::text ILIKE $${index + 1}`,
    );
    const where = conditions.join(filterModel.logicOperator === 'or' ? ' OR ' : ' AND ') || 'true';
    const order = sortModel.map(
      ({ field, sort }) => `${column(field)} ${sort === 'asc' ? 'ASC' : 'DESC'}`,
    );
    const terms = filters.map(({ value }) => `%${value}%`);
    const { rows } = await database().query<Ticket>(
      `SELECT ${FIELDS.join(', ')} FROM tickets WHERE ${where}
       ORDER BY ${[...order, 'id DESC'].join(', ')}
       LIMIT $${terms.length + 1} OFFSET $${terms.length + 2}`,
      [...terms, pageSize, start],
    );
    const count = await database().query<{ total: number }>(
      `SELECT count(*)::int AS total FROM tickets WHERE ${where}`,
      terms,
    );
    return { records: rows, totalCount: count.rows[0].total };
  },

  async createRecord(values) {
    const { rows } = await database().query<Ticket>(
      `INSERT INTO tickets (customer, subject, status, opened) VALUES ($1, $2, $3, CURRENT_DATE)
       RETURNING ${FIELDS.join(', ')}`,
      readValues(values),
    );
    return rows[0];
  },

  async updateRecord(id, values) {
    const found = await database().query<Ticket>(
      `SELECT ${FIELDS.join(', ')} FROM tickets WHERE id = $1`,
      [Number.isInteger(id) ? id : 0],
    );
    if (found.rows.length === 0) {
      throw new Error(`there is no ticket ${id}.`);
    }
    const { rows } = await database().query<Ticket>(
      `UPDATE tickets SET customer = $2, subject = $3, status = $4 WHERE id = $1
       RETURNING ${FIELDS.join(', ')}`,
      [id, ...readValues(values, found.rows[0])],
    );
    return rows[0];
  },
});
