import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  UNKNOWN_ID,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const NOWHERE = 'http://127.0.0.1:9/hook';

const world = useWorld();

describe('the partner administration', () => {
  let admin: Member;
  let moderator: Member;
  beforeAll(async () => {
    admin = await join(world(), 'Efua Admin');
    moderator = await join(world(), 'Nana Moderator');
    await world().promote(admin.id, 'admin');
    await world().promote(moderator.id, 'moderator');
  });
  const audit = async (id: string) =>
    (await admin.client.moderation.audit({ about: id })).data.map(({ action }) => action);

  it('is for admins only, and requires a fresh proof for calls that show a secret', async () => {
    for (const { client } of [moderator, await join(world(), 'Ama Student')]) {
      await expectRefusal(client.partnerKeys.list({}), 'forbidden');
      await expectRefusal(client.partnerKeys.create({ name: 'SRC' }), 'forbidden');
      await expectRefusal(client.webhooks.list({}), 'forbidden');
      await expectRefusal(client.webhooks.create({ url: NOWHERE, events: ['listing.posted'] }), 'forbidden');
    }
    const plain = world().client(admin.token);
    await expectRefusal(plain.partnerKeys.create({ name: 'SRC' }), 'step_up_required');
    await expectRefusal(
      plain.webhooks.create({ url: NOWHERE, events: ['listing.posted'] }),
      'step_up_required',
    );
  });

  it('shows a key once, lists it without the key, and revokes it permanently', async () => {
    const { partnerKeys } = admin.client;
    const { key, ...made } = (await partnerKeys.create({ name: ' Legon SRC ' })).data;
    expect(key).toMatch(/^chp_/);
    expect(made).toMatchObject({
      name: 'Legon SRC',
      hint: key.slice(0, 8),
      scopes: ['listings:read'],
      createdBy: admin.name,
      lastUsedAt: null,
    });
    expect((await partnerKeys.list({})).data[0]).toEqual(made);
    await partnerKeys.revoke({ id: made.id });
    expect((await partnerKeys.list({})).data.map(({ id }) => id)).not.toContain(made.id);
    await expectRefusal(partnerKeys.revoke({ id: made.id }), 'not_found');
    expect(await audit(made.id)).toEqual(['partner_key.revoke', 'partner_key.create']);
  });

  it('creates, tests, lists and removes webhooks', async () => {
    const { webhooks } = admin.client;
    const { secret, ...made } = (
      await webhooks.create({ url: NOWHERE, events: ['listing.closed', 'listing.closed'] })
    ).data;
    expect(secret).toMatch(/^whsec_[\w+/]+=*$/);
    expect(made).toMatchObject({ url: NOWHERE, events: ['listing.closed'], disabledAt: null });
    expect((await webhooks.list({})).data[0]).toEqual(made);
    const sent = (await webhooks.test({ id: made.id })).data;
    expect(sent).toMatchObject({ event: 'ping', listingId: null, state: 'waiting', tries: 0 });
    expect((await webhooks.resend({ id: sent.id })).data).toMatchObject({ id: sent.id, state: 'waiting' });
    const { data } = await webhooks.deliveries({ id: made.id });
    expect(data.map(({ id, event }) => [id, event])).toEqual([[sent.id, 'ping']]);
    expect((await webhooks.enable({ id: made.id })).data).toMatchObject({
      id: made.id,
      failingSince: null,
    });
    await webhooks.remove({ id: made.id });
    await expectRefusal(webhooks.deliveries({ id: made.id }), 'not_found');
    await expectRefusal(webhooks.resend({ id: sent.id }), 'not_found');
    expect(await audit(made.id)).toEqual(['webhook.remove', 'webhook.enable', 'webhook.create']);
  });

  it('notifies webhooks once of each published listing, and of each listing that closes', async () => {
    const { webhooks } = admin.client;
    const { client } = await join(world(), 'Kofi Seller');
    const older = (await client.category.create(LAPTOP)).data.id;
    const hook = (await webhooks.create({ url: NOWHERE, events: ['listing.posted', 'listing.closed'] })).data;
    const notificationsOf = async (...expected: [string, string][]) =>
      vi.waitFor(async () => {
        const { data } = await webhooks.deliveries({ id: hook.id });
        const ours = data.filter(
          ({ event, listingId }) => listingId === id || (listingId === older && event === 'listing.closed'),
        );
        expect(ours.map(({ event, listingId }) => [event, listingId]).reverse()).toEqual(expected);
      }, 20_000);
    const { id } = (await client.category.create(LAPTOP)).data;
    await notificationsOf(['listing.posted', id]);
    const draft = (await client.category.create({ ...LAPTOP, draft: true })).data.id;
    await client.hives.update({ id, price: 2000 });
    await client.hives.setStatus({ id, status: 'sold' });
    await notificationsOf(['listing.posted', id], ['listing.closed', id]);
    await client.hives.setStatus({ id, status: 'active' });
    await client.hives.remove({ id: draft });
    await client.hives.remove({ id: older });
    await notificationsOf(
      ['listing.posted', id],
      ['listing.closed', id],
      ['listing.posted', id],
      ['listing.closed', older],
    );
    expect((await webhooks.deliveries({ id: hook.id })).data.map(({ listingId }) => listingId)).not.toContain(
      draft,
    );
    await webhooks.remove({ id: hook.id });
  });

  it('adds https to a webhook address without a scheme', async () => {
    const { webhooks } = admin.client;
    const { data } = await webhooks.create({ url: ' union.example/hook ', events: ['listing.closed'] });
    expect(data.url).toBe('https://union.example/hook');
    await webhooks.remove({ id: data.id });
  });

  it('refuses an invalid address, an empty event list and an unknown id', async () => {
    const { webhooks } = admin.client;
    for (const url of ['union', 'https://', 'ftp://union.example/', 'https://me:secret@union.example/']) {
      await expectRefusal(webhooks.create({ url, events: ['listing.posted'] }), 'validation_failed', 'url');
    }
    await expectRefusal(webhooks.create({ url: NOWHERE, events: [] }), 'validation_failed', 'events');
    for (const call of [webhooks.test, webhooks.enable, webhooks.remove, webhooks.deliveries]) {
      await expectRefusal(call({ id: UNKNOWN_ID }), 'not_found');
    }
  });
});
