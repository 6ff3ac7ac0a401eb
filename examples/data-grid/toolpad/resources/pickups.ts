import { alone, readRows, writeRows } from '../../lib/store';

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
  await alone(async () => {
    const pickups = await readRows<Pickup>('pickups');
    const pickup = pickups.find((candidate) => candidate.id === id);
    if (!pickup) {
      throw new Error(`No pick-up has the id ${id}.`);
    }
    if (pickup.done) {
      throw new Error(`${pickup.customer} has already picked everything up.`);
    }
    pickup.done = true;
    await writeRows('pickups', pickups);
  });
}
