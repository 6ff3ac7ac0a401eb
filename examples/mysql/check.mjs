import assert from 'node:assert/strict';
import mysql from 'mysql2/promise';
import { checkTickets } from './checkTickets.mjs';

/** @param {import('../scripts/check.mjs').Visit} visit */
export default async function check(visit) {
  await checkTickets(visit);
  await refuseUndefined(visit.env);
}

/** The error message of the page, of a function whose parameter has neither a value nor a default. */
async function refuseUndefined({ MYSQL_HOST: host, MYSQL_PORT: port, ...env }) {
  const { MYSQL_USER: user, MYSQL_PASSWORD: password } = env;
  const connection = await mysql.createConnection({ host, port: Number(port), user, password });
  try {
    await assert.rejects(connection.execute('SELECT ?', [undefined]), {
      message: /^Bind parameters must not contain undefined\./,
    });
  } finally {
    await connection.end();
  }
}
