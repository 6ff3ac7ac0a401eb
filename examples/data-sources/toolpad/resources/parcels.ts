import { callCarrier } from './lib/carrier';

const STATUSES = ['At the depot', 'On the road', 'Delivered'];

export interface Parcel {
  number: string;
  customer: string;
  weight: number;
  van: string;
  status: string;
}

/** The parcels with this status; all of them for any other value. */
export async function listParcels(status = '') {
  const query = STATUSES.includes(status) ? `?${new URLSearchParams({ status })}` : '';
  const response = await callCarrier(`/parcels${query}`);
  const { parcels } = (await response.json()) as { parcels: Parcel[] };
  return parcels.map((parcel) => ({ ...parcel, id: parcel.number }));
}

export async function markDelivered(number: string): Promise<void> {
  if (!/^KV-\d+$/.test(number)) {
    throw new Error(`No parcel has the number ${number}.`);
  }
  await callCarrier(`/parcels/${number}`, { method: 'PATCH', body: { status: 'Delivered' } });
}

export async function readNotice(): Promise<string> {
  return (await callCarrier('/notice')).text();
}
