import { UNDO_LIFETIME, type InputOf } from '@campushive/contract';
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

describe('listings', () => {
  let poster: Member;
  let other: Member;
  beforeAll(async () => {
    poster = await join(world(), 'Akosua Poster');
    other = await join(world(), 'Kwame Other');
  });
  const post = async (change: object = {}) =>
    (await poster.client.category.create({ ...LAPTOP, ...change } as InputOf<'category.create'>)).data;

  it('are marked as sold in bulk by their poster only, with a list of the refused ones', async () => {
    const [free, paid, removed] = [
      await post({ title: 'Lyre one' }),
      await post({ title: 'Lyre two' }),
      await post({ title: 'Lyre three' }),
    ];
    await poster.client.hives.setStatus({ id: removed.id, status: 'completed' });
    await other.client.payments.initialize({ hiveId: paid.id });
    const theirs = (await other.client.category.create({ ...LAPTOP, title: 'Not mine' })).data;
    const sell = (...ids: string[]) => poster.client.hives.markSold({ ids });
    await expectRefusal(sell(free.id, theirs.id), 'forbidden');
    await expectRefusal(sell(free.id, UNKNOWN_ID), 'not_found');
    await expectRefusal(sell(), 'validation_failed', 'ids');
    expect((await poster.client.hives.get({ id: free.id })).data.status).toBe('active');
    const answer = {
      sold: [free.id],
      refused: expect.arrayContaining([
        { id: paid.id, title: 'Lyre two', code: 'payment_in_flight' },
        { id: removed.id, title: 'Lyre three', code: 'illegal_transition' },
      ]),
    };
    expect((await sell(free.id, paid.id, removed.id, free.id)).data).toEqual(answer);
    expect((await sell(free.id, paid.id, removed.id)).data).toEqual(answer);
    expect((await poster.client.hives.get({ id: paid.id })).data.status).toBe('reserved');
  });

  it('refuse an update that is based on an outdated version', async () => {
    const { id, updatedAt } = await post();
    const change = (title: string, read: string) =>
      poster.client.category.update({ category: 'essentials', id, title, updatedAt: read });
    const first = (await change('From one tab', updatedAt)).data;
    await expectRefusal(change('From the other tab', updatedAt), 'edited_meanwhile');
    expect((await poster.client.hives.get({ id })).data.title).toBe('From one tab');
    expect((await change('From the other tab', first.updatedAt)).data.title).toBe('From the other tab');
  });

  it('are changed by their poster only, along the table of status transitions', async () => {
    const { id } = await post();
    const change = (member: Member, price: number) =>
      member.client.category.update({ category: 'essentials', id, price });
    expect((await change(poster, 2000)).data.price).toBe(2000);
    await expectRefusal(change(other, 1), 'forbidden');
    await expectRefusal(other.client.hives.setStatus({ id, status: 'sold' }), 'forbidden');
    await expectRefusal(poster.client.hives.setStatus({ id, status: 'reserved' }), 'illegal_transition');
    // A listing marked as sold by mistake can be reopened.
    const sold = (await poster.client.hives.setStatus({ id, status: 'sold' })).data;
    expect(sold).toMatchObject({ status: 'sold', mayOfferAgain: true });
    await expectRefusal(other.client.hives.setStatus({ id, status: 'active' }), 'forbidden');
    expect((await poster.client.hives.setStatus({ id, status: 'active' })).data.status).toBe('active');
    expect((await poster.client.hives.setStatus({ id, status: 'sold' })).data.status).toBe('sold');
    await expectRefusal(change(poster, 1), 'conflict');
  });

  it('return 404 for every caller once deleted', async () => {
    const { id } = await post();
    await expectRefusal(other.client.hives.remove({ id }), 'forbidden');
    await poster.client.hives.remove({ id });
    await expectRefusal(poster.client.hives.get({ id }), 'not_found');
    await expectRefusal(poster.client.hives.get({ id: UNKNOWN_ID }), 'not_found');
  });

  it('return unchanged when their poster undoes the deletion in time', async () => {
    const { id } = await post();
    const ended = async () => (await poster.client.hives.myPosted({ group: 'ended' })).data;
    await other.client.favorites.add({ hiveId: id, kind: 'saved' });
    await expectRefusal(other.client.hives.restore({ id }), 'forbidden');
    await poster.client.hives.remove({ id });
    expect((await ended()).find((one) => one.id === id)?.status).toBe('deleted');
    await expectRefusal(other.client.hives.restore({ id }), 'not_found');
    const { data } = await poster.client.hives.restore({ id });
    expect(data).toMatchObject({ id, status: 'active', title: LAPTOP.title });
    expect((await poster.client.hives.restore({ id })).data.status).toBe('active');
    expect(
      (await other.client.favorites.list({ kind: 'saved' })).data.map((one) => one.listing.id),
    ).toContain(id);
    await poster.client.hives.remove({ id });
    world().advance(UNDO_LIFETIME);
    await expectRefusal(poster.client.hives.restore({ id }), 'undo_over');
    expect((await ended()).map((one) => one.id)).not.toContain(id);
  });

  it('are assigned as gigs to an applicant, who is hidden from visitors', async () => {
    const { data } = await poster.client.hives.create({
      hiveType: 'logistics',
      title: 'Carry a fridge',
      price: 50,
    });
    await expectRefusal(
      poster.client.hives.assign({ id: data.id, assignedToId: poster.id }),
      'validation_failed',
      'assignedToId',
    );
    await other.client.applications.create({ id: data.id, message: 'I have a van' });
    await poster.client.hives.assign({ id: data.id, assignedToId: other.id });
    expect((await other.client.hives.myAssigned({})).data.map((one) => one.id)).toEqual([data.id]);
    expect((await world().client().hives.get({ id: data.id })).data.assignedToId).toBeNull();
  });

  it('keep a draft private until its publication and sort the listings of a poster into groups', async () => {
    const author = await join(world(), 'Esi Author');
    const create = async (change: object) =>
      (await author.client.category.create({ ...LAPTOP, ...change } as InputOf<'category.create'>)).data;
    const draft = await create({ draft: true });
    expect(draft).toMatchObject({ status: 'draft', expiresAt: null });
    await expectRefusal(other.client.hives.get({ id: draft.id }), 'not_found');
    const sold = await create({});
    await author.client.hives.setStatus({ id: sold.id, status: 'sold' });
    const group = async (name: 'open' | 'done' | 'draft') => {
      const { data, count } = await author.client.hives.myPosted({ group: name });
      return [count, ...data.map((one) => one.id)];
    };
    expect([await group('draft'), await group('done'), await group('open')]).toEqual([
      [1, draft.id],
      [1, sold.id],
      [0],
    ]);
    await author.client.hives.setStatus({ id: draft.id, status: 'active' });
    expect(await group('open')).toEqual([1, draft.id]);
    expect((await author.client.hives.myPosted({})).count).toBe(2);
    expect((await other.client.hives.get({ id: draft.id })).data.status).toBe('active');
  });

  it('keep an incomplete draft, name its missing fields and publish it once it is complete', async () => {
    const { client } = await join(world(), 'Yaw Author');
    const { data: draft } = await client.category.create({
      category: 'essentials',
      draft: true,
      title: 'Half a listing',
      condition: 'good',
    });
    const lacking = ['description', 'pickupLocation', 'price'];
    expect(draft).toMatchObject({ status: 'draft', missing: lacking });
    const publish = () => client.hives.setStatus({ id: draft.id, status: 'active' });
    await expectRefusal(publish(), 'validation_failed', 'description');
    const change = { category: 'essentials', id: draft.id, description: 'Fine' } as const;
    const { data: changed } = await client.category.update(change);
    expect(changed.missing).toEqual(['pickupLocation', 'price']);
    await client.category.update({ ...change, pickupLocation: 'Hall', price: 0 });
    const { data: open } = await publish();
    expect(open.status).toBe('active');
    expect(open.missing).toBeUndefined();
    const nameless = { category: 'essentials', draft: true } as InputOf<'category.create'>;
    await expectRefusal(client.category.create(nameless), 'validation_failed', 'title');
    await expectRefusal(
      client.category.create({ ...nameless, title: 'X', price: '-1' } as InputOf<'category.create'>),
      'validation_failed',
      'price',
    );
  });

  it('are counted per hive while they are open', async () => {
    const count = async () =>
      (await world().client().hives.types({})).data.find((one) => one.id === 'archive')?.count ?? 0;
    const before = await count();
    await poster.client.category.create({
      category: 'archive',
      title: 'Notes',
      description: 'All',
      fileUrl: 'https://drive.example/n',
      mayShare: true,
    });
    expect(await count()).toBe(before + 1);
  });
});
