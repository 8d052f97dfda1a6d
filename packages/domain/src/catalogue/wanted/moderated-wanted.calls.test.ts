import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const LAMP = { title: 'A desk lamp', details: 'With a clamp', category: 'hostel', maxPrice: 80 } as const;

const world = useWorld();

describe('wanted posts', () => {
  let ama: Member;
  let kofi: Member;
  beforeAll(async () => {
    ama = await join(world(), 'Ama Looking');
    kofi = await join(world(), 'Kofi Having');
  });
  const post = async (member = ama) => (await member.client.wanted.create(LAMP)).data.id;
  const listed = async (member = kofi) => (await member.client.category.create(LAPTOP)).data.id;
  /** Closes a post, because open posts are limited. */
  const done = (id: string) => ama.client.wanted.close({ id });
  const ids = async (member = kofi) =>
    (await member.client.wanted.list({ limit: 50 })).data.map((one) => one.id);

  it('are hidden from students with a block, whose answers disappear as well', async () => {
    const esi = await join(world(), 'Esi Blocked');
    const id = await post();
    const listingId = await listed(esi);
    await esi.client.wanted.answer({ id, listingId });
    await ama.client.users.block({ id: esi.id });
    await expectRefusal(esi.client.wanted.get({ id }), 'not_found');
    await expectRefusal(esi.client.wanted.answer({ id, listingId: await listed(esi) }), 'not_found');
    expect(await ids(esi)).not.toContain(id);
    expect((await ama.client.wanted.answers({ id })).count).toBe(0);
    expect((await kofi.client.wanted.get({ id })).data.answerCount).toBe(0);
    await done(id);
  });

  it('are hidden after three reports, and restored or removed by a moderator', async () => {
    const moderator = await join(world(), 'Abena Moderating');
    await world().promote(moderator.id, 'moderator');
    const reporters = [kofi, await join(world(), 'Yaw One'), await join(world(), 'Adwoa Two')];
    const report = async (targetId: string) => {
      for (const { client } of reporters)
        await client.reports.create({ targetType: 'wanted', targetId, reason: 'prohibited' });
    };
    const caseOf = async (targetId: string) =>
      (await moderator.client.moderation.reports({ targetType: 'wanted', limit: 50 })).data.find(
        (one) => one.targetId === targetId,
      );
    const decide = async (targetId: string, decision: 'dismiss' | 'delete' | 'hide') =>
      moderator.client.moderation.resolve({
        id: (await caseOf(targetId))?.id ?? '',
        decision,
        note: 'Seen',
      });
    const [remaining, removed] = [await post(), await post()];
    await expectRefusal(
      ama.client.reports.create({ targetType: 'wanted', targetId: remaining, reason: 'spam' }),
      'own_content',
    );
    await report(remaining);
    await report(removed);
    await expectRefusal(kofi.client.wanted.get({ id: remaining }), 'not_found');
    expect((await ama.client.wanted.get({ id: remaining })).data.status).toBe('hidden');
    await expectRefusal(ama.client.wanted.close({ id: remaining }), 'wanted_over');
    expect((await caseOf(remaining))?.wanted).toMatchObject({ title: LAMP.title, details: LAMP.details });
    await expectRefusal(decide(remaining, 'hide'), 'validation_failed', 'decision');
    await decide(remaining, 'dismiss');
    expect((await kofi.client.wanted.get({ id: remaining })).data.status).toBe('open');
    await decide(removed, 'delete');
    expect((await ama.client.wanted.get({ id: removed })).data.status).toBe('removed');
    await expectRefusal(kofi.client.wanted.get({ id: removed }), 'not_found');
    await expectRefusal(ama.client.wanted.renew({ id: removed }), 'wanted_over');
    expect((await ama.client.notifications.list({})).data[0]).toMatchObject({
      kind: 'wanted_removed',
      subject: null,
    });
    await done(remaining);
  });

  it('are restored by a successful appeal against a removal, or stay removed', async () => {
    const asker = await join(world(), 'Efua Asking');
    const [first, second] = [await join(world(), 'Abena First'), await join(world(), 'Kojo Second')];
    for (const { id } of [first, second]) await world().promote(id, 'moderator');
    const takeAway = async (targetId: string) => {
      await kofi.client.reports.create({ targetType: 'wanted', targetId, reason: 'prohibited' });
      const found = (await first.client.moderation.reports({ targetType: 'wanted', limit: 50 })).data.find(
        (one) => one.targetId === targetId,
      );
      await first.client.moderation.resolve({ id: found?.id ?? '', decision: 'delete', note: 'An essay' });
    };
    const appeal = (id: string, member = asker) => member.client.appeals.create({ id, text: 'It is a lamp' });
    const answer = async (wantedId: string, decision: 'restore' | 'uphold', member = second) => {
      const waiting = (await member.client.appeals.list({ limit: 50 })).data;
      const found = waiting.find(({ wanted }) => wanted?.id === wantedId);
      expect(found).toMatchObject({ listing: null, kind: 'delete', text: 'It is a lamp', reportCount: 1 });
      return member.client.appeals.resolve({ id: found?.id ?? '', decision, note: 'Looked at' });
    };
    const [back, removed] = [await post(asker), await post(asker)];
    await expectRefusal(asker.client.appeals.get({ id: back }), 'not_found');
    await expectRefusal(appeal(back), 'nothing_to_appeal');
    await takeAway(back);
    await takeAway(removed);
    expect((await asker.client.appeals.get({ id: back })).data).toMatchObject({
      listing: null,
      wanted: { id: back, title: LAMP.title, status: 'removed' },
      kind: 'delete',
      reason: 'An essay',
      mayAppeal: true,
      appeal: null,
    });
    await expectRefusal(kofi.client.appeals.get({ id: back }), 'not_found');
    await expectRefusal(appeal(back, kofi), 'not_found');
    expect((await appeal(back)).data).toMatchObject({ mayAppeal: false, appeal: { outcome: null } });
    await expectRefusal(appeal(back), 'already_appealed');
    await appeal(removed);
    await expectRefusal(answer(back, 'restore', first), 'own_decision');
    expect((await answer(back, 'restore')).data).toMatchObject({
      outcome: 'restore',
      wanted: { status: 'open' },
    });
    expect((await kofi.client.wanted.get({ id: back })).data.status).toBe('open');
    await answer(removed, 'uphold');
    await expectRefusal(kofi.client.wanted.get({ id: removed }), 'not_found');
    expect((await asker.client.appeals.get({ id: removed })).data.appeal).toMatchObject({
      outcome: 'uphold',
    });
    const notificationsOf = (await asker.client.notifications.list({})).data.slice(0, 2);
    expect(notificationsOf).toMatchObject([
      { kind: 'appeal_upheld', subject: null },
      { kind: 'appeal_restored', subject: null },
    ]);
  });
});
