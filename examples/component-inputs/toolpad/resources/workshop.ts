interface Supplier {
  id: number;
  company: string;
  town: string;
  phone: string;
}

const suppliers: Supplier[] = [
  { id: 1, company: 'Nordlys Timber', town: 'Bergen', phone: '+47 55 00 01 20' },
  { id: 2, company: 'Fjell Fittings', town: 'Voss', phone: '+47 55 00 02 31' },
  { id: 3, company: 'Havn Paints', town: 'Bergen', phone: '+47 55 00 04 18' },
  { id: 4, company: 'Sletta Tools', town: 'Oslo', phone: '+47 22 00 07 45' },
];

export async function listSuppliers(search: string): Promise<Supplier[]> {
  const text = search.trim().toLowerCase();
  return suppliers.filter((supplier) =>
    `${supplier.company} ${supplier.town}`.toLowerCase().includes(text),
  );
}

interface NewSupplier {
  company: string;
  town: string;
  phone?: string;
  pin: string;
}

export async function addSupplier(supplier: NewSupplier): Promise<Supplier> {
  const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  const company = trimmed(supplier?.company);
  const town = trimmed(supplier?.town);
  const phone = trimmed(supplier?.phone);
  if (!company || !/^\d{6}$/.test(trimmed(supplier?.pin))) {
    throw new Error('A supplier needs a company and a PIN of six digits.');
  }
  if (suppliers.some((other) => other.company === company)) {
    throw new Error(`${company} is on the list already.`);
  }
  const added = { id: suppliers.length + 1, company, town: town || '–', phone: phone || '–' };
  suppliers.push(added);
  return added;
}

interface Booking {
  id: number;
  day: string;
  room: string;
  team: string;
}

const bookings: Booking[] = [
  { id: 1, day: '2025-05-05', room: 'Loft', team: 'Purchasing' },
  { id: 2, day: '2025-05-08', room: 'Workshop', team: 'Apprentices' },
  { id: 3, day: '2025-05-14', room: 'Loft', team: 'Service' },
  { id: 4, day: '2025-05-22', room: 'Workshop', team: 'Purchasing' },
];

/** Whether the value of a date picker is a day that exists. Any other value sets no limit. */
function isDay(value: string | null): value is string {
  return /^\d{4}-/.test(value ?? '') && new Date(value ?? '').toJSON()?.slice(0, 10) === value;
}

export async function listBookings(from: string | null, until: string | null): Promise<Booking[]> {
  return bookings
    .filter(({ day }) => (!isDay(from) || day >= from) && (!isDay(until) || day <= until))
    .sort((one, other) => one.day.localeCompare(other.day));
}

interface NewBooking {
  day: string;
  team: string;
}

export async function bookRoom(booking: NewBooking): Promise<Booking> {
  const day = booking?.day;
  const team = typeof booking?.team === 'string' ? booking.team.trim() : '';
  if (!isDay(day)) {
    throw new Error('Choose a day that exists.');
  }
  if (day < '2025-01-01') {
    throw new Error('Bookings start in 2025.');
  }
  if (!team) {
    throw new Error('Enter a team.');
  }
  const added = { id: bookings.length + 1, day, room: 'Loft', team };
  bookings.push(added);
  return added;
}

/** The numbers of the orders, and whether their labels are printed. */
const orders = new Map([[4821, false]]);

export async function printLabels(order: number) {
  const isPrinted = orders.get(order);
  if (isPrinted === undefined) {
    throw new Error(`There is no order ${order}.`);
  }
  if (isPrinted) {
    throw new Error(`The labels of order ${order} are already printed.`);
  }
  // Before the wait, so that a second click does not print them again.
  orders.set(order, true);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return { order, labels: 24, printer: 'the packing room' };
}
