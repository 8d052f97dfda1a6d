import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { users } from '../../platform/database/schema/index.js';

const LESSON = { title: 'Calculus II', description: 'Limits', price: 60, duration: '90', location: 'Balme' };

let campus: TestCampus;
let akosua: TestStudent;
let kwame: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  akosua = await campus.student('Akosua Mensah');
  kwame = await campus.student('Kwame Boateng', 'kwame@st.knust.edu.gh');
});
afterAll(() => campus.close());

const laptop = {
  title: 'HP EliteBook 840 G6',
  description: '16 GB, charger included',
  price: 2450,
  condition: 'like-new',
  pickupLocation: 'Unity Hall',
};
const call = (method: string, path: string, student: TestStudent | null, body?: unknown) =>
  campus.request(method, path, { ...(student && { token: student.token }), body });
const post = async (change: object = {}, student = akosua) =>
  (await call('POST', '/essentials', student, { ...laptop, ...change })).body.data;

describe('finding listings', () => {
  it('pages through every listing once, in every order', async () => {
    for (let i = 0; i < 25; i += 1) await post({ title: `Pagination kettle ${i}`, price: (i * 7) % 5 });
    for (const sort of ['newest', 'price-asc', 'price-desc', 'relevance']) {
      const ids: string[] = [];
      let cursor = '';
      do {
        const path = `/essentials?q=pagin&limit=7&sort=${sort}${cursor && `&cursor=${cursor}`}`;
        const { body } = await call('GET', path, akosua);
        expect(body.count).toBe(25);
        ids.push(...body.data.map((one: { id: string }) => one.id));
        cursor = body.pagination.nextCursor ?? '';
      } while (cursor !== '');
      expect([sort, ids.length, new Set(ids).size]).toEqual([sort, 25, 25]);
    }
  });

  it('matches word beginnings in title and description and ignores search operators', async () => {
    await post({ title: 'Zebra rice cooker', description: 'Hardly used' });
    const found = async (q: string) =>
      (await call('GET', `/hives?q=${encodeURIComponent(q)}`, null)).body.count;
    expect(await found('zeb cook')).toBe(1);
    expect(await found('ZEBRA hardly')).toBe(1);
    const fitOf = async (q: string) => (await campus.client().search.listings({ q })).about?.fit;
    expect(await fitOf('zebra laptop')).toBe('most');
    expect(await fitOf("zebra') | 'x:*")).toBe('most');
    expect(await found('!!! & |')).toBe(0);
  });

  it('filters by price, condition and university', async () => {
    await post({ title: 'Filter fan', price: 80, condition: 'fair' }, kwame);
    const count = async (query: string) =>
      (await call('GET', `/essentials?q=filter&${query}`, null)).body.count;
    expect(await count('minPrice=80&maxPrice=80')).toBe(1);
    expect(await count('minPrice=80.01')).toBe(0);
    expect(await count('condition=fair&university=knust')).toBe(1);
    expect(await count('university=uog')).toBe(0);
    for (const wrong of [
      'university=mit',
      'sort=best',
      'limit=51',
      'limit=0',
      'cursor=nonsense',
      'colour=red',
      'q=a&q=b',
    ]) {
      expect([wrong, (await call('GET', `/essentials?${wrong}`, null)).status]).toEqual([wrong, 422]);
    }
  });

  it('hides the poster from visitors', async () => {
    const { id } = await post();
    const { body } = await call('GET', `/hives/${id}`, null);
    expect(body.data.postedBy).toMatchObject({ name: null, profileImage: null, university: null });
  });

  it.each([
    ['everyone', 'public', '/ama.avif'],
    ['students only', 'members', null],
  ])(
    'shows visitors the picture, not the name, of a tutor with a profile for %s',
    async (_title, visibility, profileImage) => {
      const tutor = await campus.student('Ama Owusu', `ama.${visibility}@st.ug.edu.gh`);
      const { db } = campus.app.platform;
      await db.update(users).set({ avatarUrl: '/ama.avif' }).where(eq(users.id, tutor.id));
      await call('PUT', '/users/me/settings', tutor, { visibility });
      const { id } = (await call('POST', '/academia', tutor, LESSON)).body.data;
      const { body } = await call('GET', `/hives/${id}`, null);
      expect(body.data.postedBy).toMatchObject({ name: null, profileImage });
    },
  );

  it('takes a tutor’s picture out of visitors’ lists as soon as the profile is for students only', async () => {
    const tutor = await campus.student('Esi Arhin', 'esi.arhin@st.ug.edu.gh');
    const { db } = campus.app.platform;
    await db.update(users).set({ avatarUrl: '/esi.avif' }).where(eq(users.id, tutor.id));
    const { id } = (await call('POST', '/academia', tutor, LESSON)).body.data;
    const shown = async () => {
      const { body } = await call('GET', '/academia', null);
      return body.data.find((one: { id: string }) => one.id === id).postedBy.profileImage;
    };
    expect(await shown()).toBe('/esi.avif');
    await call('PUT', '/users/me/settings', tutor, { visibility: 'members' });
    expect(await shown()).toBeNull();
  });

  it('counts open listings per hive', async () => {
    const before = (await call('GET', '/hives/types', null)).body.data[0].count;
    await post();
    const { body } = await call('GET', '/hives/types', null);
    expect(body.data.map((one: { name: string }) => one.name)).toEqual([
      'Essentials',
      'Academia',
      'Logistics',
      'Buzz',
      'Archive',
      'SideHustle',
      'Rooms',
      'Lost & found',
      'Rides',
    ]);
    expect(body.data[0].count).toBe(before + 1);
  });
});
