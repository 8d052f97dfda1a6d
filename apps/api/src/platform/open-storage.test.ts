import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus } from '../../test/campus.js';
import { openTestBucket, type TestBucket } from '../../test/s3.js';
import { readConfig } from '../config.js';
import { openStorage } from './open-storage.js';
import type { Storage } from '@campushive/domain/platform/storage';

const bytes = new TextEncoder().encode('A rice cooker, hardly used');
let dataDir: string;
let bucket: TestBucket;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'campus-storage-'));
  bucket = await openTestBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(dataDir, { recursive: true, force: true });
});

const open = (settings: Readonly<Record<string, string>> = {}) =>
  openStorage(readConfig({ DATA_DIR: dataDir, ...settings }));

describe.each([
  ['a folder', () => ({})],
  ['S3', () => bucket.settings],
])('files in %s', (_where, settings) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await open(settings());
  });

  it('are read as they were written, until they are removed', async () => {
    await storage.put('photos/one.txt', bytes, 'text/plain');
    await storage.putPrivate('private/two.txt', bytes, 'text/plain');
    for (const key of ['photos/one.txt', 'private/two.txt']) {
      expect(Buffer.from(await storage.read(key)).toString()).toBe('A rice cooker, hardly used');
      await storage.remove(key);
      await expect(storage.read(key)).rejects.toThrow();
    }
  });
});

describe('a bucket', () => {
  it('exposes a public file to browsers, but no private file', async () => {
    const storage = await open(bucket.settings);
    await storage.put('photos/one.txt', bytes, 'text/plain');
    await storage.putPrivate('private/two.txt', bytes, 'text/plain');
    const answer = await fetch(storage.urlOf('photos/one.txt'));
    expect([answer.status, await answer.text()]).toEqual([200, 'A rice cooker, hardly used']);
    expect((await fetch(storage.urlOf('private/two.txt'))).status).toBe(403);
  });

  it('stops the start with one sentence when it exposes private files', async () => {
    await expect(open({ ...bucket.settings, S3_PUBLIC_URL: bucket.unguarded })).rejects.toThrow(
      'S3_BUCKET: everyone can read private/ through S3_PUBLIC_URL. Deny it in the bucket’s policy.',
    );
  });

  it('stops the start when it accepts no files', async () => {
    await expect(open({ ...bucket.settings, S3_BUCKET: 'another' })).rejects.toThrow(
      'S3_BUCKET: no file can be written to it',
    );
  });
});

it('serves listing photos from a bucket, and private photos through the server', async () => {
  const campus = await openTestCampus(bucket.settings);
  const [ama, kofi] = [await campus.student('Ama Sender'), await campus.student('Kofi Reader')];
  const picture = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer();
  const upload = async (purpose: 'listing-photo' | 'message-photo') => {
    const file = new Blob([Uint8Array.from(picture)], { type: 'image/jpeg' });
    return (await ama.client.uploads.create({ purpose, file })).data;
  };
  const shown = await upload('listing-photo');
  expect(shown.url).toContain(bucket.settings['S3_PUBLIC_URL']);
  for (const { url } of shown.variants)
    expect((await fetch(url)).headers.get('content-type')).toMatch(/^image/);

  const { id } = (await ama.client.messages.open({ recipientId: kofi.id })).data;
  const attachmentId = (await upload('message-photo')).id;
  await ama.client.messages.send({ conversationId: id, content: '', attachmentId });
  const [message] = (await kofi.client.messages.list({ id })).data;
  const address = new URL(message?.attachment?.url ?? '', campus.url);
  expect(address.origin).toBe(new URL(campus.url).origin);
  expect((await fetch(address)).status).toBe(200);
  address.search = '';
  expect((await fetch(address)).status).toBe(404);
  await campus.close();
});
