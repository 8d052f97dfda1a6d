import { DAY, type InputOf } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  passToNoon,
  pass,
  PASSWORD,
  UNKNOWN_ID,
  type Member,
  type World,
} from './world.js';

/** Contract tests for favourites, likes and search. */
export function discoverSuite(world: () => World): void {
  describe('favourites', () => {
    let poster: Member;
    let fan: Member;
    beforeAll(async () => {
      poster = await join(world(), 'Adjoa Poster');
      fan = await join(world(), 'Kojo Fan');
    });
    const post = async (title: string) =>
      (await poster.client.category.create({ ...LAPTOP, title } as InputOf<'category.create'>)).data;

    it('are kept newest first, once each, saved apart from liked, until removed', async () => {
      const made = [];
      for (const title of ['One kettle', 'Two kettles', 'Three kettles']) made.push(await post(title));
      const [one, two, three] = made.map(({ id }) => id);
      for (const hiveId of [one, two, three, one]) await fan.client.favorites.add({ hiveId: hiveId ?? '' });
      await fan.client.favorites.add({ hiveId: two ?? '', kind: 'liked' });
      const first = await fan.client.favorites.list({ limit: 2 });
      expect(first.data.map((favorite) => favorite.listing.id)).toEqual([three, two]);
      expect(first.count).toBe(3);
      const second = await fan.client.favorites.list({
        limit: 2,
        cursor: first.pagination?.nextCursor ?? '',
      });
      expect(second.data.map((favorite) => favorite.listing.id)).toEqual([one]);
      expect((await fan.client.favorites.list({ kind: 'liked' })).data).toMatchObject([
        { kind: 'liked', listing: { id: two }, rating: null },
      ]);
      expect((await fan.client.favorites.marks({})).data).toEqual({ saved: [three, two, one], liked: [two] });
      await fan.client.favorites.remove({ hiveId: two ?? '' });
      await fan.client.favorites.remove({ hiveId: two ?? '' });
      expect((await fan.client.favorites.get({ hiveId: two ?? '' })).data).toEqual({
        hiveId: two,
        saved: false,
        liked: true,
        likes: 1,
      });
    });

    it('are not for visitors, nor for what is not there, nor to praise oneself', async () => {
      const { id } = await post('A mirror');
      await expectRefusal(world().client().favorites.add({ hiveId: id }), 'unauthenticated');
      expect((await world().client().favorites.get({ hiveId: id })).data.likes).toBe(0);
      await expectRefusal(fan.client.favorites.add({ hiveId: UNKNOWN_ID }), 'not_found');
      await expectRefusal(poster.client.favorites.add({ hiveId: id, kind: 'liked' }), 'own_listing');
      expect((await poster.client.favorites.add({ hiveId: id })).data.saved).toBe(true);
      await poster.client.hives.remove({ id });
      expect((await poster.client.favorites.list({})).data).toEqual([]);
    });

    describe('whose price falls', () => {
      const drops = async ({ client }: Member, id: string) =>
        (await client.notifications.list({ limit: 50 })).data.filter(
          (one) => one.kind === 'price_dropped' && one.subject?.id === id,
        );
      const reprice = (id: string, price: number) => poster.client.hives.update({ id, price });

      it('say what they cost, and notify those who saved them, once a day', async () => {
        const { id } = await post('A kettle of copper');
        await fan.client.favorites.add({ hiveId: id });
        await reprice(id, 2300);
        await expect
          .poll(async () => (await drops(fan, id)).map((one) => [one.title, one.description]))
          .toEqual([['Something you saved is 6% cheaper', 'A kettle of copper']]);
        const { data } = await fan.client.favorites.list({});
        expect(data[0]?.listing).toMatchObject({ price: 2300, previousPrice: 2450 });
        await reprice(id, 1840);
        await expect
          .poll(async () => (await drops(fan, id)).map((one) => one.title))
          .toEqual(['Something you saved is 20% cheaper']);
        expect((await world().client().hives.get({ id })).data.previousPrice).toBe(2300);
        expect(await drops(poster, id)).toEqual([]);
      });

      it('are compared with the lowest price of 30 days: raising one first makes no drop', async () => {
        const { id } = await post('A kettle of tin');
        await fan.client.favorites.add({ hiveId: id });
        const shown = async () => (await fan.client.hives.get({ id })).data.previousPrice;
        for (const price of [3000, 2440]) await reprice(id, price);
        expect(await shown()).toBeUndefined();
        await reprice(id, 2000);
        expect(await shown()).toBe(2440);
        await expect.poll(async () => (await drops(fan, id)).length).toBe(1);
        await reprice(id, 2100);
        expect(await shown()).toBeUndefined();
        expect(await drops(fan, id)).toHaveLength(1);
      });

      it('say nothing to students of whom one has blocked the other', async () => {
        const blocked = await join(world(), 'Yaw Blocked');
        const { id } = await post('A kettle of clay');
        for (const { client } of [blocked, fan]) await client.favorites.add({ hiveId: id });
        await poster.client.users.block({ id: blocked.id });
        await reprice(id, 1000);
        await expect.poll(async () => (await drops(fan, id)).length).toBe(1);
        expect(await drops(blocked, id)).toEqual([]);
      });
    });
  });

  describe('following a seller', () => {
    const news = async ({ client }: Member) =>
      (await client.notifications.list({ limit: 50 })).data
        .filter((one) => one.kind === 'followed_posted')
        .map(({ title, description, subject, read }) => ({ title, description, subject, read }));
    const post = ({ client }: Member, change: object) =>
      client.category.create({ ...LAPTOP, ...change } as InputOf<'category.create'>);
    const people = async ({ client }: Member) => {
      const { data, count } = await client.users.following({});
      return [data.map(({ name }) => name), count];
    };

    it('shows a follow on their page and in a list, the latest first, until it is taken back', async () => {
      const fan = await join(world(), 'Efua Follows');
      const [ama, kofi] = [await join(world(), 'Ama Shop'), await join(world(), 'Kofi Shop')];
      for (const { id } of [ama, kofi, ama]) await fan.client.users.follow({ id });
      expect(await people(fan)).toEqual([['Kofi Shop', 'Ama Shop'], 2]);
      const first = await fan.client.users.following({ limit: 1 });
      const cursor = first.pagination?.nextCursor ?? '';
      const rest = await fan.client.users.following({ limit: 1, cursor });
      expect(rest.data.map(({ name }) => name)).toEqual(['Ama Shop']);
      const page = async (client = fan.client) => (await client.users.get({ id: ama.id })).data;
      expect(await page()).toMatchObject({ isFollowed: true, followerCount: 1 });
      expect(await page(kofi.client)).toMatchObject({ isFollowed: false, followerCount: 1 });
      expect(await page(world().client())).toMatchObject({ isFollowed: false, followerCount: 1 });
      for (const _again of [1, 2]) await fan.client.users.unfollow({ id: ama.id });
      expect(await page()).toMatchObject({ isFollowed: false, followerCount: 0 });
      expect(await people(fan)).toEqual([['Kofi Shop'], 1]);
      await expectRefusal(fan.client.users.follow({ id: fan.id }), 'forbidden');
      await expectRefusal(fan.client.users.follow({ id: UNKNOWN_ID }), 'not_found');
      await expectRefusal(world().client().users.follow({ id: ama.id }), 'unauthenticated');
      await expectRefusal(world().client().users.following({}), 'unauthenticated');
    });

    it('notifies of their new listings: unread ones share one notification', async () => {
      const fan = await join(world(), 'Yaw Follows');
      const seller = await join(world(), 'Abena Shop');
      await post(seller, { title: 'Ocarina before' });
      await fan.client.users.follow({ id: seller.id });
      const draft = (await post(seller, { title: 'Ocarina draft', draft: true })).data;
      await post(seller, { title: 'Ocarina one' });
      const subject = { type: 'user', id: seller.id };
      const one = { title: 'Abena Shop posted something new', description: 'Ocarina one' };
      await expect.poll(() => news(fan)).toEqual([{ ...one, subject, read: false }]);
      await seller.client.hives.setStatus({ id: draft.id, status: 'active' });
      const two = { title: 'Abena Shop posted 2 new listings', description: 'Ocarina draft' };
      await expect.poll(() => news(fan)).toEqual([{ ...two, subject, read: false }]);
      await fan.client.notifications.markRead({});
      await post(seller, { title: 'Ocarina two' });
      await expect
        .poll(() => news(fan))
        .toEqual([
          { ...one, description: 'Ocarina two', subject, read: false },
          { ...two, subject, read: true },
        ]);
    });

    it('notifies of new events as well, and their page has what comes and what is over', async () => {
      const fan = await join(world(), 'Adjoa Follows');
      const organiser = await join(world(), 'Kojo Organiser');
      await fan.client.users.follow({ id: organiser.id });
      const { createdAt } = (await organiser.client.category.create(LAPTOP)).data;
      await expect.poll(async () => (await news(fan)).length).toBe(1);
      await fan.client.notifications.markRead({});
      const event = async (title: string, days: number) =>
        (
          await organiser.client.category.create({
            category: 'buzz',
            title,
            description: 'Music and food',
            location: 'Great Hall',
            organizer: 'JCR',
            eventType: 'party',
            admission: 'free',
            eventDate: new Date(Date.parse(createdAt) + days * DAY).toISOString(),
          })
        ).data.id;
      const over = await event('Okyeame night', 1);
      const one = { title: 'Kojo Organiser posted something new', description: 'Okyeame night' };
      await expect.poll(async () => (await news(fan))[0]).toMatchObject({ ...one, read: false });
      const later = await event('Okyeame gala', 9);
      const sooner = await event('Okyeame trip', 5);
      const page = async () => (await fan.client.users.get({ id: organiser.id })).data;
      const list = async (show: 'coming_events' | 'past_events' | 'no_events', cursor?: string) => {
        const { data, pagination } = await fan.client.users.listings({
          id: organiser.id,
          show,
          limit: 2,
          cursor,
        });
        return { ids: data.map(({ id }) => id), next: pagination?.nextCursor ?? undefined };
      };
      expect(await page()).toMatchObject({ listingCount: 4, events: { coming: 3, past: 0 } });
      const first = await list('coming_events');
      expect(first.ids).toEqual([over, sooner]);
      expect((await list('coming_events', first.next)).ids).toEqual([later]);
      await pass(world(), 2, fan, organiser);
      expect(await page()).toMatchObject({ listingCount: 3, events: { coming: 2, past: 1 } });
      expect((await list('coming_events')).ids).toEqual([sooner, later]);
      expect((await list('past_events')).ids).toEqual([over]);
      expect((await list('no_events')).ids).toHaveLength(1);
      // Events that the organiser deleted are no past events.
      await organiser.client.hives.remove({ id: sooner });
      expect(await page()).toMatchObject({ events: { coming: 1, past: 1 } });
    });

    it('ends with a block by either, and cannot begin during one', async () => {
      const fan = await join(world(), 'Esi Follows');
      const [blocked, blocking] = [await join(world(), 'Blocked Shop'), await join(world(), 'Blocking Shop')];
      for (const { id } of [blocked, blocking]) await fan.client.users.follow({ id });
      await fan.client.users.block({ id: blocked.id });
      await blocking.client.users.block({ id: fan.id });
      expect(await people(fan)).toEqual([[], 0]);
      for (const { id } of [blocked, blocking])
        await expectRefusal(fan.client.users.follow({ id }), 'blocked');
      await fan.client.users.unblock({ id: blocked.id });
      expect(await people(fan)).toEqual([[], 0]);
      await post(blocking, { title: 'Ocarina unheard' });
      await fan.client.users.follow({ id: blocked.id });
      await post(blocked, { title: 'Ocarina heard' });
      await expect
        .poll(async () => (await news(fan)).map((told) => told.description))
        .toEqual(['Ocarina heard']);
    });

    it('forgets a student who is gone', async () => {
      const fan = await join(world(), 'Adwoa Follows');
      const seller = await join(world(), 'Leaving Shop');
      await fan.client.users.follow({ id: seller.id });
      await post(seller, { title: 'Ocarina last' });
      await expect.poll(async () => (await news(fan)).length).toBe(1);
      await seller.client.users.deleteAccount({ password: PASSWORD });
      expect(await people(fan)).toEqual([[], 0]);
      expect(await news(fan)).toEqual([]);
    });
  });

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

    it('finds errands by where they are fetched and where they are brought', async () => {
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

    it('forgives typing errors where nothing fits to the letter, but takes numbers whole', async () => {
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

    it('narrows events by their day and kind, and everything by costing nothing', async () => {
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

    it('offers tutoring and gigs as services of four kinds, with their posters’ ratings', async () => {
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

    it('finds students by name and by what they tell, for members only', async () => {
      await seller.client.users.updateProfile({ bio: 'I repair zithers' });
      const found = await finder.client.users.search({ q: 'zither', type: 'users' });
      expect(found.data.map(({ name }) => name)).toEqual(['Nhyira Seller']);
      await expectRefusal(world().client().users.search({ q: 'nhyira', type: 'users' }), 'unauthenticated');
    });

    it('finds listings of every hive, people and universities by one text, with their numbers', async () => {
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
      expect(mistyped.data.hives).toContainEqual(
        expect.objectContaining({ hiveType: 'essentials', count: 5 }),
      );
      const narrowed = await finder.client.search.overview({ q: 'vuvuzela', maxPrice: 10 });
      expect(narrowed.data.hives.map(({ hiveType }) => hiveType)).toEqual(['logistics']);
      const nowhere = { fit: 'all', hives: [], people: { count: 0, users: [] }, universities: [] };
      expect((await finder.client.search.overview({ q: '!!!' })).data).toEqual(nowhere);
    });

    it('looks near a campus, which is in its town, and refuses one that is not there', async () => {
      await post({ title: 'Bagpipe of Kumasi' });
      const near = async (campus: string) => (await titles({ q: 'bagpipe', near: campus })).length;
      expect(await near('knust')).toBe(1);
      expect(await near('ug')).toBe(0);
      expect(await titles({ q: 'bagpipe', near: 'ug', university: 'knust' })).toEqual([]);
      const { data } = await finder.client.search.overview({ q: 'bagpipe', near: 'ug' });
      expect(data.hives).toEqual([]);
      await expectRefusal(finder.client.search.listings({ near: 'atlantis' }), 'validation_failed', 'near');
    });

    it('begins with one campus and leaves none out, by date and by what fits', async () => {
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

    it('finds people by name in the same search, for members only', async () => {
      const { people } = (await finder.client.search.overview({ q: 'nhyira' })).data;
      expect(people).toMatchObject({ count: 1, users: [{ name: 'Nhyira Seller' }] });
      const visitors = (await world().client().search.overview({ q: 'nhyira' })).data;
      expect(visitors.people).toEqual({ count: 0, users: [] });
      const offered = async (client = finder.client) =>
        (await client.search.suggestions({ q: 'nhyi' })).data.filter(({ kind }) => kind === 'person');
      expect(await offered()).toMatchObject([{ text: 'Nhyira Seller', id: seller.id }]);
      expect(await offered(world().client())).toEqual([]);
    });

    it('finds universities by what people call them, mistyped too, with their open listings', async () => {
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

    it('suggests the topic that holds what is typed, in whatever words', async () => {
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

    it('suggests earlier searches, hives and titles, but no forgotten search', async () => {
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

    it('keeps a search of a shelf, or near a campus', async () => {
      const collector = await join(world(), 'Efo Collector');
      const near = { q: 'balafon', near: 'ug' } as const;
      const { data: saved } = await collector.client.savedSearches.create(near);
      expect(saved).toMatchObject({ near: 'ug', university: null, topic: null, count: 0 });
      expect((await collector.client.savedSearches.create(near)).data.id).toBe(saved.id);
      const here = await collector.client.savedSearches.create({ q: 'balafon', near: 'knust' });
      const shelf = await collector.client.savedSearches.create({ q: 'balafon', topic: 'hostel' });
      const { id } = await post({ title: 'Balafon' });
      const told = async () =>
        (await collector.client.notifications.list({})).data.filter(
          (one) => one.kind === 'saved_search_match',
        );
      await expect.poll(async () => (await told())[0]?.subject?.id).toBe(id);
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

    it('tells of new listings that fit a saved search, until it is removed', async () => {
      const { data: saved } = await finder.client.savedSearches.create({ q: 'Quartz clock', maxPrice: 100 });
      expect(saved).toMatchObject({ q: 'Quartz clock', maxPrice: 100, hiveType: null, count: 0 });
      const { id } = await post({ title: 'Quartz wall clock', price: 100 });
      await post({ title: 'Quartz wall clock', price: 101 });
      const told = async () =>
        (await finder.client.notifications.list({})).data.filter((one) => one.kind === 'saved_search_match');
      await expect.poll(async () => (await told()).map((one) => one.subject?.id)).toEqual([id]);
      expect((await finder.client.savedSearches.list({})).data).toMatchObject([{ id: saved.id, count: 1 }]);
      await expectRefusal(seller.client.savedSearches.remove({ id: saved.id }), 'not_found');
      await expectRefusal(finder.client.savedSearches.create({}), 'validation_failed', 'q');
      await finder.client.savedSearches.remove({ id: saved.id });
      await post({ title: 'Quartz desk clock', price: 5 });
      expect(await told()).toHaveLength(1);
    });
  });

  describe('the dashboard', () => {
    it('counts what was sold, and recommends what others have open', async () => {
      const seller = await join(world(), 'Efo Seller');
      const buyer = await join(world(), 'Ama Buyer');
      const { id } = (await seller.client.category.create({ ...LAPTOP, price: 100 })).data;
      const begun = (await buyer.client.payments.initialize({ hiveId: id })).data;
      const paying = (await buyer.client.dashboard.get({})).data;
      expect(paying.next).toMatchObject([{ kind: 'pay', listingId: id, reference: begun.reference }]);
      await world().pay(begun, 'success');
      await buyer.client.payments.verify({ reference: begun.reference });
      const meet = { kind: 'meet', title: LAPTOP.title, paymentId: begun.paymentId };
      expect((await buyer.client.dashboard.get({})).data.next).toMatchObject([
        { ...meet, role: 'buyer', otherName: 'Efo Seller', amount: 106.5 },
      ]);
      const held = (await seller.client.dashboard.get({})).data;
      expect(held).toMatchObject({ totalEarnings: 0, pendingEarnings: 99, completedTasks: 0 });
      expect(held.next).toMatchObject([{ ...meet, role: 'seller', otherName: 'Ama Buyer', amount: 99 }]);
      expect(held.deadlines).toMatchObject([{ kind: 'release', title: LAPTOP.title }]);
      const talk = await buyer.client.messages.open({ recipientId: seller.id, hiveId: id });
      const deal = { id: begun.paymentId, status: 'held' };
      expect(talk.data.listing).toMatchObject({ order: { ...deal, role: 'buyer' } });
      const sellersTalk = await seller.client.messages.open({ recipientId: buyer.id, hiveId: id });
      expect(sellersTalk.data.id).toBe(talk.data.id);
      expect(sellersTalk.data.listing).toMatchObject({ order: { ...deal, role: 'seller' } });
      const { handoverCode } = (await buyer.client.payments.get({ id: begun.paymentId })).data;
      await seller.client.payments.handover({ id: begun.paymentId, code: handoverCode ?? '' });
      const { data } = await seller.client.dashboard.get({});
      expect(data).toMatchObject({
        totalEarnings: 99,
        pendingEarnings: 0,
        completedTasks: 1,
        deadlines: [],
        next: [],
      });
      expect(data.activity.week).toHaveLength(7);
      expect(data.activity.month.at(-1)).toMatchObject({ earned: 99, orders: 1 });
      expect(data.activity.year).toHaveLength(12);
      expect(data.recommended.every((one) => one.postedById !== seller.id)).toBe(true);
      await expectRefusal(world().client().dashboard.get({}), 'unauthenticated');
    });

    it('says who wrote, and what ends within two days, only to whom it concerns', async () => {
      const poster = await join(world(), 'Esi Poster');
      const writer = await join(world(), 'Kojo Writer');
      const errand = await writer.client.hives.create({
        hiveType: 'logistics',
        title: 'Bring bread',
        price: 5,
      });
      const at = (hours: number) =>
        new Date(Date.parse(errand.data.createdAt) + hours * 3_600_000).toISOString();
      const gig = { title: 'Type my thesis', description: 'Sixty pages', price: 80 };
      const { data } = await poster.client.category.create({
        ...{ category: 'sidehustle', applicationDeadline: at(30) },
        ...gig,
      } as InputOf<'category.create'>);
      const talk = await writer.client.messages.open({ recipientId: poster.id, hiveId: data.id });
      await writer.client.messages.send({ conversationId: talk.data.id, content: 'Is it typed in Word?' });
      expect((await poster.client.dashboard.get({})).data.next).toMatchObject([
        { kind: 'deadline', deadline: 'listing', listingId: data.id, at: at(30) },
        { kind: 'unread', conversationId: talk.data.id, otherName: 'Kojo Writer', count: 1 },
      ]);
      expect((await writer.client.dashboard.get({})).data.next).toEqual([]);
      await poster.client.messages.markRead({ id: talk.data.id });
      expect((await poster.client.dashboard.get({})).data.next).toHaveLength(1);
    });

    it('says which price is kept for its buyer until they pay it, and only to them', async () => {
      const seller = await join(world(), 'Abena Agrees');
      const buyer = await join(world(), 'Kojo Agrees');
      const next = async ({ client }: typeof buyer) => (await client.dashboard.get({})).data.next;
      const { id } = (await seller.client.category.create({ ...LAPTOP, price: 100 })).data;
      const offer = (await buyer.client.offers.create({ hiveId: id, amount: 60 })).data;
      const { expiresAt: until } = (await seller.client.offers.accept({ id: offer.id })).data;
      expect(await next(buyer)).toMatchObject([
        { kind: 'agreed', listingId: id, title: LAPTOP.title, amount: 60, price: 100, until },
      ]);
      expect(await next(seller)).toEqual([]);
      const begun = (await buyer.client.payments.initialize({ hiveId: id, price: 60 })).data;
      expect((await next(buyer)).map(({ kind }) => kind)).toEqual(['pay']);
      await world().pay(begun, 'success');
      await buyer.client.payments.verify({ reference: begun.reference });
      expect((await next(buyer)).map(({ kind }) => kind)).toEqual(['meet']);
    });

    it('asks once about a meet-up that was proposed, though it is new in the conversation as well', async () => {
      await passToNoon(world());
      const seller = await join(world(), 'Abena Meets');
      const buyer = await join(world(), 'Kojo Meets');
      const { id } = (await seller.client.category.create({ ...LAPTOP, price: 100 })).data;
      const begun = (await buyer.client.payments.initialize({ hiveId: id })).data;
      await world().pay(begun, 'success');
      const paid = (await buyer.client.payments.verify({ reference: begun.reference })).data;
      const startsAt = new Date(Date.parse(paid.createdAt) + 86_400_000).toISOString();
      await buyer.client.meetups.propose({ id: begun.paymentId, place: 'Great Hall steps', startsAt });
      const { next } = (await seller.client.dashboard.get({})).data;
      expect(next.map(({ kind }) => kind)).toEqual(['meet']);
    });

    it('says which price waits for an answer, only to the one who is asked', async () => {
      const seller = await join(world(), 'Abena Asked');
      const buyer = await join(world(), 'Kojo Offers');
      const next = async ({ client }: typeof buyer) => (await client.dashboard.get({})).data.next;
      const { id } = (await seller.client.category.create({ ...LAPTOP, price: 100 })).data;
      const offer = (await buyer.client.offers.create({ hiveId: id, amount: 60 })).data;
      const step = { kind: 'offer', conversationId: offer.conversationId, title: LAPTOP.title, price: 100 };
      const asked = { otherName: 'Kojo Offers', amount: 60, until: offer.expiresAt };
      expect(await next(seller)).toMatchObject([{ ...step, ...asked, role: 'seller' }]);
      expect(await next(buyer)).toEqual([]);
      await seller.client.offers.counter({ id: offer.id, amount: 80 });
      expect(await next(buyer)).toMatchObject([
        { ...step, role: 'buyer', otherName: 'Abena Asked', amount: 80 },
      ]);
      expect(await next(seller)).toEqual([]);
      await buyer.client.offers.decline({ id: offer.id });
      expect(await next(buyer)).toEqual([]);
    });

    it('says who waits for a choice, only to the poster', async () => {
      const poster = await join(world(), 'Adwoa Poster');
      const helper = await join(world(), 'Yaw Helper');
      const { id } = (
        await poster.client.hives.create({ hiveType: 'logistics', title: 'Carry a desk', price: 40 })
      ).data;
      expect((await poster.client.dashboard.get({})).data.next).toEqual([]);
      await helper.client.applications.create({ id, message: 'I can do it today.' });
      expect((await poster.client.dashboard.get({})).data.next).toMatchObject([
        { kind: 'applicants', title: 'Carry a desk', listingId: id, count: 1 },
      ]);
      expect((await helper.client.dashboard.get({})).data.next).toEqual([]);
    });
  });
}
