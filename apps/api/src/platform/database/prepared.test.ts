import { expect, it } from 'vitest';
import { PreparingClient } from './prepared.js';

it('outlives a connection that dies while someone works with it', () => {
  const client = new PreparingClient();
  expect(() => client.emit('error', new Error('Connection terminated unexpectedly'))).not.toThrow();
});
