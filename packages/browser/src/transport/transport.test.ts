import { afterEach, expect, it, vi } from 'vitest';
import { KEPT_HEADER } from '../worker-messages/worker-messages.js';
import { createTransport } from './transport.js';

const request = {
  method: 'GET',
  path: '/hives',
  headers: {},
  body: undefined,
  download: false,
  signal: undefined,
  onProgress: undefined,
} as const;

afterEach(() => void vi.unstubAllGlobals());

it('says whether the server answered or what the service worker had kept', async () => {
  const answered = vi.fn();
  const fetch = vi
    .fn()
    .mockResolvedValueOnce(Response.json({ data: 1 }))
    .mockResolvedValueOnce(Response.json({ data: 2 }, { headers: { [KEPT_HEADER]: '1' } }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetch);
  const transport = createTransport({
    language: () => 'en',
    token: () => null,
    answered,
    sessionEnded: () => undefined,
  });
  expect((await transport(request)).body).toEqual({ data: 1 });
  expect((await transport(request)).body).toEqual({ data: 2 });
  await expect(transport(request)).rejects.toMatchObject({ code: 'network' });
  expect(answered.mock.calls).toEqual([['server'], ['device']]);
});
