import { createDataProvider } from '@toolpad/studio/server';
import { alone, readRows, writeRows } from '../../lib/store';

type Booking = {
  id: number;
  customer: string;
  item: string;
  from: string;
  days: number;
  paid: boolean;
};

/** What users may enter. A request can contain any other field, such as `id` or `paid`. */
function readValues({ customer, item, from, days }: Partial<Booking>, former?: Booking) {
  const values = {
    customer: String(customer ?? former?.customer ?? '').trim(),
    item: String(item ?? former?.item ?? '').trim(),
    from: String(from ?? former?.from ?? '').slice(0, 10),
    days: Number(days ?? former?.days ?? 1),
  };
  if (!values.customer || !values.item) {
    throw new Error('a booking needs a customer and equipment');
  }
  const begins = new Date(values.from).toJSON()?.slice(0, 10);
  if (!/^\d{4}-/.test(values.from) || begins !== values.from) {
    throw new Error('a booking needs the date on which it begins');
  }
  if (!Number.isInteger(values.days) || values.days < 1 || values.days > 90) {
    throw new Error('a booking lasts from 1 to 90 days');
  }
  return values;
}

function find(bookings: Booking[], id: unknown): Booking {
  const booking = bookings.find((candidate) => candidate.id === Number(id));
  if (!booking) {
    throw new Error(`there is no booking ${id}`);
  }
  return booking;
}

export default createDataProvider<Booking>({
  async getRecords({ paginationModel: { start, pageSize }, sortModel }) {
    const bookings = await readRows<Booking>('bookings');
    const [order] = sortModel;
    if (order) {
      const field = order.field as keyof Booking;
      const direction = order.sort === 'desc' ? -1 : 1;
      bookings.sort((a, b) => direction * (Number(a[field] > b[field]) - Number(a[field] < b[field])));
    }
    return { records: bookings.slice(start, start + pageSize), totalCount: bookings.length };
  },

  async createRecord(values) {
    return alone(async () => {
      const bookings = await readRows<Booking>('bookings');
      const id = Math.max(0, ...bookings.map((booking) => booking.id)) + 1;
      const booking = { id, ...readValues(values), paid: false };
      await writeRows('bookings', [...bookings, booking]);
      return booking;
    });
  },

  async updateRecord(id, values) {
    return alone(async () => {
      const bookings = await readRows<Booking>('bookings');
      const booking = find(bookings, id);
      Object.assign(booking, readValues(values, booking));
      await writeRows('bookings', bookings);
      return booking;
    });
  },

  async deleteRecord(id) {
    await alone(async () => {
      const bookings = await readRows<Booking>('bookings');
      const booking = find(bookings, id);
      if (booking.paid) {
        throw new Error(`booking ${id} is paid and has to stay`);
      }
      await writeRows(
        'bookings',
        bookings.filter((candidate) => candidate !== booking),
      );
    });
  },
});
