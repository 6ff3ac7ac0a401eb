import pg from 'pg';

// One pool for the whole app: Studio bundles every file of this folder separately.
const shared = globalThis as typeof globalThis & { pool?: pg.Pool };

/** The pool, created with the first call. */
export function database(): pg.Pool {
  if (!shared.pool) {
    const pool = new pg.Pool({
      connectionString: process.env.DATABASE_URL,
      max: 10,
      connectionTimeoutMillis: 5000,
    });
    // Without this, the loss of an idle connection ends the app.
    pool.on('error', (error) => console.error(error.message));
    shared.pool = pool;
  }
  return shared.pool;
}
