interface CarrierRequest {
  method?: 'GET' | 'POST' | 'PATCH';
  /** Sent as JSON. */
  body?: unknown;
}

/** Calls the carrier's API. Its URL and the key come from the server's environment only. */
export async function callCarrier(path: string, { method, body }: CarrierRequest = {}) {
  const { CARRIER_API_URL: api, CARRIER_API_KEY: key } = process.env;
  if (!api || !key) {
    throw new Error('Set CARRIER_API_URL and CARRIER_API_KEY on the server.');
  }
  const response = await fetch(api + path, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-Api-Key': key },
    body: body === undefined ? undefined : JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) {
    throw new Error(`The carrier answered with status ${response.status}.`);
  }
  return response;
}
