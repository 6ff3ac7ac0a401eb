import { alone, readRows, writeRows } from '../../lib/store';

export interface Item {
  id: number;
  photo: string;
  name: string;
  kind: 'Camera' | 'Lens' | 'Light' | 'Tripod';
  dailyRate: number;
  wear: number;
  bought: string;
  checkedAt: string;
  available: boolean;
  manual: string;
}

export async function listEquipment(): Promise<Item[]> {
  return readRows<Item>('equipment');
}

export async function deleteEquipment(id: number): Promise<void> {
  await alone(async () => {
    const items = await readRows<Item>('equipment');
    const item = items.find((candidate) => candidate.id === id);
    if (!item) {
      throw new Error(`No equipment has the id ${id}.`);
    }
    if (!item.available) {
      throw new Error(`${item.name} is rented out and cannot be deleted.`);
    }
    await writeRows(
      'equipment',
      items.filter((candidate) => candidate !== item),
    );
  });
}
