import assert from 'node:assert/strict';
import { ask, checkTickets } from './checkTickets.mjs';

/** @param {import('../scripts/check.mjs').Visit} visit */
export default async function check(visit) {
  await checkTickets(visit);
  const { error } = await ask(visit, 'tickets', {});
  assert.match(error.message, /must not contain undefined/);
}
