interface Parcel {
  number: string;
  weight: number;
  van: string;
  status: 'At the depot' | 'On the road' | 'Delivered';
}

async function readParcels(): Promise<Parcel[]> {
  const response = await fetch(`${process.env.CARRIER_API_URL}/parcels`, {
    headers: { 'x-api-key': process.env.CARRIER_API_KEY ?? '' },
  });
  if (!response.ok) {
    throw new Error(`The carrier answered with ${response.status}.`);
  }
  const { parcels } = (await response.json()) as { parcels: Parcel[] };
  return parcels;
}

/** What is still to be delivered, one row per van. */
export async function vanLoads() {
  const loads = new Map<string, { van: string; parcels: number; kilograms: number }>();
  for (const { van, weight, status } of await readParcels()) {
    const load = loads.get(van) ?? { van, parcels: 0, kilograms: 0 };
    if (status !== 'Delivered') {
      load.parcels += 1;
      load.kilograms += weight;
    }
    loads.set(van, load);
  }
  return [...loads.values()];
}
