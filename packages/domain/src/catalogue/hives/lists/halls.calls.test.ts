import { HOUR, type InputOf } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  newEmail,
  signUp,
  useWorld,
  type Member,
} from '../../../../../../apps/api/test/calls/world.js';

const world = useWorld();

const LEGON = 'st.ug.edu.gh';
const post = async ({ client }: Member, change: object) =>
  (await client.category.create({ ...LAPTOP, condition: 'fair', ...change } as InputOf<'category.create'>))
    .data;

describe('the hall of a listing', () => {
  it('belongs to the university of the poster and can be changed and removed', async () => {
    const ama = await signUp(world(), 'Ama Posts', newEmail(LEGON));
    const { id, hall } = await post(ama, { hallId: 'volta-hall' });
    expect(hall).toEqual({ id: 'volta-hall', name: 'Volta Hall' });
    const shown = async (client = ama.client) => (await client.hives.get({ id })).data.hall;
    expect(await shown(world().client())).toEqual(hall);
    await ama.client.hives.update({ id, title: 'Kettle' });
    expect((await shown())?.id).toBe('volta-hall');
    await ama.client.category.update({ id, category: 'essentials', hallId: 'legon-hall' });
    expect((await shown())?.id).toBe('legon-hall');
    await ama.client.hives.update({ id, hallId: null });
    expect(await shown()).toBeUndefined();
  });

  it.each(['unity-hall', 'atlantis', '__proto__'])('cannot be %s for a student of Legon', async (hallId) => {
    const ama = await signUp(world(), 'Ama Elsewhere', newEmail(LEGON));
    await expectRefusal(post(ama, { hallId }), 'validation_failed');
    const { id } = await post(ama, {});
    await expectRefusal(ama.client.hives.update({ id, hallId }), 'validation_failed');
  });

  it('cannot be changed by a stranger, and is refused for study material', async () => {
    const [ama, kofi] = [
      await signUp(world(), 'Ama Owns', newEmail(LEGON)),
      await signUp(world(), 'Kofi Other', newEmail(LEGON)),
    ];
    const { id } = await post(ama, { hallId: 'volta-hall' });
    await expectRefusal(kofi.client.hives.update({ id, hallId: null }), 'forbidden');
    const notes = {
      category: 'archive',
      title: 'Notes',
      description: 'All',
      hallId: 'volta-hall',
      draft: true,
    };
    await expectRefusal(
      ama.client.category.create(notes as unknown as InputOf<'category.create'>),
      'validation_failed',
    );
  });
});

describe('a list filtered by place', () => {
  let titles: (input: object) => Promise<string[]>;
  let reader: Member;

  beforeAll(async () => {
    reader = await signUp(world(), 'Esi Reads', newEmail(LEGON));
    const [ug, upsa, knust] = [
      await signUp(world(), 'Ama Ug', newEmail(LEGON)),
      await signUp(world(), 'Afi Upsa', newEmail('upsamail.edu.gh')),
      await join(world(), 'Yaw Knust'),
    ];
    await post(ug, { title: 'Zumba hall', hallId: 'jubilee-hall' });
    await post(ug, { title: 'Zumba campus' });
    await post(ug, { title: 'Zumba other hall', hallId: 'legon-hall' });
    await post(upsa, { title: 'Zumba near' });
    await post(knust, { title: 'Zumba far', hallId: 'unity-hall' });
    titles = async (input) => {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await reader.client.hives.list({ condition: 'fair', limit: 2, cursor, ...input });
        found.push(...page.data.map(({ title }) => title));
        cursor = page.pagination?.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return found.filter((title) => title.startsWith('Zumba')).map((title) => title.slice(6));
    };
  });

  it('shows only the listings of the requested hall', async () => {
    expect(await titles({ hall: 'jubilee-hall' })).toEqual(['hall']);
    expect(await titles({ hall: 'jubilee-hall', university: 'knust' })).toEqual([]);
    const { count } = await reader.client.search.listings({ hall: 'jubilee-hall', limit: 1 });
    expect(count).toBe(1);
  });

  it('starts with the hall, then the campus, then nearby campuses, across pages', async () => {
    const lead = { first: 'ug', firstHall: 'jubilee-hall' };
    expect(await titles(lead)).toEqual(['hall', 'other hall', 'campus', 'near', 'far']);
    expect(await titles({ first: 'ug' })).toEqual(['other hall', 'campus', 'hall', 'near', 'far']);
    expect(await titles({ first: 'knust' })).toEqual(['far', 'near', 'other hall', 'campus', 'hall']);
    expect(await titles({ ...lead, near: 'ug' })).toEqual(['hall', 'other hall', 'campus', 'near']);
    expect(await titles({ ...lead, university: 'ug' })).toEqual(['hall', 'other hall', 'campus']);
    expect(await titles({ ...lead, university: 'knust' })).toEqual(['far']);
  });

  it('prefers the place among equal matches, in every kind of search', async () => {
    const lead = { first: 'ug', firstHall: 'jubilee-hall' };
    const found = (await reader.client.search.listings({ q: 'zumba', sort: 'relevance', ...lead })).data;
    expect(found[0]?.title).toBe('Zumba hall');
    const { hives } = (await reader.client.search.overview({ q: 'zumba', hall: 'legon-hall' })).data;
    expect(hives.flatMap(({ listings }) => listings.map(({ title }) => title))).toEqual(['Zumba other hall']);
    const suggested = (await reader.client.search.suggestions({ q: 'zumba', hall: 'unity-hall' })).data;
    expect(suggested.filter(({ kind }) => kind === 'listing').map(({ text }) => text)).toEqual(['Zumba far']);
  });

  it('recommends the listings of the place', async () => {
    // On the next visit, the dashboard shows none of them as new.
    world().advance(HOUR);
    await reader.client.dashboard.get({});
    world().advance(5 * HOUR);
    const recommended = async (input: object) =>
      (await reader.client.dashboard.get(input)).data.recommended.map(({ title }) => title);
    expect(await recommended({ hall: 'jubilee-hall' })).toEqual(['Zumba hall']);
    expect((await recommended({ firstHall: 'jubilee-hall' }))[0]).toBe('Zumba hall');
    expect(await recommended({ near: 'knust' })).toEqual(['Zumba far']);
  });

  it.each(['hall', 'firstHall'])('refuses an unknown %s', async (field) => {
    await expectRefusal(reader.client.hives.list({ [field]: 'atlantis' }), 'validation_failed');
    await expectRefusal(reader.client.dashboard.get({ [field]: 'constructor' }), 'validation_failed');
  });

  it('refuses a cursor that was made without a place', async () => {
    const cursor = Buffer.from(
      JSON.stringify(['newest', 9, '01934c00-ffff-7000-8000-00000000ffff']),
    ).toString('base64url');
    await expectRefusal(reader.client.hives.list({ first: 'ug', cursor }), 'validation_failed');
  });
});
