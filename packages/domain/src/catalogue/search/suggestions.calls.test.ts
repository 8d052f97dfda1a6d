import type { InputOf } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('searching', () => {
  let seller: Member;
  let finder: Member;
  beforeAll(async () => {
    seller = await join(world(), 'Nhyira Seller');
    finder = await join(world(), 'Selasi Finder');
  });
  const post = async (change: object, by = seller) =>
    (await by.client.category.create({ ...LAPTOP, ...change } as InputOf<'category.create'>)).data;

  it('finds people by name in the overview and suggestions, for members only', async () => {
    const { people } = (await finder.client.search.overview({ q: 'nhyira' })).data;
    expect(people).toMatchObject({ count: 1, users: [{ name: 'Nhyira Seller' }] });
    const visitors = (await world().client().search.overview({ q: 'nhyira' })).data;
    expect(visitors.people).toEqual({ count: 0, users: [] });
    const offered = async (client = finder.client) =>
      (await client.search.suggestions({ q: 'nhyi' })).data.filter(({ kind }) => kind === 'person');
    expect(await offered()).toMatchObject([{ text: 'Nhyira Seller', id: seller.id }]);
    expect(await offered(world().client())).toEqual([]);
  });

  it('finds universities by common and by mistyped names, with the number of their open listings', async () => {
    const ids = async (q: string) =>
      (await world().client().search.overview({ q })).data.universities.map(({ id }) => id);
    expect(await ids('KNUST')).toEqual(['knust']);
    expect(await ids('Legon')).toEqual(['ug']);
    expect(await ids('legal')).toEqual([]);
    expect(await ids('leggon')).toEqual(['ug']);
    expect(await ids('cape coast')).toEqual(['ucc']);
    const { universities } = (await world().client().search.overview({ q: 'knust' })).data;
    const { data } = await world().client().universities.get({ id: 'knust' });
    expect(universities[0]?.listingCount).toBe(data.listingCount);
    expect((await world().client().search.suggestions({ q: 'leg' })).data[0]).toEqual({
      kind: 'university',
      text: 'University of Ghana',
      hiveType: null,
      count: null,
      id: 'ug',
    });
  });

  it('suggests the topic that matches the typed text, in any wording', async () => {
    const topics = async (q: string) =>
      (await world().client().search.suggestions({ q })).data
        .filter(({ kind }) => kind === 'topic')
        .map(({ id, hiveType }) => [id, hiveType]);
    expect(await topics('lap')).toEqual([['laptops-phones', 'essentials']]);
    expect(await topics('labtop')).toEqual([['laptops-phones', 'essentials']]);
    expect(await topics('maths tutor')).toEqual([['maths-science', 'academia']]);
    expect(await topics('sneakers')).toEqual([['fashion', 'essentials']]);
    expect(await topics('zither')).toEqual([]);
  });

  it('suggests recent searches, hives and titles, but no deleted search', async () => {
    await post({ title: 'Yoyo of cedar' });
    await finder.client.search.remember({ q: 'yoyo red' });
    const kinds = async (q: string) =>
      (await finder.client.search.suggestions({ q })).data.map(({ kind, text }) => [kind, text]);
    expect(await kinds('')).toEqual([['recent', 'yoyo red']]);
    expect(await kinds('yoy')).toEqual([
      ['recent', 'yoyo red'],
      ['within', 'yoy'],
      ['listing', 'Yoyo of cedar'],
    ]);
    expect(await kinds('sidehu')).toEqual([['hive', 'SideHustle']]);
    expect((await finder.client.search.forget({})).count).toBe(1);
    expect(await kinds('')).toEqual([]);
    expect((await world().client().search.suggestions({})).data).toEqual([]);
  });

  it('saves a search of a shelf or near a campus', async () => {
    const collector = await join(world(), 'Efo Collector');
    const near = { q: 'balafon', near: 'ug' } as const;
    const { data: saved } = await collector.client.savedSearches.create(near);
    expect(saved).toMatchObject({ near: 'ug', university: null, topic: null, count: 0 });
    expect((await collector.client.savedSearches.create(near)).data.id).toBe(saved.id);
    const here = await collector.client.savedSearches.create({ q: 'balafon', near: 'knust' });
    const shelf = await collector.client.savedSearches.create({ q: 'balafon', topic: 'hostel' });
    const { id } = await post({ title: 'Balafon' });
    const notificationsOf = async () =>
      (await collector.client.notifications.list({})).data.filter((one) => one.kind === 'saved_search_match');
    await expect.poll(async () => (await notificationsOf())[0]?.subject?.id).toBe(id);
    const counts = (await collector.client.savedSearches.list({})).data.map((one) => [one.id, one.count]);
    expect(counts).toEqual([
      [shelf.data.id, 0],
      [here.data.id, 1],
      [saved.id, 0],
    ]);
    await expectRefusal(
      collector.client.savedSearches.create({ near: 'atlantis' }),
      'validation_failed',
      'near',
    );
    for (const [one] of counts) await collector.client.savedSearches.remove({ id: String(one) });
  });

  it('notifies of new listings that match a saved search, until it is removed', async () => {
    const { data: saved } = await finder.client.savedSearches.create({ q: 'Quartz clock', maxPrice: 100 });
    expect(saved).toMatchObject({ q: 'Quartz clock', maxPrice: 100, hiveType: null, count: 0 });
    const { id } = await post({ title: 'Quartz wall clock', price: 100 });
    await post({ title: 'Quartz wall clock', price: 101 });
    const notificationsOf = async () =>
      (await finder.client.notifications.list({})).data.filter((one) => one.kind === 'saved_search_match');
    await expect.poll(async () => (await notificationsOf()).map((one) => one.subject?.id)).toEqual([id]);
    expect((await finder.client.savedSearches.list({})).data).toMatchObject([{ id: saved.id, count: 1 }]);
    await expectRefusal(seller.client.savedSearches.remove({ id: saved.id }), 'not_found');
    await expectRefusal(finder.client.savedSearches.create({}), 'validation_failed', 'q');
    await finder.client.savedSearches.remove({ id: saved.id });
    await post({ title: 'Quartz desk clock', price: 5 });
    expect(await notificationsOf()).toHaveLength(1);
  });
});
