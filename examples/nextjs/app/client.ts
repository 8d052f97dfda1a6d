import { createClient } from '@campushive/contract/client';

/** Asks the campus server directly, as a visitor: for what is rendered here before a browser has it. */
export const client = createClient(async ({ path }) => {
  const server = process.env['SERVER'] ?? 'http://localhost:4000';
  const answer = await fetch(`${server}/api${path}`, { cache: 'no-store' });
  return { status: answer.status, body: await answer.json() };
});
