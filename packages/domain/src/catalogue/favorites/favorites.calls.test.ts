import { type InputOf } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  UNKNOWN_ID,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('favourites', () => {
  let poster: Member;
  let fan: Member;
  beforeAll(async () => {
    poster = await join(world(), 'Adjoa Poster');
    fan = await join(world(), 'Kojo Fan');
  });
  const post = async (title: string) =>
    (await poster.client.category.create({ ...LAPTOP, title } as InputOf<'category.create'>)).data;

  it('are listed newest first and once each, separately for saved and liked, until removed', async () => {
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

  it('are refused to visitors, for unknown listings and for a like of an own listing', async () => {
    const { id } = await post('A mirror');
    await expectRefusal(world().client().favorites.add({ hiveId: id }), 'unauthenticated');
    expect((await world().client().favorites.get({ hiveId: id })).data.likes).toBe(0);
    await expectRefusal(fan.client.favorites.add({ hiveId: UNKNOWN_ID }), 'not_found');
    await expectRefusal(poster.client.favorites.add({ hiveId: id, kind: 'liked' }), 'own_listing');
    expect((await poster.client.favorites.add({ hiveId: id })).data.saved).toBe(true);
    await poster.client.hives.remove({ id });
    expect((await poster.client.favorites.list({})).data).toEqual([]);
  });

  describe('with a price drop', () => {
    const drops = async ({ client }: Member, id: string) =>
      (await client.notifications.list({ limit: 50 })).data.filter(
        (one) => one.kind === 'price_dropped' && one.subject?.id === id,
      );
    const reprice = (id: string, price: number) => poster.client.hives.update({ id, price });

    it('show the previous price and notify the students who saved them, once a day', async () => {
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

    it('are compared with the lowest price of 30 days, so that raising a price first makes no drop', async () => {
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

    it('do not notify students with a block between them and the poster', async () => {
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
