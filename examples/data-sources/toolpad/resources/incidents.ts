import { callCarrier } from './lib/carrier';

interface Incident {
  no: string;
  parcel: string;
  text: string;
  reported: string;
}

export async function listIncidents(): Promise<Incident[]> {
  const response = await callCarrier('/incidents');
  const { incidents } = (await response.json()) as { incidents: Incident[] };
  return incidents;
}

export async function reportIncident(parcel: string, text: string): Promise<Incident> {
  if (!/^KV-\d+$/.test(parcel)) {
    throw new Error('A parcel number looks like KV-1042.');
  }
  if (typeof text !== 'string' || text.length > 500) {
    throw new Error('Describe the incident in at most 500 characters.');
  }
  const response = await callCarrier('/incidents', { method: 'POST', body: { parcel, text } });
  return (await response.json()) as Incident;
}
