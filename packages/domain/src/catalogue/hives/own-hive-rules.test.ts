import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY, HOUR, type Listing } from '@campushive/contract';
import { campus as ghana } from '@campushive/campus-ghana';
import type { HiveRecord } from '@campushive/contract/campus-schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { pixel } from '../../../../../apps/api/test/calls/world.js';
import { serveCampus } from '../../platform/campus.js';

/** Lost things: free, three days, with a photo. */
const LOST: HiveRecord = {
  name: 'lost-things',
  title: 'Lost things',
  description: 'Find what you lost, or return what you found',
  icon: 'hexagon',
  colour: 'neutral',
  sale: 'none',
  daysListed: 3,
  needsPhoto: true,
  fields: [
    {
      id: 'what',
      label: { en: 'Lost or found' },
      kind: 'choice',
      required: true,
      initial: 'found',
      choices: [
        { id: 'lost', label: { en: 'Lost' } },
        { id: 'found', label: { en: 'Found' } },
      ],
    },
  ],
};

let folder: string;
let campus: TestCampus;
let ama: TestStudent;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-hives-'));
  const definition = join(folder, 'campus.json');
  await writeFile(definition, JSON.stringify({ ...ghana, locales: ['en'], hives: [...ghana.hives, LOST] }));
  campus = await openTestCampus({ CAMPUS: definition });
  ama = await campus.student('Ama Owusu');
});
afterAll(async () => {
  await campus.close();
  serveCampus(ghana);
  await rm(folder, { recursive: true });
});

const CARD = { title: 'Student card of Esi', description: 'On a bench at the library', what: 'found' };
const send = (body: object) =>
  campus.request('POST', '/lost-things', { token: ama.token, body: { ...CARD, ...body } });
const photo = async (): Promise<string> =>
  (await ama.client.uploads.create({ purpose: 'listing-photo', file: pixel() })).data.id;

it('requires a photo to post a listing, but not for a draft', async () => {
  const refused = await send({});
  expect(refused.status).toBe(422);
  expect(refused.body.fieldErrors).toEqual({ photos: { code: 'required' } });
  const draft: Listing = (await send({ draft: true })).body.data;
  expect(draft.missing).toEqual(['photos']);
  const posted: Listing = (await send({ photos: [await photo()] })).body.data;
  expect(posted.status).toBe('active');
  const emptied = await campus.request('PUT', `/lost-things/${posted.id}`, {
    token: ama.token,
    body: { photos: [] },
  });
  expect(emptied.body.fieldErrors).toEqual({ photos: { code: 'required' } });
});

it('ends a listing after the days of its hive, without a reminder at its start', async () => {
  const { jobs } = campus.app.platform;
  const posted: Listing = (await send({ photos: [await photo()] })).body.data;
  expect(Date.parse(posted.expiresAt ?? '') - Date.parse(posted.createdAt)).toBe(3 * DAY);
  await jobs.runNow('hives.remind', {});
  expect((await ama.client.notifications.list({})).data).toEqual([]);
  campus.clock.advance(3 * DAY + HOUR);
  await jobs.runNow('hives.expire-due', {});
  const { data } = await campus.client().auth.login({ email: ama.email, password: ama.password });
  expect((await campus.client(data.token).hives.get({ id: posted.id })).data.status).toBe('expired');
});
