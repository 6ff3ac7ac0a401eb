export interface Delivery {
  id: string;
  name: string;
  parcels: number;
  latitude: number;
  longitude: number;
}

const deliveries: Delivery[] = [
  { id: 'L-201', name: 'Mercado da Ribeira', parcels: 12, latitude: 38.7068, longitude: -9.1459 },
  { id: 'L-202', name: 'Livraria do Chiado', parcels: 4, latitude: 38.7105, longitude: -9.1421 },
  { id: 'L-203', name: 'Hospital de São José', parcels: 9, latitude: 38.7188, longitude: -9.1367 },
  { id: 'L-204', name: 'Miradouro da Graça', parcels: 2, latitude: 38.7163, longitude: -9.1311 },
  { id: 'L-205', name: 'Panteão Nacional', parcels: 6, latitude: 38.715, longitude: -9.1247 },
];

export async function listDeliveries(): Promise<Delivery[]> {
  return deliveries;
}
