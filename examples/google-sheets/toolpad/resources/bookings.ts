import { auth, sheets } from '@googleapis/sheets';

const api = sheets({
  version: 'v4',
  auth: new auth.JWT({
    email: process.env.GOOGLE_CLIENT_EMAIL,
    key: process.env.GOOGLE_PRIVATE_KEY?.replace(/\\n/g, '\n'),
    scopes: ['https://www.googleapis.com/auth/spreadsheets'],
  }),
});

const spreadsheetId = process.env.BOOKINGS_SHEET_ID;

const VEHICLES = ['Van', 'Minibus', 'Cargo bike'];

export interface Booking {
  /** The row of the sheet. */
  id: number;
  date: string;
  vehicle: string;
  driver: string;
  purpose: string;
  returned: boolean;
}

export async function listBookings(): Promise<Booking[]> {
  const { data } = await api.spreadsheets.values.get({ spreadsheetId, range: 'Bookings!A2:E' });
  return (data.values ?? []).map(([date, vehicle, driver, purpose, returned], index) => ({
    id: index + 2,
    date,
    vehicle,
    driver,
    purpose,
    returned: returned === 'yes',
  }));
}

/** Whether a value is a day that exists, such as 2026-03-02. */
function isDay(value: unknown): value is string {
  return /^\d{4}-/.test(String(value)) && new Date(String(value)).toJSON()?.slice(0, 10) === value;
}

/** A request can contain anything: text without spaces around it, or nothing. */
function readText(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, 200) : '';
}

export async function addBooking(
  date: string,
  vehicle: 'Van' | 'Minibus' | 'Cargo bike',
  driver: string,
  purpose: string,
): Promise<void> {
  const name = readText(driver);
  if (!isDay(date) || !VEHICLES.includes(vehicle) || !name) {
    throw new Error('A booking needs a date, a vehicle and a driver.');
  }
  await api.spreadsheets.values.append({
    spreadsheetId,
    range: 'Bookings!A:E',
    valueInputOption: 'RAW',
    insertDataOption: 'INSERT_ROWS',
    requestBody: { values: [[date, vehicle, name, readText(purpose), '']] },
  });
}

export async function markReturned(id: number): Promise<void> {
  // The id becomes part of a range: anything but the number of a booking would reach other cells.
  const bookings = await listBookings();
  if (!bookings.some((booking) => booking.id === id)) {
    throw new Error(`There is no booking in row ${id}.`);
  }
  await api.spreadsheets.values.update({
    spreadsheetId,
    range: `Bookings!E${id}`,
    valueInputOption: 'RAW',
    requestBody: { values: [['yes']] },
  });
}
