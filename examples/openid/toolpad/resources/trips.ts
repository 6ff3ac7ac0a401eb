import { currentUser, type User } from './lib/user';

interface Trip {
  id: number;
  traveler: string;
  destination: string;
  day: string;
}

const trips: Trip[] = [
  { id: 1, traveler: 'ada@fernwood.example', destination: 'Porto', day: '2027-04-12' },
  { id: 2, traveler: 'ben@fernwood.example', destination: 'Lyon', day: '2027-04-15' },
  { id: 3, traveler: 'ada@fernwood.example', destination: 'Bilbao', day: '2027-05-03' },
];

export async function whoAmI(): Promise<User> {
  return currentUser();
}

/** The trips of the user, or all trips for a manager. */
export async function listTrips(): Promise<Trip[]> {
  const { email, groups } = await currentUser();
  return groups.includes('managers') ? trips : trips.filter(({ traveler }) => traveler === email);
}
