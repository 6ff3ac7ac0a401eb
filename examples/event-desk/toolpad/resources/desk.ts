export interface Session {
  time: string;
  title: string;
  room: string;
}

export interface Attendee {
  id: number;
  name: string;
  company: string;
  ticket: 'Standard' | 'Workshop' | 'Speaker';
  paid: boolean;
  arrived: boolean;
}

export type TicketFilter = 'All' | 'Standard' | 'Workshop' | 'Speaker';

const opening: Session = { time: '09:30', title: 'Welcome and opening', room: 'Main hall' };
const evening: Session = { time: '18:00', title: 'Dinner at the harbor', room: 'Pier 3' };

const sessions: Record<Attendee['ticket'], Session[]> = {
  Standard: [opening, { time: '11:00', title: 'Talks, first block', room: 'Main hall' }, evening],
  Workshop: [
    opening,
    { time: '11:00', title: 'Workshop: maps that load fast', room: 'Room 4' },
    { time: '14:00', title: 'Workshop: forms people finish', room: 'Room 2' },
    evening,
  ],
  Speaker: [
    { time: '08:45', title: 'Sound check', room: 'Main hall' },
    opening,
    { time: '13:30', title: 'Speakers meet', room: 'Green room' },
    evening,
  ],
};

const attendees: Attendee[] = [
  person(1, 'Ingrid Solberg', 'Fjordlys', 'Workshop', { arrived: true }),
  person(2, 'Mateusz Nowak', 'Baltic Freight', 'Standard'),
  person(3, 'Aoife Brennan', 'Harbour Labs', 'Speaker', { arrived: true }),
  person(4, 'Yusuf Demir', 'Demir Optik', 'Standard'),
  person(5, 'Chiara Fontana', 'Studio Fontana', 'Workshop'),
  person(6, 'Jonas Lindqvist', 'Norrsken Data', 'Standard', { arrived: true }),
  person(7, 'Priya Raman', 'Tidewater Health', 'Speaker'),
  person(8, 'Lukas Weber', 'Weber Druck', 'Standard', { paid: false }),
];

function person(
  id: number,
  name: string,
  company: string,
  ticket: Attendee['ticket'],
  { paid = true, arrived = false } = {},
): Attendee {
  return { id, name, company, ticket, paid, arrived };
}

function find(id: number): Attendee {
  const attendee = attendees.find((candidate) => candidate.id === id);
  if (!attendee) {
    throw new Error(`Nobody has the number ${id}.`);
  }
  return attendee;
}

export async function listAttendees(search: string, ticket: TicketFilter): Promise<Attendee[]> {
  return attendees.filter(
    (attendee) =>
      attendee.name.toLowerCase().includes(search.toLowerCase()) &&
      (ticket === 'All' || attendee.ticket === ticket),
  );
}

export async function getAttendee(id: string): Promise<Attendee & { sessions: Session[] }> {
  const attendee = find(Number(id));
  return { ...attendee, sessions: sessions[attendee.ticket] };
}

export async function checkInAttendee(id: number): Promise<Attendee> {
  const attendee = find(id);
  if (!attendee.paid) {
    throw new Error(`The ticket of ${attendee.name} is not paid yet.`);
  }
  attendee.arrived = true;
  return attendee;
}
