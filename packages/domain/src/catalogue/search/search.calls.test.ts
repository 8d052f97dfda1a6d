import { DAY, type InputOf } from '@campushive/contract';
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
  const titles = async (input: InputOf<'search.listings'>) =>
    (await finder.client.search.listings(input)).data.map(({ title }) => title);

  it('finds errands by their pickup place and by their destination', async () => {
    const [title, from, to] = ['A quetzal fledgling', 'Zephyr Nook', 'Ìrókò gate'];
    const errand = { category: 'logistics', title, price: 12, from, to } as const;
    const made = (await seller.client.category.create(errand)).data;
    expect(made.logisticsDetails).toMatchObject({ from, to });
    expect(await titles({ q: 'zephyr' })).toEqual([title]);
    expect(await titles({ q: 'iroko' })).toEqual([title]);
    expect(await titles({ q: 'quetzal fledgling zephyr nook' })).toEqual([title]);
    await seller.client.category.update({ category: 'logistics', id: made.id, to: 'Yonder Court' });
    expect(await titles({ q: 'iroko' })).toEqual([]);
    expect(await titles({ q: 'yonder' })).toEqual([title]);
  });

  it('tolerates typing errors when no listing matches exactly, but matches numbers as a whole', async () => {
    await post({ title: 'Xenops guitar 840', description: 'Six strings' });
    expect(await titles({ q: 'xenops guit' })).toEqual(['Xenops guitar 840']);
    expect(await titles({ q: 'xenops giutar' })).toEqual(['Xenops guitar 840']);
    expect(await titles({ q: 'xenops 840' })).toEqual(['Xenops guitar 840']);
    // No number matches. A match of most words is returned, and marked as such.
    const most = await finder.client.search.listings({ q: 'xenops 8' });
    expect(most.data.map(({ title }) => title)).toEqual(['Xenops guitar 840']);
    expect(most.about?.fit).toBe('most');
    expect(await titles({ q: '8' })).not.toContain('Xenops guitar 840');
    expect((await titles({ q: 'xenops guitare' }))[0]).toBe('Xenops guitar 840');
    expect(await titles({ q: 'xenops', hiveType: 'academia' })).toEqual([]);
    expect(await titles({ q: 'xenops', since: 'day', type: 'listings' })).toHaveLength(1);
  });

  it('filters events by day and kind, and all listings by being free', async () => {
    const { createdAt } = await post({ title: 'Yapok kettle' });
    const noon = (days: number) =>
      `${new Date(Date.parse(createdAt) + days * DAY).toISOString().slice(0, 10)}T12:00:00.000Z`;
    const event = (title: string, days: number, change: object = {}) =>
      post({
        category: 'buzz',
        title,
        description: 'All are welcome',
        price: undefined,
        condition: undefined,
        pickupLocation: undefined,
        eventDate: noon(days),
        location: 'Great Hall',
        organizer: 'The hall',
        eventType: 'party',
        admission: 'free',
        ...change,
      });
    await event('Yapok tomorrow', 1);
    await event('Yapok talk', 6, { eventType: 'seminar' });
    await event('Yapok gala', 7, { admission: 'paid', price: 20 });
    await event('Yapok later', 9, { admission: 'donation' });
    const found = async (input: InputOf<'search.listings'>) =>
      (await titles({ q: 'yapok', ...input })).sort();
    expect(await found({ when: 'tomorrow' })).toEqual(['Yapok tomorrow']);
    expect(await found({ when: 'week' })).toEqual(['Yapok gala', 'Yapok talk', 'Yapok tomorrow']);
    expect(await found({ eventType: 'seminar' })).toEqual(['Yapok talk']);
    expect(await found({ when: 'week', eventType: 'party', cost: 'free' })).toEqual(['Yapok tomorrow']);
    await post({ title: 'Yapok mug', price: 0 });
    expect(await found({ cost: 'free' })).toEqual(['Yapok mug', 'Yapok talk', 'Yapok tomorrow']);
    // Events of several days take place on each of them.
    const days = (from: number, to: number) => ({ eventDate: noon(from), eventEndDate: noon(to) });
    await event('Yapok festival', 0, { ...days(1, 3), eventType: 'cultural' });
    expect(await found({ when: 'tomorrow' })).toEqual(['Yapok festival', 'Yapok tomorrow']);
    const wrong = finder.client.search.listings({ q: 'yapok', when: 'someday' } as object);
    await expectRefusal(wrong, 'validation_failed', 'when');
    const { hives } = (await finder.client.search.overview({ q: 'yapok', when: 'week' })).data;
    expect(hives.map(({ hiveType, count }) => [hiveType, count])).toEqual([['buzz', 4]]);
  });

  it('lists tutoring and gigs as services of four kinds, with the ratings of their posters', async () => {
    // Words common to every gig do not set a kind of service.
    const open = { description: 'Write a line when you apply', price: 30 };
    const applicationDeadline = '2030-06-01T12:00:00.000Z';
    await post({ title: 'Wombat design, six logos' });
    for (const [title, serviceKind] of [
      ['Wombat picture', 'creative'],
      ['Wombat braids', 'lifestyle'],
      ['Wombat logo', undefined],
    ]) {
      const gig = { ...open, category: 'sidehustle', title, serviceKind, applicationDeadline };
      await seller.client.category.create(gig as InputOf<'category.create'>);
    }
    const tutoring = {
      ...open,
      category: 'academia',
      title: 'Wombat biology',
      duration: 60,
      location: 'Library',
    };
    await seller.client.category.create(tutoring as InputOf<'category.create'>);
    const found = async (input: InputOf<'services.list'>) => {
      const { data, count } = await world()
        .client()
        .services.list({ q: 'wombat', ...input });
      expect(count).toBe(data.length);
      return data.map(({ kind, listing, rating }) => [kind, listing.title, rating]);
    };
    expect(await found({ sort: 'newest' })).toEqual([
      ['academic', 'Wombat biology', null],
      [null, 'Wombat logo', null],
      ['lifestyle', 'Wombat braids', null],
      ['creative', 'Wombat picture', null],
    ]);
    expect(await found({ kind: 'academic' })).toEqual([['academic', 'Wombat biology', null]]);
    expect(await found({ kind: 'creative' })).toEqual([['creative', 'Wombat picture', null]]);
    expect(await found({ kind: 'technical' })).toEqual([]);
    await expectRefusal(
      world()
        .client()
        .services.list({ kind: 'magic' } as never),
      'validation_failed',
      'kind',
    );
  });

  it('finds students by name and by profile text, for members only', async () => {
    await seller.client.users.updateProfile({ bio: 'I repair zithers' });
    const found = await finder.client.users.search({ q: 'zither', type: 'users' });
    expect(found.data.map(({ name }) => name)).toEqual(['Nhyira Seller']);
    await expectRefusal(world().client().users.search({ q: 'nhyira', type: 'users' }), 'unauthenticated');
  });

  it('finds listings of every hive, people and universities by one text, with their counts', async () => {
    for (const n of [1, 2, 3, 4, 5]) await post({ title: `Vuvuzela ${n}`, description: 'Loud' });
    await seller.client.hives.create({
      hiveType: 'logistics',
      title: 'Carry my vuvuzela',
      price: 10,
    });
    const { data } = await finder.client.search.overview({ q: 'vuvuzela' });
    expect(data.hives.map(({ hiveType, count }) => [hiveType, count])).toEqual([
      ['essentials', 5],
      ['logistics', 1],
    ]);
    expect(data.hives[0]?.listings).toHaveLength(4);
    const mistyped = await finder.client.search.overview({ q: 'vuvuzella' });
    expect(mistyped.data.hives).toContainEqual(expect.objectContaining({ hiveType: 'essentials', count: 5 }));
    const narrowed = await finder.client.search.overview({ q: 'vuvuzela', maxPrice: 10 });
    expect(narrowed.data.hives.map(({ hiveType }) => hiveType)).toEqual(['logistics']);
    const nowhere = { fit: 'all', hives: [], people: { count: 0, users: [] }, universities: [] };
    expect((await finder.client.search.overview({ q: '!!!' })).data).toEqual(nowhere);
  });

  it('filters by the surroundings of a campus, and refuses an unknown campus', async () => {
    await post({ title: 'Bagpipe of Kumasi' });
    const near = async (campus: string) => (await titles({ q: 'bagpipe', near: campus })).length;
    expect(await near('knust')).toBe(1);
    expect(await near('ug')).toBe(0);
    expect(await titles({ q: 'bagpipe', near: 'ug', university: 'knust' })).toEqual([]);
    const { data } = await finder.client.search.overview({ q: 'bagpipe', near: 'ug' });
    expect(data.hives).toEqual([]);
    await expectRefusal(finder.client.search.listings({ near: 'atlantis' }), 'validation_failed', 'near');
  });

  it('puts one campus first without leaving out others, by date and by relevance', async () => {
    const legon = await join(world(), 'Legon Seller', 'st.ug.edu.gh');
    await post({ title: 'Qraqeb of Kumasi' });
    await post({ title: 'Qraqeb of Legon' }, legon);
    await post({ title: 'Qraqeb of Kumasi Hills' });
    const all = ['Qraqeb of Kumasi Hills', 'Qraqeb of Legon', 'Qraqeb of Kumasi'];
    const legonFirst = ['Qraqeb of Legon', 'Qraqeb of Kumasi Hills', 'Qraqeb of Kumasi'];
    expect(await titles({ q: 'qraqeb', sort: 'newest' })).toEqual(all);
    expect(await titles({ q: 'qraqeb', sort: 'newest', first: 'ug' })).toEqual(legonFirst);
    expect(await titles({ q: 'qraqeb', first: 'ug' })).toEqual(legonFirst);
    expect((await titles({ q: 'qraqeb', sort: 'price-asc', first: 'ug' })).length).toBe(3);
    const { data } = await finder.client.search.overview({ q: 'qraqeb', first: 'ug' });
    expect(data.hives[0]?.listings.map(({ title }) => title)).toEqual(legonFirst);
    const offered = (await finder.client.search.suggestions({ q: 'qraq', first: 'ug' })).data;
    expect(offered.filter(({ kind }) => kind === 'listing').map(({ text }) => text)).toEqual(legonFirst);
    const pages: string[] = [];
    for (let cursor: string | undefined, n = 0; n < 3; n += 1) {
      const page = await finder.client.search.listings({
        q: 'qraqeb',
        sort: 'newest',
        first: 'ug',
        limit: 1,
        cursor,
      });
      pages.push(...page.data.map(({ title }) => title));
      cursor = page.pagination?.nextCursor ?? undefined;
    }
    expect(pages).toEqual(legonFirst);
    await expectRefusal(finder.client.search.listings({ first: 'atlantis' }), 'validation_failed', 'first');
  });
});
