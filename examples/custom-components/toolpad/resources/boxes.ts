export interface ParcelBox {
  id: string;
  name: string;
  width: number;
  height: number;
  depth: number;
}

const boxes: ParcelBox[] = [
  { id: 'S', name: 'Small', width: 25, height: 10, depth: 18 },
  { id: 'M', name: 'Medium', width: 40, height: 20, depth: 30 },
  { id: 'L', name: 'Large', width: 60, height: 40, depth: 40 },
  { id: 'P', name: 'Poster', width: 90, height: 12, depth: 12 },
];

export async function listBoxes(): Promise<ParcelBox[]> {
  return boxes;
}
