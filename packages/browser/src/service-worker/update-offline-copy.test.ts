import { afterEach, expect, it, vi } from 'vitest';
import { updateOfflineCopy } from './update-offline-copy.js';

afterEach(() => vi.unstubAllGlobals());

const copy = {
  call: 'threads.messages',
  input: { id: '01a2', cursor: undefined, limit: 50 },
  answer: { data: [{ id: '1' }], pagination: { nextCursor: null, limit: 50 } },
} as const;

it('sends the response to the service worker under the URL of its call', () => {
  const postMessage = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
  updateOfflineCopy('/api', copy);
  expect(postMessage.mock.calls).toEqual([
    [
      {
        type: 'update',
        url: `${window.location.origin}/api/threads/01a2/messages?limit=50`,
        body: JSON.stringify({ status: 'success', ...copy.answer }),
      },
    ],
  ]);
});

it('does nothing in a browser without service workers', () => {
  vi.stubGlobal('navigator', {});
  expect(() => updateOfflineCopy('/api', copy)).not.toThrow();
});
