import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { encodeCursor } from '../../../calls/page.js';

let campus: TestCampus;
let akosua: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  akosua = await campus.student('Akosua Mensah');
});
afterAll(() => campus.close());

const SORTS = ['newest', 'price-asc', 'price-desc', 'relevance'] as const;
type Sort = (typeof SORTS)[number];

const item = (title: string, price = 0, description = 'As good as new') =>
  akosua.client.category
    .create({ category: 'essentials', title, description, price, condition: 'good', pickupLocation: 'Hall' })
    .then(({ data }) => data);
const found = async (q: string) => (await campus.client().hives.list({ q })).count;
const fitOf = async (q: string) => (await campus.client().search.listings({ q })).about?.fit;
const page = (q: string, sort: Sort, cursor?: string) =>
  campus.client().category.list({ category: 'essentials', q, sort, limit: 3, ...(cursor && { cursor }) });

const signIn = () =>
  campus
    .client()
    .auth.login({ email: akosua.email, password: akosua.password })
    .then(({ data }) => data.token);

describe('searching', () => {
  it.each([
    ['Kettle/flask in one', 'flask'],
    ['Rice cooker 1.8 L', '1.8'],
    ['Rice cooker 1.8 L', 'cook'],
    ['Lecture notes 2024-2025', '2025'],
    ['Mirror <almost new>', 'almost'],
    ['Write to ama.serwaa about it', 'serwaa'],
    ['Ɔkra pot from Ɛdwa', 'okra edwa'],
    ['Ɔkra pot from Ɛdwa', 'ƆKRA'],
    ['Méthode de français', 'francais'],
    ['Plain french', 'frénch'],
    ["Akua's O'Level books", 'akua’s o level'],
  ])('finds "%s" by "%s"', async (title, q) => {
    await item(title);
    expect(await found(q)).toBeGreaterThan(0);
  });

  it('matches neither the middle of a word nor words from different listings in full', async () => {
    await item('Wardrobe with mirror');
    expect(await found('irro')).toBe(0);
    expect(await fitOf('wardrobe kettle')).toBe('most');
  });

  it.each([
    ['Mattress, orthopaedic', 'mattres'],
    ['Scientific calculator', 'calculater'],
    ['Bedside fridge', 'frige'],
    ['Acoustic guitar', 'giutar'],
    ['Ɔkyeame walking staff', 'okyaeme staff'],
    ['Bluetooth headphones', 'hedphones'],
    ['Phone charger', 'phone charjer'],
  ])('finds "%s" by the mistyped "%s"', async (title, q) => {
    const made = await item(title);
    const { data, count } = await campus.client().hives.list({ q, sort: 'relevance' });
    expect(data[0]?.id).toBe(made.id);
    expect(count).toBe(data.length);
  });

  it('compares letters only when no listing matches exactly', async () => {
    const exact = await item('Trumpet');
    const figurine = await item('Trumpeter figurine');
    const { data } = await campus.client().hives.list({ q: 'trumpet', sort: 'relevance' });
    // The name of a thing is a whole word: a trumpeter is none.
    const found = data.map(({ id }) => id);
    expect(found[0]).toBe(exact.id);
    expect(found).not.toContain(figurine.id);
    const { data: narrower } = await campus.client().search.listings({ q: 'trumpeter' });
    expect(narrower.map(({ id }) => id)).not.toContain(exact.id);
  });

  it('matches a number only as a whole', async () => {
    await item('Zebra ring binder 840');
    expect(await fitOf('zebra 8')).toBe('most');
    expect(await found('zebra 840')).toBe(1);
    expect(await found('zeb')).toBe(1);
  });

  it('leaves out listings that were posted before the requested period', async () => {
    await item('Gramophone');
    const since = async (span: 'day' | 'week') =>
      (await campus.client().search.listings({ q: 'gramophone', since: span })).count;
    expect(await since('day')).toBe(1);
    campus.clock.advance(2 * 86_400_000);
    expect(await since('day')).toBe(0);
    expect(await since('week')).toBe(1);
    akosua = { ...akosua, client: campus.client(await signIn()) };
  });

  it('ranks a word in the title above one in the description', async () => {
    const inText = await item('Trolley', 5, 'Carries a xylophone');
    const inTitle = await item('Xylophone', 5);
    const again = await item('Stand', 5, 'For your xylophone');
    const { data } = await campus.client().hives.list({ q: 'xylo', sort: 'relevance' });
    expect(data.map(({ id }) => id)).toEqual([inTitle.id, again.id, inText.id]);
  });
});

describe('paging', () => {
  beforeAll(async () => {
    for (let index = 0; index < 8; index += 1) await item(`Pageable ${index}`, index % 3);
  });

  it.each(SORTS)(
    'neither repeats nor skips the initial listings while others are posted, by %s',
    async (sort) => {
      const before = await campus.client().hives.list({ q: 'pageable', limit: 50 });
      const seen: string[] = [];
      let cursor: string | null | undefined;
      do {
        const { data, pagination } = await page('pageable', sort, cursor ?? undefined);
        seen.push(...data.map(({ id }) => id));
        cursor = pagination?.nextCursor;
        // Someone posts while someone else turns pages.
        await item('Pageable newcomer', seen.length % 3);
      } while (cursor !== null && cursor !== undefined && seen.length < 60);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(expect.arrayContaining(before.data.map(({ id }) => id)));
    },
  );

  it('refuses the cursor of another sort', async () => {
    for (const made of SORTS) {
      const { pagination } = await page('pageable', made);
      const cursor = pagination?.nextCursor ?? '';
      expect(cursor).not.toBe('');
      for (const used of SORTS.filter((sort) => sort !== made)) {
        await expect(page('pageable', used, cursor)).rejects.toMatchObject({
          code: 'validation_failed',
          fieldErrors: { cursor: { code: 'invalid_cursor' } },
        });
      }
    }
  });

  const ID = '01890000-0000-7000-8000-000000000000';
  it.each([
    [['price-asc', 1.5, ID]],
    [['price-asc', 1e300, ID]],
    [['price-desc', -1, ID]],
    [['price-desc', 2 ** 31, ID]],
    [['price-asc', '5', ID]],
    [['price-asc', 5, 'x']],
    [['price-asc', 5, ID, 1]],
    [['price-asc', null, ID]],
    [[5, ID]],
  ])('refuses the forged cursor %j', async (values) => {
    const path = `/essentials?sort=${String(values[0])}&cursor=${encodeCursor(values)}`;
    expect((await campus.request('GET', path)).status).toBe(422);
  });

  it('accepts a forged rank without an error', async () => {
    const cursor = encodeCursor(['relevance', 1e300, ID]);
    expect((await page('pageable', 'relevance', cursor)).data).toHaveLength(3);
  });
});
