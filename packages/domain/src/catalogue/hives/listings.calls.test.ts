import { DAY, type ApiError, type InputOf } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  pass,
  pixel,
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

  it('are returned as posted and read back unchanged', async () => {
    const made = await post({ brand: 'HP', purchaseDate: '2025-05-06', price: '2450.50' });
    expect(made).toMatchObject({
      price: 2450.5,
      status: 'active',
      hiveTypeId: 'essentials',
      postedBy: { id: poster.id, name: 'Akosua Poster' },
      essentialsDetails: {
        condition: 'like-new',
        brand: 'HP',
        purchaseDate: '2025-05-06T00:00:00.000Z',
        itemCategory: null,
      },
    });
    expect((await poster.client.hives.get({ id: made.id })).data).toEqual(made);
    expect((await world().client().hives.get({ id: made.id })).data.postedBy.name).toBeNull();
  });

  it('store a course code in one spelling and are found by every spelling of it', async () => {
    const calls = poster.client.category;
    const notes = {
      title: 'Kora harmonies',
      description: 'Typed notes',
      fileUrl: 'https://drive.example/k',
      mayShare: true,
    };
    const lesson = {
      title: 'Kora one to one',
      description: 'At your speed',
      price: 40,
      duration: 60,
      location: 'Hall',
    };
    const made = [
      (await calls.create({ category: 'archive', ...notes, courseCode: 'kora223' })).data,
      (await calls.create({ category: 'academia', ...lesson, courseCode: ' Kora-223 ' })).data,
      await post({ title: 'Kora for beginners', description: 'A book', courseCode: 'KORA 223' }),
    ];
    expect(
      made.map((one) => (one.archiveDetails ?? one.academiaDetails ?? one.essentialsDetails)?.courseCode),
    ).toEqual(['KORA 223', 'KORA 223', 'KORA 223']);
    const other = await post({ title: 'A book of another course', courseCode: 'KORA 224' });
    const ids = made.map(({ id }) => id).sort();
    const visitor = world().client();
    const gathered = await visitor.hives.list({ course: 'kora.223' });
    expect([gathered.count, gathered.data.map(({ id }) => id).sort()]).toEqual([3, ids]);
    const tutors = await visitor.hives.list({ course: 'KORA 223', hiveType: 'academia' });
    expect(tutors.data.map(({ title }) => title)).toEqual([lesson.title]);
    for (const q of ['kora 223', 'KORA223', 'kora-223'])
      expect((await visitor.search.listings({ q })).data.map(({ id }) => id).sort()).toEqual(ids);
    const offered = async (q: string) =>
      (await visitor.search.suggestions({ q })).data.filter(({ kind }) => kind === 'course');
    expect(await offered('kora223')).toEqual([
      { kind: 'course', text: 'KORA 223', hiveType: null, count: 3, id: 'KORA 223' },
    ]);
    expect(await offered('kora 999')).toEqual([]);
    const [{ id = '' } = {}] = made;
    const changed = (courseCode: string | null) =>
      calls.update({ category: 'archive', id, courseCode }).then(({ data }) => data.archiveDetails);
    expect(
      (await calls.update({ category: 'archive', id, title: 'Harmonies' })).data.archiveDetails,
    ).toMatchObject({ courseCode: 'KORA 223' });
    expect(await changed('kora 224')).toMatchObject({ courseCode: 'KORA 224' });
    expect((await visitor.hives.list({ course: 'KORA 224' })).data.map((one) => one.id).sort()).toEqual(
      [id, other.id].sort(),
    );
    expect(await changed(null)).toMatchObject({ courseCode: null });
  });

  it('keep the course code of a draft and refuse an invalid one', async () => {
    const draft = {
      category: 'archive',
      draft: true,
      title: 'Balafon scales',
      courseCode: 'bala 101',
    } as const;
    const { data } = await poster.client.category.create(draft);
    expect(data.archiveDetails?.courseCode).toBe('BALA 101');
    expect((await world().client().hives.list({ course: 'BALA 101' })).count).toBe(0);
    for (const courseCode of ['Maths', '223', 'MATH 223 notes'])
      await expectRefusal(post({ courseCode }), 'validation_failed', 'courseCode');
    await expectRefusal(world().client().hives.list({ course: 'Maths' }), 'validation_failed', 'course');
    const { title, price } = { title: 'A parcel', price: 10 };
    await expectRefusal(
      poster.client.category.create({
        category: 'logistics',
        title,
        price,
        courseCode: 'MATH 223',
      } as never),
      'validation_failed',
      'courseCode',
    );
  });

  it('give the price range of a topic from five sales on, for the own campus first', async () => {
    const legon = await join(world(), 'Esi of Legon', 'st.ug.edu.gh');
    const range = async ({ client }: Member) => (await client.hives.priceRange({ topic: 'fashion' })).data;
    const sneakers = (price: number) => post({ title: 'Sneakers', description: 'Worn twice', price });
    for (const price of [100, 200, 300, 0]) {
      const { id } = await sneakers(price);
      await poster.client.hives.setStatus({ id, status: 'sold' });
    }
    const { id } = await sneakers(800);
    const offer = (await other.client.offers.create({ hiveId: id, amount: 400 })).data;
    await poster.client.offers.accept({ id: offer.id });
    const payment = (await other.client.payments.initialize({ hiveId: id })).data;
    await world().pay(payment, 'success');
    await other.client.payments.verify({ reference: payment.reference });
    const { handoverCode } = (await other.client.payments.get({ id: payment.paymentId })).data;
    await poster.client.payments.handover({ id: payment.paymentId, code: handoverCode ?? '' });
    expect(await range(poster)).toBeNull();
    const last = await sneakers(500);
    await poster.client.hives.setStatus({ id: last.id, status: 'sold' });
    const sold = { low: 150, median: 300, high: 450, count: 5 };
    expect(await range(poster)).toEqual({ ...sold, scope: 'campus' });
    expect(await range(legon)).toEqual({ ...sold, scope: 'all' });
    await expectRefusal(world().client().hives.priceRange({ topic: 'fashion' }), 'unauthenticated');
    await expectRefusal(
      poster.client.hives.priceRange({ topic: 'x' } as never),
      'validation_failed',
      'topic',
    );
  });

  it('show daily views and saves to their poster only', async () => {
    const { id } = await post({ title: 'A lute' });
    const visitor = world().client();
    for (const client of [other.client, other.client, visitor, visitor, poster.client])
      await client.hives.view({ id });
    await other.client.favorites.add({ hiveId: id });
    await poster.client.favorites.add({ hiveId: id });
    const counted = { views: 2, saves: 1 };
    expect((await poster.client.hives.get({ id })).data).toMatchObject(counted);
    const mine = (await poster.client.hives.myPosted({ group: 'open', limit: 50 })).data;
    expect(mine.find((one) => one.id === id)).toMatchObject(counted);
    for (const client of [other.client, visitor]) {
      const { data } = await client.hives.get({ id });
      expect([data.views, data.saves, data.renewableFrom]).toEqual([undefined, undefined, undefined]);
    }
    await expectRefusal(visitor.hives.view({ id: UNKNOWN_ID }), 'not_found');
  });

  it('move to the top when their poster renews them, at most once a week', async () => {
    const titles = async () =>
      (await other.client.search.listings({ q: 'Theorbo', sort: 'newest' })).data.map(({ title }) => title);
    const first = await post({ title: 'Theorbo one' });
    await post({ title: 'Theorbo two' });
    const renew = ({ client }: Member) => client.hives.renew({ id: first.id });
    await expectRefusal(renew(other), 'forbidden');
    await expectRefusal(renew(poster), 'renewed_lately');
    expect(await titles()).toEqual(['Theorbo two', 'Theorbo one']);
    await pass(world(), 7, poster, other);
    const { data } = await renew(poster);
    expect(Date.parse(data.renewableFrom ?? '') - Date.parse(data.renewedAt ?? '')).toBe(7 * DAY);
    expect(Date.parse(data.expiresAt ?? '')).toBeGreaterThan(Date.parse(first.expiresAt ?? '') + 6 * DAY);
    expect(data.createdAt).toBe(first.createdAt);
    expect(await titles()).toEqual(['Theorbo one', 'Theorbo two']);
    await post({ title: 'Theorbo three' });
    expect(await titles()).toEqual(['Theorbo three', 'Theorbo one', 'Theorbo two']);
    await expectRefusal(renew(poster), 'renewed_lately');
    await poster.client.hives.setStatus({ id: first.id, status: 'sold' });
    await expectRefusal(renew(poster), 'illegal_transition');
  });

  it('can reuse photos of another listing and keep them after its deletion', async () => {
    const photo = (await poster.client.uploads.create({ purpose: 'listing-photo', file: pixel() })).data;
    const first = await post({ title: 'Zither one', photos: [photo.id] });
    const second = await post({ title: 'Zither two', photos: first.photos.map(({ id }) => id) });
    expect(second.photos).toEqual(first.photos);
    await poster.client.hives.remove({ id: first.id });
    expect((await poster.client.hives.get({ id: second.id })).data.photos).toEqual(first.photos);
  });

  it('include sizes and preview of the first photo in lists, and of every photo when read alone', async () => {
    const upload = async () =>
      (await poster.client.uploads.create({ purpose: 'listing-photo', file: pixel() })).data.id;
    const { id, photos } = await post({ title: 'Theremin', photos: [await upload(), await upload()] });
    const [first, second] = photos;
    const [listed] = (await other.client.hives.list({ q: 'Theremin' })).data;
    expect(listed?.id).toBe(id);
    expect(listed?.photos).toEqual([first, { ...second, variants: [], placeholder: null }]);
    expect((await other.client.hives.get({ id })).data.photos).toEqual(photos);
  });

  it('refuse wrong, missing and foreign fields by name', async () => {
    await expectRefusal(post({ price: -1 }), 'validation_failed', 'price');
    await expectRefusal(post({ title: ' ', condition: 'shiny' }), 'validation_failed', 'title', 'condition');
    await expectRefusal(post({ duration: 60 }), 'validation_failed', 'duration');
    await expectRefusal(post({ photos: [UNKNOWN_ID] }), 'validation_failed', 'photos.0');
    await expectRefusal(world().client().category.create(LAPTOP), 'unauthenticated');
  });

  it('require a price, which may be zero, and a file or a link for study material', async () => {
    const without = async (fields: object) =>
      (await poster.client.category.create(fields as InputOf<'category.create'>)).data;
    const lesson = {
      category: 'academia',
      title: 'Sums',
      description: 'All',
      duration: 60,
      location: 'JQB',
    };
    const errand = { category: 'logistics', title: 'Carry a fridge' };
    const gig = {
      category: 'sidehustle',
      title: 'Ushers',
      description: 'White shirts',
      applicationDeadline: '2100-01-01',
    };
    for (const fields of [lesson, errand, gig, { ...LAPTOP, price: undefined }, { ...LAPTOP, price: '' }])
      await expectRefusal(without(fields), 'validation_failed', 'price');
    expect((await without({ ...errand, price: 0 })).price).toBe(0);
    const notes = { category: 'archive', title: 'Notes', description: 'All', mayShare: true };
    await expectRefusal(without(notes), 'validation_failed', 'fileUrl');
    const linked = await without({ ...notes, fileUrl: 'https://drive.example/n' });
    await expectRefusal(
      poster.client.category.update({ category: 'archive', id: linked.id, fileUrl: null }),
      'validation_failed',
      'fileUrl',
    );
  });

  it('report the reason for a wrong price and for a purchase date in the future', async () => {
    const code = async (change: object) => {
      const error: unknown = await post(change).catch((thrown: unknown) => thrown);
      return Object.values((error as ApiError).fieldErrors)[0]?.code;
    };
    expect(await code({ price: '-5' })).toBe('too_small');
    expect(await code({ price: '1.005' })).toBe('too_many_decimals');
    expect(await code({ price: 'sixty' })).toBe('not_a_number');
    expect(await code({ purchaseDate: '2100-01-01' })).toBe('not_in_past');
  });

  it('are found by words, price, condition and university, in pages', async () => {
    for (const price of [30, 10, 20]) await post({ title: `Quokka lamp ${price}`, price });
    const list = (change: object) =>
      other.client.category.list({ category: 'essentials', q: 'quok', ...change });
    expect((await list({ sort: 'price-asc' })).data.map((one) => one.price)).toEqual([10, 20, 30]);
    expect((await list({ minPrice: 20, maxPrice: 20 })).count).toBe(1);
    expect((await list({ condition: 'poor' })).count).toBe(0);
    expect((await list({ university: 'knust' })).count).toBe(3);
    await expectRefusal(list({ university: 'mit' }), 'validation_failed', 'university');
    await expectRefusal(list({ minPrice: 20, maxPrice: '19.99' }), 'validation_failed', 'maxPrice');
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, cursor: first.pagination?.nextCursor });
    expect([...first.data, ...second.data].map((one) => one.price)).toEqual([20, 10, 30]);
    expect(second.pagination?.nextCursor).toBeNull();
  });
});
