import { createDataProvider } from '@toolpad/studio/server';
import { readRows, writeRows } from '../../lib/store';

type Booking = {
  id: number;
  customer: string;
  item: string;
  from: string;
  days: number;
  paid: boolean;
};

export default createDataProvider<Booking>({
  async getRecords({ paginationModel: { start, pageSize }, sortModel }) {
    const bookings = await readRows<Booking>('bookings');
    const [order] = sortModel;
    if (order) {
      const field = order.field as keyof Booking;
      const direction = order.sort === 'desc' ? -1 : 1;
      bookings.sort((a, b) => (a[field] > b[field] ? direction : -direction));
    }
    return { records: bookings.slice(start, start + pageSize), totalCount: bookings.length };
  },

  async createRecord(values) {
    const bookings = await readRows<Booking>('bookings');
    const id = Math.max(0, ...bookings.map((booking) => booking.id)) + 1;
    const booking = { ...values, id };
    await writeRows('bookings', [...bookings, booking]);
    return booking;
  },

  async updateRecord(id, values) {
    const bookings = await readRows<Booking>('bookings');
    const index = bookings.findIndex((booking) => booking.id === Number(id));
    bookings[index] = { ...bookings[index], ...values };
    await writeRows('bookings', bookings);
    return bookings[index];
  },

  async deleteRecord(id) {
    const bookings = await readRows<Booking>('bookings');
    const booking = bookings.find((candidate) => candidate.id === Number(id));
    if (booking?.paid) {
      throw new Error(`booking ${id} is paid and has to stay`);
    }
    await writeRows(
      'bookings',
      bookings.filter((candidate) => candidate.id !== Number(id)),
    );
  },
});
