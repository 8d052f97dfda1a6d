import type { InputOf } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, join, LAPTOP, NOBODY, type Member, type World } from './world.js';

/** Saving, liking, and finding again. */
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
      await expectRefusal(fan.client.favorites.add({ hiveId: NOBODY }), 'not_found');
      await expectRefusal(poster.client.favorites.add({ hiveId: id, kind: 'liked' }), 'own_listing');
      expect((await poster.client.favorites.add({ hiveId: id })).data.saved).toBe(true);
      await poster.client.hives.remove({ id });
      expect((await poster.client.favorites.list({})).data).toEqual([]);
    });
  });
}
