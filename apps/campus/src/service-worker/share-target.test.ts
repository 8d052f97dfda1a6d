import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@campushive/contract/limits';
import { RECEIVED, RECEIVED_FOR, RECEIVED_NOTE } from '@campushive/browser/worker-messages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteOldShare, receiveShare } from './share-target.js';

let stored: Map<string, Response>;
let isFull: boolean;

beforeEach(() => {
  stored = new Map();
  isFull = false;
  let exists = false;
  const cache = {
    match: async (path: string) => stored.get(path)?.clone(),
    async put(path: string, response: Response) {
      if (isFull) throw new DOMException('No room', 'QuotaExceededError');
      stored.set(path, response);
    },
  };
  vi.stubGlobal('caches', {
    async open(name: string) {
      expect(name).toBe(RECEIVED);
      exists = true;
      return cache;
    },
    has: async () => exists,
    async delete() {
      exists = false;
      stored.clear();
      return true;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const photo = (name: string, bytes = 3, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });

function share(fields: Readonly<Record<string, string>>, files: readonly File[] = []) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of files) body.append('files', file);
  return receiveShare(new Request('https://campus.example/share', { method: 'POST', body }), () => 1_000);
}
const note = async (): Promise<unknown> => stored.get(RECEIVED_NOTE)?.clone().json();
const left = { type: 0, size: 0, many: 0 };

it('stores pictures and texts, and redirects to the page with GET', async () => {
  const answer = await share({ title: ' Lamp ', text: 'Hardly used' }, [
    photo('lamp.jpg'),
    photo('side.jpg', 5),
  ]);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/share']);
  expect(await note()).toEqual({
    ...{ title: 'Lamp', text: 'Hardly used', url: '', at: 1_000 },
    ...{ files: ['lamp.jpg', 'side.jpg'], leftOut: left },
  });
  expect((await stored.get('/share/1')?.blob())?.size).toBe(5);
});

it('omits and counts files that no photo field accepts', async () => {
  const many = Array.from({ length: MAX_PHOTOS + 1 }, (_, index) => photo(`${index}.jpg`));
  await share({}, [
    photo('notes.pdf', 3, 'application/pdf'),
    photo('huge.jpg', MAX_PHOTO_BYTES + 1),
    photo('iphone.HEIC', 3, ''),
    ...many,
  ]);
  expect(await note()).toMatchObject({ leftOut: { type: 1, size: 1, many: 2 } });
  expect(stored.size).toBe(MAX_PHOTOS + 1);
});

it('stores an empty share, which the page explains', async () => {
  expect((await share({})).headers.get('location')).toBe('/share');
  expect(await note()).toMatchObject({ files: [], leftOut: left });
});

it('replaces an older share, and keeps nothing of a share that exceeds the storage', async () => {
  await share({ text: 'first' }, [photo('one.jpg'), photo('two.jpg')]);
  await share({ text: 'second' }, [photo('three.jpg')]);
  expect([...stored.keys()]).toEqual(['/share/0', RECEIVED_NOTE]);
  isFull = true;
  expect((await share({ text: 'third' })).headers.get('location')).toBe('/share?lost');
  expect(stored.size).toBe(0);
});

it('answers a body that is not a form', async () => {
  const request = new Request('https://campus.example/share', { method: 'POST', body: 'text' });
  expect((await receiveShare(request)).headers.get('location')).toBe('/share?lost');
});

it('deletes a share after an hour, and not before', async () => {
  await share({ text: 'Lamp' });
  await deleteOldShare(() => 1_000 + RECEIVED_FOR);
  expect(await note()).toMatchObject({ text: 'Lamp' });
  await deleteOldShare(() => 1_001 + RECEIVED_FOR);
  expect(stored.size).toBe(0);
});
