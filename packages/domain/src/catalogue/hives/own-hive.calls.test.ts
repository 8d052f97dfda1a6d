import type { InputOf } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, join, useWorld, type Member } from '../../../../../apps/api/test/calls/world.js';

const ROOM = {
  category: 'rooms',
  title: 'Place in a flat',
  description: 'Water every day',
  price: 450,
  kind: 'shared',
  where: 'Ngara market',
  freeFrom: '2027-01-15',
};

const world = useWorld({ CAMPUS: 'nairobi' });

describe('a custom hive of the campus', () => {
  let poster: Member;
  let other: Member;
  beforeAll(async () => {
    poster = await join(world(), 'Abena Landlady', 'students.uonbi.ac.ke');
    other = await join(world(), 'Yaw Tenant', 'students.uonbi.ac.ke');
  });
  // Untyped, because the client only knows the fields of built-in hives.
  const input = (change: object) => ({ ...ROOM, ...change }) as unknown as InputOf<'category.create'>;
  const post = async (change: object = {}) => (await poster.client.category.create(input(change))).data;
  const change = (id: string, fields: object) =>
    poster.client.category.update({
      category: 'rooms',
      id,
      ...fields,
    } as unknown as InputOf<'category.update'>);

  it('returns its fields, updates them one by one and counts its listings', async () => {
    const made = await post({ sharedBy: '2' });
    expect(made).toMatchObject({
      hiveTypeId: 'rooms',
      hiveType: { name: 'Rooms', icon: 'house' },
      price: 450,
    });
    expect(made.ownDetails).toEqual({
      ...{ kind: 'shared', where: 'Ngara market', freeFrom: '2027-01-15', sharedBy: 2 },
      furnished: null,
    });
    const { data } = await change(made.id, { furnished: true });
    expect(data.ownDetails).toEqual({ ...made.ownDetails, furnished: true });
    const rooms = (await world().client().hives.types({})).data.find(({ id }) => id === 'rooms');
    expect(rooms).toMatchObject({ name: 'Rooms', count: 1 });
  });

  it('reports errors by field', async () => {
    const refused = (fields: object, ...names: string[]) =>
      expectRefusal(poster.client.category.create(input(fields)), 'validation_failed', ...names);
    await refused({ kind: 'castle', sharedBy: 13, freeFrom: 'soon' }, 'kind', 'sharedBy', 'freeFrom');
    await refused({ where: undefined, price: null }, 'where', 'price');
    await refused({ condition: 'good' }, 'condition');
    const { id } = await post();
    await expectRefusal(change(id, { sharedBy: 0 }), 'validation_failed', 'sharedBy');
    const anyHive = { id, kind: 'castle' } as InputOf<'hives.update'>;
    await expectRefusal(poster.client.hives.update(anyHive), 'validation_failed', 'kind');
    await expectRefusal(
      other.client.category.update({
        category: 'rooms',
        id,
        title: 'Mine',
      } as unknown as InputOf<'category.update'>),
      'forbidden',
    );
  });

  it('names the missing fields of a draft', async () => {
    const { id, missing } = (
      await poster.client.category.create({
        ...{ category: 'rooms', title: 'Later', draft: true },
      } as unknown as InputOf<'category.create'>)
    ).data;
    expect(missing).toEqual(['description', 'kind', 'where', 'freeFrom', 'price']);
    await expectRefusal(
      poster.client.hives.setStatus({ id, status: 'active' }),
      'validation_failed',
      'description',
    );
    const { category: _category, ...fields } = ROOM;
    await change(id, fields);
    expect((await poster.client.hives.setStatus({ id, status: 'active' })).data.status).toBe('active');
  });

  it('is searched by the words of its fields and filtered by their values', async () => {
    const single = await post({ kind: 'single', where: 'Bomso', furnished: true });
    const bare = await post({ kind: 'single', where: 'Bomso' });
    const visitor = world().client();
    const found = async (filters: InputOf<'hives.list'>) =>
      (await visitor.hives.list({ hiveType: 'rooms', ...filters })).data.map(({ id }) => id);
    expect(await found({ q: 'bomso' })).toEqual([bare.id, single.id]);
    expect(await found({ q: 'chumba bomso' })).toEqual([bare.id, single.id]);
    expect(await found({ facets: 'kind:single,furnished:yes' })).toEqual([single.id]);
    expect(await found({ facets: 'kind:single,furnished:no' })).toEqual([bare.id]);
    await expectRefusal(visitor.hives.list({ facets: 'kind:single' }), 'validation_failed', 'facets');
    await expectRefusal(found({ facets: 'where:bomso' }), 'validation_failed', 'facets');
  });

  it('supports saving and messages, takes no offers and sells a listing once', async () => {
    const room = await post({ title: 'To be taken' });
    await other.client.favorites.add({ hiveId: room.id });
    const talk = (await other.client.messages.open({ recipientId: poster.id, hiveId: room.id })).data;
    expect(talk.listing).toMatchObject({ id: room.id, hiveTypeId: 'rooms' });
    await expectRefusal(other.client.offers.create({ hiveId: room.id, amount: 400 }), 'offers_not_taken');
    const { data } = await other.client.payments.initialize({ hiveId: room.id });
    await world().pay(data, 'success');
    const paid = (await other.client.payments.verify({ reference: data.reference })).data;
    expect(paid).toMatchObject({ orderStatus: 'held', metadata: { hiveType: 'rooms' } });
    expect((await poster.client.hives.get({ id: room.id })).data.status).toBe('sold');
  });
});
