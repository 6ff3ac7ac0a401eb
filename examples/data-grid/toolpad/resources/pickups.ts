import { readRows, writeRows } from '../../lib/store';

export interface Pickup {
  id: number;
  time: string;
  customer: string;
  items: string[];
  done: boolean;
}

export async function listPickups(): Promise<Pickup[]> {
  return readRows<Pickup>('pickups');
}

export async function handOver(id: number): Promise<void> {
  const pickups = await readRows<Pickup>('pickups');
  await writeRows(
    'pickups',
    pickups.map((pickup) => (pickup.id === id ? { ...pickup, done: true } : pickup)),
  );
}
