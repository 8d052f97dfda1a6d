import { DAY, type InputOf } from '@campushive/contract';
import { describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  pass,
  PASSWORD,
  UNKNOWN_ID,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

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

  it('shows the follow on the profile and in a list, latest first, until it is undone', async () => {
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

  it('notifies of new listings, in one notification while earlier ones are unread', async () => {
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

  it('notifies of new events, and the profile lists coming and past events', async () => {
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

  it('ends with a block by either student, and is refused during one', async () => {
    const fan = await join(world(), 'Esi Follows');
    const [blocked, blocking] = [await join(world(), 'Blocked Shop'), await join(world(), 'Blocking Shop')];
    for (const { id } of [blocked, blocking]) await fan.client.users.follow({ id });
    await fan.client.users.block({ id: blocked.id });
    await blocking.client.users.block({ id: fan.id });
    expect(await people(fan)).toEqual([[], 0]);
    for (const { id } of [blocked, blocking]) await expectRefusal(fan.client.users.follow({ id }), 'blocked');
    await fan.client.users.unblock({ id: blocked.id });
    expect(await people(fan)).toEqual([[], 0]);
    await post(blocking, { title: 'Ocarina unheard' });
    await fan.client.users.follow({ id: blocked.id });
    await post(blocked, { title: 'Ocarina heard' });
    await expect
      .poll(async () => (await news(fan)).map((notification) => notification.description))
      .toEqual(['Ocarina heard']);
  });

  it('ends, and loses its notifications, when the seller deletes the account', async () => {
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
