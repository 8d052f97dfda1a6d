import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../test/campus.js';
import { encodeCursor } from '../../http/page.js';

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
const page = (q: string, sort: Sort, cursor?: string) =>
  campus.client().category.list({ category: 'essentials', q, sort, limit: 3, ...(cursor && { cursor }) });

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

  it('finds words in the middle of neither words nor other listings', async () => {
    await item('Wardrobe with mirror');
    expect(await found('ardrobe')).toBe(0);
    expect(await found('wardrobe kettle')).toBe(0);
  });

  it('puts a word in the title before one in the description', async () => {
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

  it.each(SORTS)('neither repeats nor skips what was there at the beginning, by %s', async (sort) => {
    const before = await campus.client().hives.list({ q: 'pageable', limit: 50 });
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const { data, pagination } = await page('pageable', sort, cursor ?? undefined);
      seen.push(...data.map(({ id }) => id));
      cursor = pagination?.nextCursor;
      // Somebody posts while somebody else turns pages.
      await item('Pageable newcomer', seen.length % 3);
    } while (cursor !== null && cursor !== undefined && seen.length < 60);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(before.data.map(({ id }) => id)));
  });

  it('refuses the cursor of another sort', async () => {
    for (const made of SORTS) {
      const { pagination } = await page('pageable', made);
      const cursor = pagination?.nextCursor ?? '';
      expect(cursor).not.toBe('');
      for (const used of SORTS.filter((sort) => sort !== made)) {
        await expect(page('pageable', used, cursor)).rejects.toMatchObject({
          code: 'validation_failed',
          fieldErrors: { cursor: 'Not a cursor of this list' },
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
  ])('refuses the made-up cursor %j', async (values) => {
    const path = `/essentials?sort=${String(values[0])}&cursor=${encodeCursor(values)}`;
    expect((await campus.request('GET', path)).status).toBe(422);
  });

  it('survives a made-up rank', async () => {
    const cursor = encodeCursor(['relevance', 1e300, ID]);
    expect((await page('pageable', 'relevance', cursor)).data).toHaveLength(3);
  });
});
