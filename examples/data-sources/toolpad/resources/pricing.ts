export type Zone = 'City' | 'Region' | 'Abroad';

export interface Extras {
  insured?: boolean;
  signature?: boolean;
}

const base: Record<Zone, number> = { City: 6, Region: 9.5, Abroad: 21 };

/** The price of a delivery in euros. */
export async function quotePrice(
  weight: number,
  zone: Zone,
  express = false,
  extras: Extras = {},
): Promise<number> {
  if (!(weight > 0 && weight <= 30)) {
    throw new Error('We carry parcels from 0 to 30 kg.');
  }
  if (!Object.hasOwn(base, zone)) {
    throw new Error('Choose a zone.');
  }
  const price = base[zone] + weight * 0.5 + (extras.insured ? 4 : 0) + (extras.signature ? 1.5 : 0);
  return express ? price * 2 : price;
}
