import {
  DAY,
  MAX_ANSWERS_EACH,
  MAX_OPEN_WANTED,
  RENEW_WANTED_EVERY,
  WANTED_LIFETIME,
} from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
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

  it('are readable by everyone, without the name of their student for visitors', async () => {
    const { data } = await ama.client.wanted.create({ ...LAMP, condition: 'good' });
    const { id } = data;
    expect(data).toMatchObject({
      ...LAMP,
      condition: 'good',
      status: 'open',
      postedBy: { id: ama.id, name: ama.name },
      answerCount: 0,
      warning: null,
      renewedAt: null,
    });
    expect(Date.parse(data.endsAt) - Date.parse(data.createdAt)).toBe(WANTED_LIFETIME);
    const visitor = world().client();
    expect((await visitor.wanted.get({ id })).data.postedBy).toMatchObject({
      name: null,
      university: null,
    });
    expect((await visitor.wanted.list({ category: 'hostel', limit: 50 })).data[0]?.id).toBe(id);
    expect((await visitor.wanted.list({ category: 'books', limit: 50 })).data).toEqual([]);
    expect((await visitor.wanted.list({ university: 'knust', limit: 50 })).data[0]?.id).toBe(id);
    expect((await visitor.wanted.list({ university: 'ug', limit: 50 })).data).toEqual([]);
    expect((await visitor.wanted.list({ near: 'knust', limit: 50 })).data[0]?.id).toBe(id);
    await expectRefusal(visitor.wanted.list({ near: 'nowhere' }), 'validation_failed', 'near');
    await expectRefusal(visitor.wanted.get({ id: UNKNOWN_ID }), 'not_found');
    await expectRefusal(visitor.wanted.list({ university: 'nowhere' }), 'validation_failed', 'university');
    await done(id);
  });

  it('are paged by the time of posting or renewal, newest first', async () => {
    const [older, newer] = [await post(), await post()];
    const first = await kofi.client.wanted.list({ limit: 1 });
    expect(first.data.map((one) => one.id)).toEqual([newer]);
    const cursor = first.pagination?.nextCursor ?? '';
    const second = await kofi.client.wanted.list({ limit: 1, cursor });
    expect(second.data.map((one) => one.id)).toEqual([older]);
    await expectRefusal(kofi.client.wanted.list({ cursor: '?' }), 'validation_failed', 'cursor');
    const mine = await ama.client.wanted.mine({ limit: 50 });
    expect(mine.data.slice(0, 2).map((one) => one.id)).toEqual([newer, older]);
    expect((await kofi.client.wanted.mine({})).count).toBe(0);
    await done(older);
    await done(newer);
    expect(await ids()).not.toContain(newer);
  });

  it('are changed, closed and reopened by their student only', async () => {
    const id = await post();
    const changed = await ama.client.wanted.update({
      id,
      title: 'A floor lamp',
      category: null,
      maxPrice: null,
    });
    expect(changed.data).toMatchObject({
      title: 'A floor lamp',
      details: LAMP.details,
      category: null,
      maxPrice: null,
    });
    await expectRefusal(kofi.client.wanted.update({ id, title: 'Mine' }), 'forbidden');
    await expectRefusal(kofi.client.wanted.close({ id }), 'forbidden');
    await expectRefusal(kofi.client.wanted.renew({ id }), 'forbidden');
    await expectRefusal(ama.client.wanted.renew({ id }), 'renewed_lately');
    await expectRefusal(ama.client.wanted.update({ id, title: ' ' }), 'validation_failed', 'title');
    expect((await done(id)).data.status).toBe('closed');
    expect((await done(id)).data.status).toBe('closed');
    expect((await kofi.client.wanted.get({ id })).data.status).toBe('closed');
    await expectRefusal(ama.client.wanted.update({ id, title: 'Again' }), 'wanted_over');
    const again = (await ama.client.wanted.renew({ id })).data;
    expect(again.status).toBe('open');
    expect(again.renewedAt).not.toBeNull();
    await done(id);
  });

  it('are limited in number per student and refuse an invalid price', async () => {
    const eager = await join(world(), 'Efua Eager');
    for (let n = 0; n < MAX_OPEN_WANTED; n += 1) await post(eager);
    await expectRefusal(post(eager), 'limit_reached');
    const [newest] = (await eager.client.wanted.mine({})).data;
    await eager.client.wanted.close({ id: newest?.id ?? '' });
    const next = await post(eager);
    await expectRefusal(eager.client.wanted.renew({ id: newest?.id ?? '' }), 'limit_reached');
    await expectRefusal(
      eager.client.wanted.update({ id: next, maxPrice: 1_000_000_000 }),
      'validation_failed',
      'maxPrice',
    );
    await eager.client.users.deleteAccount({ password: PASSWORD });
    await expectRefusal(kofi.client.wanted.get({ id: next }), 'not_found');
    expect(await ids()).not.toContain(next);
  });

  it('warn readers of suspected scams, but not their own student', async () => {
    const { id } = (await ama.client.wanted.create({ ...LAMP, details: 'Let us talk on WhatsApp' })).data;
    expect((await kofi.client.wanted.get({ id })).data.warning).toBe('off_platform');
    expect((await ama.client.wanted.get({ id })).data.warning).toBeNull();
    await ama.client.wanted.update({ id, details: '' });
    expect((await kofi.client.wanted.get({ id })).data.warning).toBeNull();
    await done(id);
  });

  it('accept each listing once as an answer, visible only to their student and its seller', async () => {
    const esi = await join(world(), 'Esi Other');
    const id = await post();
    const listingId = await listed();
    const answered = (await kofi.client.wanted.answer({ id, listingId })).data;
    expect(answered.answerCount).toBe(1);
    await expectRefusal(kofi.client.wanted.answer({ id, listingId }), 'already_answered');
    await expectRefusal(esi.client.wanted.answer({ id, listingId }), 'forbidden');
    await expectRefusal(esi.client.wanted.answer({ id, listingId: UNKNOWN_ID }), 'not_found');
    const notification = (await ama.client.notifications.list({})).data[0];
    expect(notification).toMatchObject({
      kind: 'wanted_answered',
      description: LAPTOP.title,
      subject: { type: 'listing', id: listingId },
    });
    const seenBy = async (member: Member) =>
      (await member.client.wanted.answers({ id })).data.map((one) => one.id);
    expect(await seenBy(ama)).toEqual([listingId]);
    expect(await seenBy(kofi)).toEqual([listingId]);
    expect(await seenBy(esi)).toEqual([]);
    expect((await esi.client.wanted.get({ id })).data.answerCount).toBe(1);
    await expectRefusal(world().client().wanted.answers({ id }), 'unauthenticated');
    // Sold listings no longer count as answers.
    await kofi.client.hives.setStatus({ id: listingId, status: 'sold' });
    expect(await seenBy(ama)).toEqual([]);
    expect((await ama.client.wanted.get({ id })).data.answerCount).toBe(0);
    await expectRefusal(kofi.client.wanted.answer({ id, listingId: await sold() }), 'listing_unavailable');
    await done(id);
    await expectRefusal(kofi.client.wanted.answer({ id, listingId: await listed() }), 'wanted_over');

    async function sold() {
      const other = await listed();
      await kofi.client.hives.setStatus({ id: other, status: 'sold' });
      return other;
    }
  });

  it('refuse answers by their own student, from other hives and beyond the limit', async () => {
    const id = await post();
    const own = (await ama.client.category.create(LAPTOP)).data.id;
    await expectRefusal(ama.client.wanted.answer({ id, listingId: own }), 'own_content');
    const lesson = await kofi.client.category.create({
      category: 'academia',
      ...{ title: 'Calculus', description: 'One to one', price: 40, duration: 60, location: 'Balme' },
    });
    await expectRefusal(kofi.client.wanted.answer({ id, listingId: lesson.data.id }), 'listing_unavailable');
    for (let n = 0; n < MAX_ANSWERS_EACH; n += 1)
      await kofi.client.wanted.answer({ id, listingId: await listed() });
    await expectRefusal(kofi.client.wanted.answer({ id, listingId: await listed() }), 'limit_reached');
    await done(id);
  });

  it('end after a month, and can be renewed before their end at most once a week', async () => {
    const yaa = await join(world(), 'Yaa Patient');
    const id = await post(yaa);
    await pass(world(), RENEW_WANTED_EVERY / DAY, yaa);
    const renewed = (await yaa.client.wanted.renew({ id })).data;
    expect(Date.parse(renewed.endsAt) - Date.parse(renewed.renewedAt ?? '')).toBe(WANTED_LIFETIME);
    world().advance(WANTED_LIFETIME);
    // Logs in again, because the sessions have ended.
    const visitor = world().client();
    expect((await visitor.wanted.get({ id })).data.status).toBe('ended');
    const late = await join(world(), 'Yaw Late');
    expect(await ids(late)).not.toContain(id);
    await expectRefusal(late.client.wanted.answer({ id, listingId: await listed(late) }), 'wanted_over');
    const { token } = (await visitor.auth.login({ email: yaa.email, password: PASSWORD })).data;
    const back = world().client(token);
    expect((await back.wanted.renew({ id })).data.status).toBe('open');
    expect((await ids(late))[0]).toBe(id);
    await back.wanted.close({ id });
  });
});
