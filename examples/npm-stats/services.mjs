import { startStandIn } from './stand-in.mjs';

/** Starts the stand-in for npm's downloads API; the app finds it through the variable. */
export default async function start() {
  const { url, stop } = await startStandIn();
  return { env: { NPM_DOWNLOADS_API: url }, stop };
}
