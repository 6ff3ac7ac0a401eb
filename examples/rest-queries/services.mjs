import { startCarrier } from '../data-sources/services.mjs';

/** Starts the carrier's API where the page file looks for it, without a key. */
export default async function services() {
  const { stop } = await startCarrier({ port: 4010 });
  return { env: {}, stop };
}
