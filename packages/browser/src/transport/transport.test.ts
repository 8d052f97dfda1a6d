import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
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

const NOON = 'Sat, 28 Nov 2026 12:00:00 GMT';

it('reports whether an answer came from the server or from the copy of the service worker', async () => {
  const answered = vi.fn();
  const fetch = vi
    .fn()
    .mockResolvedValueOnce(Response.json({ data: 1 }, { headers: { date: NOON } }))
    .mockResolvedValueOnce(Response.json({ data: 2 }, { headers: { [KEPT_HEADER]: '1', date: NOON } }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const dated = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const transport = createTransport({
    language: () => 'en',
    token: () => null,
    answered,
    deviceNow: () => 17,
    dated,
    sessionEnded: () => undefined,
  });
  expect((await transport(request)).body).toEqual({ data: 1 });
  expect((await transport(request)).body).toEqual({ data: 2 });
  await expect(transport(request)).rejects.toMatchObject({ code: 'network' });
  expect(answered.mock.calls).toEqual([['server'], ['device']]);
  // A stored response does not show the server's time.
  expect(dated.mock.calls).toEqual([[{ sentAt: 17, date: NOON }]]);
});

it('solves a challenge and repeats the call when the server requires a proof of work', async () => {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 7,
    deriveKey,
    hmacSignatureSecret: 'secret',
    hmacKeySignatureSecret: 'other',
  });
  const fetch = vi
    .fn<typeof globalThis.fetch>()
    .mockResolvedValueOnce(Response.json({ code: 'proof_of_work_required' }, { status: 428 }))
    .mockResolvedValueOnce(Response.json({ status: 'success', data: challenge }))
    .mockResolvedValueOnce(Response.json({ status: 'success' }));
  vi.stubGlobal('fetch', fetch);
  const transport = createTransport({
    language: () => 'en',
    token: () => null,
    deviceNow: () => 0,
    dated: () => undefined,
    sessionEnded: () => undefined,
  });
  const answer = await transport({
    ...request,
    method: 'POST',
    path: '/auth/register',
    body: { name: 'Ama' },
  });
  expect(answer.status).toBe(200);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    '/api/auth/register',
    '/api/auth/challenge',
    '/api/auth/register',
  ]);
  const header = new Headers(fetch.mock.calls[2]?.[1]?.headers).get('x-proof-of-work') ?? '';
  const payload = JSON.parse(atob(header.replaceAll('-', '+').replaceAll('_', '/'))) as {
    solution: { counter: number };
  };
  expect(payload.solution.counter).toBe(7);
});

it('returns the 428 response when the challenge cannot be fetched', async () => {
  const fetch = vi
    .fn()
    .mockResolvedValueOnce(Response.json({ code: 'proof_of_work_required' }, { status: 428 }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetch);
  const transport = createTransport({
    language: () => 'en',
    token: () => null,
    deviceNow: () => 0,
    dated: () => undefined,
    sessionEnded: () => undefined,
  });
  expect((await transport(request)).status).toBe(428);
});
