import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  PASSWORD,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('appeals', () => {
  let seller: Member;
  let stranger: Member;
  let first: Member;
  let second: Member;
  // Joins a new student for each test, because appeals per day are limited.
  beforeEach(async () => {
    seller = await join(world(), 'Esi Appealing');
  });
  beforeAll(async () => {
    stranger = await join(world(), 'Afi Bystander');
    first = await join(world(), 'Ama Decider');
    second = await join(world(), 'Yaw Reviewer');
    await world().promote(first.id, 'moderator');
    await world().promote(second.id, 'moderator');
  });

  /** Creates a listing that the first moderator took down. */
  async function taken(decision: 'hide' | 'delete'): Promise<string> {
    const { id } = (await seller.client.category.create(LAPTOP)).data;
    await stranger.client.reports.create({ targetType: 'listing', targetId: id, reason: 'counterfeit' });
    const { data } = await first.client.moderation.reports({ limit: 50 });
    const found = data.find((one) => one.targetId === id)?.id ?? '';
    await first.client.moderation.resolve({ id: found, decision, note: 'It is a copy' });
    return id;
  }
  const waiting = async (id: string, by = second) => {
    const { data } = await by.client.appeals.list({ limit: 50 });
    return data.find((one) => one.listing?.id === id);
  };
  const appeal = (id: string, by = seller) => by.client.appeals.create({ id, text: 'I have the receipt' });

  it.each(['hide', 'delete'] as const)(
    'restore a listing after %s when another moderator decides for the poster',
    async (kind) => {
      const id = await taken(kind);
      expect((await seller.client.notifications.list({})).data[0]?.subject).toEqual({
        type: 'listing',
        id,
      });
      expect((await seller.client.appeals.get({ id })).data).toMatchObject({
        kind,
        reason: 'It is a copy',
        mayAppeal: true,
        appeal: null,
        listing: { title: LAPTOP.title },
      });
      expect((await appeal(id)).data).toMatchObject({
        mayAppeal: false,
        appeal: { text: 'I have the receipt', outcome: null },
      });
      await expectRefusal(appeal(id), 'already_appealed');
      expect((await second.client.notifications.list({})).data[0]).toMatchObject({
        kind: 'appeal_received',
      });
      const found = await waiting(id);
      expect(found).toMatchObject({
        kind,
        text: 'I have the receipt',
        reason: 'It is a copy',
        owner: { id: seller.id },
        decidedBy: { id: first.id },
        reportCount: 1,
        reports: [{ reason: 'counterfeit' }],
        mayDecide: true,
      });
      expect(await waiting(id, first)).toMatchObject({ mayDecide: false });
      const decision = { id: found?.id ?? '', decision: 'restore', note: 'The receipt is right' } as const;
      await expectRefusal(first.client.appeals.resolve(decision), 'own_decision');
      expect((await second.client.appeals.resolve(decision)).data).toMatchObject({
        outcome: 'restore',
        resolvedBy: { id: second.id },
        listing: { status: 'active' },
      });
      await expectRefusal(second.client.appeals.resolve(decision), 'already_resolved');
      expect(await waiting(id)).toBeUndefined();
      expect((await stranger.client.hives.get({ id })).data.status).toBe('active');
      expect((await seller.client.notifications.list({})).data[0]).toMatchObject({
        kind: 'appeal_restored',
        description: `${LAPTOP.title}: The receipt is right`,
      });
      const audit = (await second.client.moderation.audit({ about: id })).data.map((one) => one.action);
      expect(audit.slice(0, 2)).toEqual(['listing.appeal_restore', 'listing.appeal']);
    },
  );

  it('are open to the poster of a listing that was removed without a report', async () => {
    const { id } = (await seller.client.category.create(LAPTOP)).data;
    const decide = (action: 'hide' | 'restore' | 'delete', by = first, reason = 'It is a copy') =>
      by.client.moderation.updateListing({ id, action, reason });
    await expectRefusal(decide('hide', stranger), 'forbidden');
    await expectRefusal(decide('hide', first, ' '), 'validation_failed', 'reason');
    await expectRefusal(decide('restore'), 'illegal_transition');
    expect((await decide('hide')).data).toEqual({ id, status: 'hidden' });
    await expectRefusal(stranger.client.hives.get({ id }), 'not_found');
    expect((await seller.client.notifications.list({})).data[0]).toMatchObject({
      kind: 'listing_hidden',
      description: `${LAPTOP.title}: It is a copy`,
    });
    await appeal(id);
    expect(await waiting(id)).toMatchObject({ reason: 'It is a copy', reportCount: 0, reports: [] });
    expect((await decide('restore', second, 'My mistake')).data.status).toBe('active');
    expect((await decide('delete')).data.status).toBe('deleted');
    await expectRefusal(decide('hide'), 'not_found');
    expect((await seller.client.appeals.get({ id })).data).toMatchObject({
      kind: 'delete',
      mayAppeal: true,
    });
    const own = (await first.client.category.create(LAPTOP)).data.id;
    const about = { id: own, action: 'hide', reason: 'Mine' } as const;
    await expectRefusal(first.client.moderation.updateListing(about), 'forbidden');
  });

  it('reopen a suspended account, authenticated by its password only', async () => {
    const { id, email } = seller;
    const proof = { email, password: PASSWORD };
    const suspend = { id, action: 'suspend', reason: 'Asked for money first' } as const;
    await first.client.moderation.updateUser(suspend);
    const { appeals } = world().client();
    const wrong = { email, password: 'Wrong-12345' };
    await expectRefusal(appeals.suspension(wrong), 'invalid_credentials');
    await expectRefusal(appeals.createForAccount({ ...wrong, text: 'Me' }), 'invalid_credentials');
    await expectRefusal(
      appeals.suspension({ email: stranger.email, password: PASSWORD }),
      'nothing_to_appeal',
    );
    expect((await appeals.suspension(proof)).data).toMatchObject({
      reason: 'Asked for money first',
      until: null,
      mayAppeal: true,
      appeal: null,
    });
    await expectRefusal(appeals.createForAccount({ ...proof, text: ' ' }), 'validation_failed', 'text');
    expect((await appeals.createForAccount({ ...proof, text: 'Not me' })).data).toMatchObject({
      mayAppeal: false,
      appeal: { text: 'Not me', outcome: null },
    });
    await expectRefusal(appeals.createForAccount({ ...proof, text: 'Again' }), 'already_appealed');
    await expectRefusal(world().client().auth.login(proof), 'account_suspended');
    const { data } = await second.client.appeals.list({ limit: 50 });
    const found = data.find((one) => one.owner.id === id);
    expect(found).toMatchObject({ kind: 'suspend', listing: null, text: 'Not me', mayDecide: true });
    const decision = { id: found?.id ?? '', decision: 'restore', note: 'You are right' } as const;
    await expectRefusal(first.client.appeals.resolve(decision), 'own_decision');
    await second.client.appeals.resolve(decision);
    await expectRefusal(appeals.suspension(proof), 'nothing_to_appeal');
    expect((await world().client().auth.login(proof)).data.user.id).toBe(id);
    const audit = (await second.client.moderation.audit({ about: id })).data.map((one) => one.action);
    expect(audit.slice(0, 3)).toEqual(['user.appeal_restore', 'user.appeal', 'user.suspend']);
  });

  it('leave a listing hidden permanently when they are rejected', async () => {
    const id = await taken('hide');
    await appeal(id);
    const found = await waiting(id);
    await second.client.appeals.resolve({ id: found?.id ?? '', decision: 'uphold', note: 'It is one' });
    await expectRefusal(stranger.client.hives.get({ id }), 'not_found');
    expect((await seller.client.appeals.get({ id })).data).toMatchObject({
      mayAppeal: false,
      appeal: { outcome: 'uphold', note: 'It is one' },
    });
    await expectRefusal(appeal(id), 'already_appealed');
    expect((await seller.client.notifications.list({})).data[0]).toMatchObject({ kind: 'appeal_upheld' });
    const { data } = await second.client.appeals.list({ state: 'resolved' });
    expect(data.find((one) => one.listing?.id === id)).toMatchObject({ outcome: 'uphold' });
  });

  it('are for the poster only, and only for removed listings', async () => {
    const open = (await seller.client.category.create(LAPTOP)).data.id;
    await expectRefusal(appeal(open), 'nothing_to_appeal');
    await expectRefusal(seller.client.appeals.get({ id: open }), 'not_found');
    const id = await taken('hide');
    for (const other of [stranger, first]) {
      await expectRefusal(appeal(id, other), 'not_found');
      await expectRefusal(other.client.appeals.get({ id }), 'not_found');
    }
    await expectRefusal(stranger.client.appeals.list({}), 'forbidden');
    await expectRefusal(seller.client.appeals.create({ id, text: ' ' }), 'validation_failed', 'text');
    await seller.client.hives.remove({ id });
    await expectRefusal(appeal(id), 'nothing_to_appeal');
  });
});
