import { describe, expect, it } from 'vitest';
import { outagePlugin } from './server-outage.js';

const shell = new Response('shell');
const { fetchDidSucceed, handlerDidError } = outagePlugin(async () => shell);
const answered = (status: number, state: Record<string, unknown>) =>
  fetchDidSucceed({ response: new Response('from the server', { status }), state });

describe('a page response during a server outage', () => {
  it.each([500, 502, 503, 507])(
    'counts status %d as an outage, and keeps the body of the response',
    async (status) => {
      const state = {};
      await expect(answered(status, state)).rejects.toThrow(String(status));
      const shown = await handlerDidError({ state });
      expect([shown?.status, await shown?.text()]).toEqual([status, 'from the server']);
    },
  );

  it.each([200, 301, 404, 429])('passes status %d through', async (status) => {
    expect((await answered(status, {})).status).toBe(status);
  });

  it('is the app shell when the server sent no response', async () => {
    expect(await handlerDidError({ state: {} })).toBe(shell);
  });
});
