export interface Shift {
  id: number;
  service: string;
  onCall: string;
  phone: string;
  until: string;
}

const shifts: Shift[] = [
  { id: 1, service: 'Checkout', onCall: 'Amara Osei', phone: '+44 20 7946 0101', until: 'Monday' },
  { id: 2, service: 'Search', onCall: 'Jonas Lind', phone: '+44 20 7946 0116', until: 'Monday' },
  { id: 3, service: 'Payments', onCall: 'Mei Tanaka', phone: '+44 20 7946 0142', until: 'Friday' },
  { id: 4, service: 'Warehouse', onCall: 'Rui Faria', phone: '+44 20 7946 0177', until: 'Sunday' },
];

export async function listShifts(): Promise<Shift[]> {
  return shifts;
}

/** Where the app runs, from the variables that the platform sets. */
export async function describeServer() {
  return {
    region: process.env.REGION ?? 'not set',
    mode: process.env.NODE_ENV ?? 'not set',
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
  };
}
