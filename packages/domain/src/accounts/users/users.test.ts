import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { users } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let akosua: TestStudent;
let kwame: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  akosua = await campus.student('Akosua Mensah');
  kwame = await campus.student('Kwame Boateng', 'kwame.secret@st.knust.edu.gh');
});
afterAll(() => campus.close());

const call = (method: string, path: string, student: TestStudent | null, body?: unknown) =>
  campus.request(method, path, { ...(student && { token: student.token }), body });
const update = (body: unknown, student: TestStudent | null = akosua) =>
  call('PUT', '/users/profile', student, body);
const find = (query: string, student: TestStudent | null = akosua) =>
  call('GET', `/search?type=users&${query}`, student);
const change = ({ id }: TestStudent, columns: Partial<typeof users.$inferInsert>) =>
  campus.app.platform.db.update(users).set(columns).where(eq(users.id, id));

async function upload(student: TestStudent, purpose: string): Promise<{ id: string; url: string }> {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c8641e' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'me.png');
  return (await call('POST', '/uploads', student, form)).body.data;
}

describe('a profile', () => {
  it('is public, without the address, the role or any secret', async () => {
    const answer = await call('GET', `/users/${kwame.id}`, null);
    expect(answer.body.data).toEqual({
      id: kwame.id,
      name: 'Kwame Boateng',
      username: null,
      avatarUrl: null,
      profileImage: null,
      university: 'Kwame Nkrumah University of Science and Technology',
      universityId: 'knust',
      bio: null,
      hall: null,
      shelfName: null,
      rating: null,
      reviewCount: 0,
      isVerified: true,
      listingCount: 0,
      events: { coming: 0, past: 0 },
      meetups: { met: 0, missed: 0 },
      saleCount: 0,
      responseMinutes: null,
      isBlocked: false,
      canContact: true,
      isFollowed: false,
      followerCount: 0,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(JSON.stringify((await call('GET', `/users/${kwame.id}`, akosua)).body)).not.toContain('secret');
  });

  it('returns 404 for an unknown id and for a deleted account', async () => {
    const removed = await campus.student('Esi Gone');
    await change(removed, { deletedAt: campus.clock.now() });
    for (const id of [removed.id, '00000000-0000-7000-8000-000000000000']) {
      const answer = await call('GET', `/users/${id}`, akosua);
      expect(answer.status).toBe(404);
      expect(answer.body.code).toBe('not_found');
    }
  });

  it.each(['not-an-id', '1', '%00', "'; drop table users; --", 'x'.repeat(200)])(
    'refuses %s as an id',
    async (id) => {
      const answer = await call('GET', `/users/${encodeURIComponent(id)}`, null);
      expect(answer.status).toBe(422);
      expect(answer.body.fieldErrors).toHaveProperty('id');
    },
  );
});

describe('changing my profile', () => {
  it('changes only the fields in the request', async () => {
    const before = (await call('GET', '/auth/me', akosua)).body.data;
    const answer = await update({ bio: '  Level 300, Akuafo Hall  ' });
    expect(answer.body.message).toBe('Profile updated successfully!');
    expect(answer.body.data).toEqual({ ...before, bio: 'Level 300, Akuafo Hall' });
    expect((await update({ name: 'Akosua M.' })).body.data).toMatchObject({
      name: 'Akosua M.',
      bio: 'Level 300, Akuafo Hall',
    });
    expect((await call('GET', '/auth/me', akosua)).body.data.name).toBe('Akosua M.');
    await update({ name: 'Akosua Mensah' });
  });

  it('stores an empty bio as null', async () => {
    await update({ bio: 'Something' });
    expect((await update({ bio: '' })).body.data.bio).toBeNull();
    await update({ bio: 'Something' });
    expect((await update({ bio: null })).body.data.bio).toBeNull();
  });

  it('shows the uploaded picture in WebP until it is removed', async () => {
    const photo = await upload(akosua, 'avatar');
    const shown = (await update({ avatarId: photo.id })).body.data;
    const smallest = photo.url.replace(/\.jpg$/, '.webp');
    expect(shown).toMatchObject({ avatarUrl: smallest, profileImage: smallest });
    expect((await call('GET', `/users/${akosua.id}`, null)).body.data.profileImage).toBe(smallest);
    expect((await update({ avatarId: null })).body.data.avatarUrl).toBeNull();
  });

  it('refuses an upload of another student, one for another purpose and an unknown one', async () => {
    const wrong = [
      (await upload(kwame, 'avatar')).id,
      (await upload(akosua, 'listing-photo')).id,
      '00000000-0000-7000-8000-000000000000',
    ];
    for (const avatarId of wrong) {
      const answer = await update({ avatarId, name: 'Changed Too' });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.fieldErrors)).toEqual(['avatarId']);
    }
    expect((await call('GET', '/auth/me', akosua)).body.data.name).toBe('Akosua Mensah');
  });

  it('requires a session, and changes no other student', async () => {
    expect((await update({ name: 'Anybody' }, null)).body.code).toBe('unauthenticated');
    await update({ bio: 'Mine' });
    expect((await call('GET', `/users/${kwame.id}`, null)).body.data.bio).toBeNull();
  });

  it.each([
    ['a short name', { name: ' A ' }, 'name'],
    ['no name', { name: null }, 'name'],
    ['a long name', { name: 'A'.repeat(51) }, 'name'],
    ['two lines of name', { name: 'Akosua\nMensah' }, 'name'],
    ['a long bio', { bio: 'x'.repeat(501) }, 'bio'],
    ['a bio that is a number', { bio: 5 }, 'bio'],
    ['a bio with a control character', { bio: 'a\u0000b' }, 'bio'],
    ['another address', { email: 'other@st.ug.edu.gh' }, 'email'],
    ['another university', { universityId: 'knust' }, 'universityId'],
    ['a role', { role: 'admin' }, 'role'],
    ['another user’s id', { id: '00000000-0000-7000-8000-000000000000' }, 'id'],
    ['a picture that is no id', { avatarId: 'https://elsewhere.example/me.png' }, 'avatarId'],
  ])('refuses %s', async (_title, body, field) => {
    const answer = await update(body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fieldErrors)).toEqual([field]);
  });
});

describe('finding students', () => {
  const names = async (query: string, student?: TestStudent) =>
    (await find(query, student)).body.data.map((one: { name: string }) => one.name);

  it('matches parts of the name in any case and order, sorts by name, and omits the viewer', async () => {
    await campus.student('Zed Findable');
    await campus.student('Abla Findable');
    const me = await campus.student('Me Findable');
    expect(await names('q=findable', me)).toEqual(['Abla Findable', 'Zed Findable']);
    expect(await names('q=FIND%20abl', me)).toEqual(['Abla Findable', 'Zed Findable']);
    expect(await names('q=findable%20zed', me)).toEqual(['Zed Findable']);
    expect(await names('q=findable&limit=1', me)).toEqual(['Abla Findable']);
    expect(await names('q=no-one-at-all', me)).toEqual([]);
  });

  it('treats wildcards as plain characters', async () => {
    await campus.student('Percent 100% Sure');
    expect(await names('q=100%25')).toEqual(['Percent 100% Sure']);
    expect(await names('q=%25%25')).toEqual([]);
    expect(await names('q=_')).toEqual([]);
    expect(await names('q=%5C')).toEqual([]);
  });

  it('omits suspended and deleted students, and does not match addresses', async () => {
    const student = await campus.student('Hidden Suspended');
    const other = await campus.student('Hidden Deleted');
    expect(await names('q=hidden')).toHaveLength(2);
    await change(student, { suspendedAt: campus.clock.now() });
    await change(other, { deletedAt: campus.clock.now() });
    expect(await names('q=hidden')).toEqual([]);
    expect(await names('q=kwame.secret')).toEqual([]);
    expect(JSON.stringify((await find('q=kwame')).body)).not.toContain('secret');
  });

  it.each([
    ['no words', 'q=', 'q'],
    ['no question', '', 'q'],
    ['two questions', 'q=a&q=b', 'q'],
    ['a long question', `q=${'x'.repeat(101)}`, 'q'],
    ['another type', 'q=a&type=moderators', 'type'],
    ['a limit that is too high', 'q=a&limit=51', 'limit'],
    ['a limit of nothing', 'q=a&limit=0', 'limit'],
    ['an unknown field', 'q=a&role=admin', 'role'],
  ])('refuses %s', async (_title, query, field) => {
    const path = query.includes('type=') ? `/search?${query}` : `/search?type=users&${query}`;
    const answer = await call('GET', path, akosua);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fieldErrors)).toEqual([field]);
  });

  it('requires a session', async () => {
    expect((await find('q=akosua', null)).body.code).toBe('unauthenticated');
  });
});
