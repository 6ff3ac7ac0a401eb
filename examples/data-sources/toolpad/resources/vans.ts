import { listParcels } from './parcels';

/** What is still to be delivered, one row per van. */
export async function vanLoads() {
  const loads = new Map<string, { van: string; parcels: number; kilograms: number }>();
  for (const { van, weight, status } of await listParcels()) {
    const load = loads.get(van) ?? { van, parcels: 0, kilograms: 0 };
    if (status !== 'Delivered') {
      load.parcels += 1;
      load.kilograms += weight;
    }
    loads.set(van, load);
  }
  return [...loads.values()];
}
