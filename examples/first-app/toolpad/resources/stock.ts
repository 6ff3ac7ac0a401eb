export interface Part {
  id: number;
  name: string;
  category: string;
  inStock: number;
  reorderAt: number;
}

const parts: Part[] = [
  { id: 1, name: 'Ball bearing 6204', category: 'Bearings', inStock: 42, reorderAt: 20 },
  { id: 2, name: 'Ball bearing 6305', category: 'Bearings', inStock: 8, reorderAt: 15 },
  { id: 3, name: 'Needle bearing HK2020', category: 'Bearings', inStock: 31, reorderAt: 10 },
  { id: 4, name: 'V-belt A42', category: 'Belts', inStock: 17, reorderAt: 12 },
  { id: 5, name: 'Timing belt HTD 5M', category: 'Belts', inStock: 4, reorderAt: 6 },
  { id: 6, name: 'Oil filter W712', category: 'Filters', inStock: 3, reorderAt: 10 },
  { id: 7, name: 'Air filter C2510', category: 'Filters', inStock: 26, reorderAt: 10 },
];

/** How many pieces of a part there is room for. */
const SHELF = 50;

export type Category = 'All' | 'Bearings' | 'Belts' | 'Filters';

export async function listParts(category: Category): Promise<Part[]> {
  return category === 'All' ? parts : parts.filter((part) => part.category === category);
}

export async function restockPart(id: number, amount: number): Promise<Part> {
  const part = parts.find((candidate) => candidate.id === id);
  if (!part) {
    throw new Error(`No part has the id ${id}.`);
  }
  if (!Number.isInteger(amount) || amount < 1 || amount > 1000) {
    throw new Error('Restock from 1 to 1000 pieces.');
  }
  if (part.inStock + amount > SHELF) {
    throw new Error(`${part.name}: a shelf holds ${SHELF} pieces.`);
  }
  part.inStock += amount;
  return part;
}
