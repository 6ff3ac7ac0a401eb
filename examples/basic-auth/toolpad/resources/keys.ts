export interface Key {
  id: string;
  door: string;
  holder: string;
  since: string;
}

const keys: Key[] = [
  { id: 'K-014', door: 'Server room', holder: 'Ines Carvalho', since: '2026-11-02' },
  { id: 'K-021', door: 'Archive, basement', holder: 'Tom Adeyemi', since: '2026-10-19' },
  { id: 'K-033', door: 'Loading bay', holder: 'Marta Lindqvist', since: '2026-11-11' },
  { id: 'K-047', door: 'Roof hatch', holder: 'Facade cleaners', since: '2026-11-16' },
];

export async function listKeys(): Promise<Key[]> {
  return keys;
}
