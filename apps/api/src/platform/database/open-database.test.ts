import pg from 'pg';
import { expect, it } from 'vitest';
import { surviveLostConnections } from './open-database.js';

it('survives connections that die while idle or in use', () => {
  const pool = new pg.Pool();
  surviveLostConnections(pool);
  const client = new pg.Client();
  pool.emit('connect', client);
  const lost = new Error('Connection terminated unexpectedly');
  expect(() => client.emit('error', lost)).not.toThrow();
  expect(() => pool.emit('error', lost, client)).not.toThrow();
});
