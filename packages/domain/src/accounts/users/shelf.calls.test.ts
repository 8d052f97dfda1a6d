import { describe, expect, it } from 'vitest';
import { expectRefusal, join, LAPTOP, useWorld } from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('the shelf of a student', () => {
  it('is found by its name in any spelling, also by visitors, without contact data', async () => {
    const kofi = await join(world(), 'Kofi Shelf');
    await kofi.client.category.create(LAPTOP);
    expect((await kofi.client.auth.me({})).data.shelfName).toBeNull();
    expect((await kofi.client.users.updateProfile({ shelfName: '@Kofi_S' })).data.shelfName).toBe('kofi_s');
    const { data } = await world().client().users.getShelf({ name: 'KOFI_S' });
    expect(data).toMatchObject({ id: kofi.id, shelfName: 'kofi_s', listingCount: 1, hall: null });
    expect(JSON.stringify(data)).not.toContain(kofi.email);
    expect(data).toEqual((await world().client().users.get({ id: kofi.id })).data);
  });

  it('keeps its name, which no other student can take', async () => {
    const [ama, esi] = [await join(world(), 'Ama Shelf'), await join(world(), 'Esi Shelf')];
    const choose = (member: typeof ama, shelfName: string) =>
      member.client.users.updateProfile({ shelfName });
    await choose(ama, 'ama');
    expect((await choose(ama, 'Ama')).data.shelfName).toBe('ama');
    await expectRefusal(choose(ama, 'ama2'), 'validation_failed', 'shelfName');
    await expectRefusal(choose(esi, '@AMA'), 'validation_failed', 'shelfName');
    for (const name of ['support', 'campushive', 'paystack'])
      await expectRefusal(choose(esi, name), 'validation_failed', 'shelfName');
    expect((await choose(esi, 'esi')).data.shelfName).toBe('esi');
  });

  it('goes to one of two students who choose its name at once', async () => {
    const both = [await join(world(), 'Yaw First'), await join(world(), 'Yaw Second')];
    const results = await Promise.allSettled(
      both.map(({ client }) => client.users.updateProfile({ shelfName: 'yaw' })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('loses its name for good when a moderator removes it', async () => {
    const [kwesi, other] = [await join(world(), 'Kwesi Shelf'), await join(world(), 'Adwoa Shelf')];
    const moderator = await join(world(), 'Ama Moderator');
    await world().promote(moderator.id, 'moderator');
    const choose = (who: typeof kwesi, shelfName: string) => who.client.users.updateProfile({ shelfName });
    const remove = (who: typeof kwesi) =>
      who.client.moderation.updateUser({
        id: kwesi.id,
        action: 'remove_shelf_name',
        reason: 'The name insults a lecturer',
      });
    await expectRefusal(remove(moderator), 'conflict');
    await choose(kwesi, 'prof_fool');
    await expectRefusal(remove(other), 'forbidden');
    expect((await remove(moderator)).data.shelfName).toBeNull();
    await expectRefusal(world().client().users.getShelf({ name: 'prof_fool' }), 'not_found');
    expect((await kwesi.client.notifications.list({})).data[0]).toMatchObject({
      kind: 'moderation_warning',
      description: 'The name insults a lecturer',
    });
    for (const who of [kwesi, other])
      await expectRefusal(choose(who, 'Prof_Fool'), 'validation_failed', 'shelfName');
    expect((await choose(kwesi, 'kwesi')).data.shelfName).toBe('kwesi');
  });

  it('is visible to the same viewers as the profile', async () => {
    const abena = await join(world(), 'Abena Shelf');
    await abena.client.users.updateProfile({ shelfName: 'abena' });
    await abena.client.users.updateSettings({ visibility: 'members' });
    await expectRefusal(world().client().users.getShelf({ name: 'abena' }), 'not_found');
    const other = await join(world(), 'Kojo Shelf');
    expect((await other.client.users.getShelf({ name: 'abena' })).data.id).toBe(abena.id);
    await expectRefusal(other.client.users.getShelf({ name: 'unknown' }), 'not_found');
  });
});
