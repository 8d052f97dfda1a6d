import { DEFAULT_SETTINGS, MINUTE } from '@campushive/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taskOf } from '../../../../../apps/api/test/sales.js';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';

let campus: TestCampus;
beforeAll(async () => {
  campus = await openTestCampus();
});
afterAll(() => campus.close());

const ask = (method: string, path: string, student?: TestStudent, body?: unknown) =>
  campus.request(method, path, {
    ...(student !== undefined && { token: student.token }),
    ...(body !== undefined && { body }),
  });
const post = async (student: TestStudent, title: string) =>
  (
    await student.client.category.create({
      category: 'essentials',
      title,
      description: 'Clean',
      price: 20,
      condition: 'good',
      pickupLocation: 'Balme',
    })
  ).data;

describe('settings', () => {
  it('start with the specified defaults', async () => {
    const me = await campus.student('Ama Default');
    const { data } = await me.client.auth.me({});
    expect(data.settings).toEqual(DEFAULT_SETTINGS);
    expect(data.settings).toMatchObject({
      language: 'en',
      theme: 'system',
      visibility: 'public',
      notifications: { email: true, push: true, messages: true, updates: false },
    });
  });

  it('change one by one, and are stored on the account', async () => {
    const me = await campus.student('Ama Chooses');
    await me.client.users.updateSettings({
      theme: 'dark',
      notifications: { types: { task: { push: false } } },
    });
    const { data } = await me.client.users.updateSettings({ notifications: { updates: true } });
    expect(data.theme).toBe('dark');
    expect(data.notifications.updates).toBe(true);
    expect(data.notifications.email).toBe(true);
    expect(data.notifications.types.task).toEqual({ push: false, email: true });
    const elsewhere = await campus.client().auth.login({ email: me.email, password: me.password });
    expect(elsewhere.data.user.settings).toEqual(data);
  });

  it.each([
    ['an unknown setting', { colour: 'red' }],
    ['an unknown language', { language: 'tw' }],
    ['an unknown type', { notifications: { types: { gossip: { push: true } } } }],
    ['a word for a switch', { showPresence: 'yes' }],
  ])('refuse %s', async (_title, change) => {
    const me = await campus.student('Ama Wrong');
    expect((await ask('PUT', '/users/me/settings', me, change)).status).toBe(422);
  });

  it('are visible to their owner only', async () => {
    const [me, other] = [await campus.student('Ama Private'), await campus.student('Kofi Looks')];
    expect((await ask('GET', `/users/${me.id}`, other)).body.data).not.toHaveProperty('settings');
    expect((await ask('PUT', '/users/me/settings', undefined, {})).status).toBe(401);
  });
});

describe('the visibility of a profile', () => {
  it('is public, members only, or limited to students in contact with its owner', async () => {
    const [me, other, friend] = [
      await campus.student('Zenabu Hides'),
      await campus.student('Kofi Stranger'),
      await campus.student('Esi Friend'),
    ];
    await post(me, 'Hidden lamp');
    const seenBy = async (student?: TestStudent) => {
      const [profile, listings] = [
        await ask('GET', `/users/${me.id}`, student),
        await ask('GET', `/users/${me.id}/listings`, student),
      ];
      expect(profile.status).toBe(listings.status);
      return profile.status;
    };
    expect([await seenBy(), await seenBy(other)]).toEqual([200, 200]);
    await me.client.users.updateSettings({ visibility: 'members' });
    expect([await seenBy(), await seenBy(other)]).toEqual([404, 200]);
    await me.client.users.updateSettings({ visibility: 'hidden' });
    const talk = await friend.client.messages.open({ recipientId: me.id });
    expect([await seenBy(), await seenBy(other), await seenBy(friend)]).toEqual([404, 404, 404]);
    await friend.client.messages.send({ conversationId: talk.data.id, content: 'Hello' });
    expect([await seenBy(other), await seenBy(friend), await seenBy(me)]).toEqual([404, 200, 200]);
    const task = await taskOf(me);
    const applicant = await campus.student('Kojo Applies');
    expect(await seenBy(applicant)).toBe(404);
    await applicant.client.applications.create({ id: task, message: 'Let me help' });
    expect([await seenBy(applicant), await seenBy(other)]).toEqual([200, 404]);
    const poster = await campus.student('Afia Posts');
    expect(await seenBy(poster)).toBe(404);
    await me.client.applications.create({ id: await taskOf(poster), message: 'Let me help' });
    expect(await seenBy(poster)).toBe(200);
    const search = async () => (await other.client.users.search({ q: 'zenabu', type: 'users' })).data.length;
    expect(await search()).toBe(0);
    await me.client.users.updateSettings({ visibility: 'members' });
    expect(await search()).toBe(1);
  });
});

describe('the listings of a student', () => {
  it('include open ones only, newest first, page by page', async () => {
    const [me, other] = [await campus.student('Kwesi Sells'), await campus.student('Ama Visits')];
    const titles = ['First lamp', 'Second lamp', 'Third lamp'];
    const posted = [];
    for (const title of titles) posted.push(await post(me, title));
    const removed = await post(me, 'Gone lamp');
    await me.client.hives.remove({ id: removed.id });
    await post(other, 'Not theirs');
    const first = await other.client.users.listings({ id: me.id, limit: 2 });
    expect(first.data.map((one) => one.title)).toEqual(['Third lamp', 'Second lamp']);
    const cursor = first.pagination?.nextCursor ?? '';
    const rest = await other.client.users.listings({ id: me.id, limit: 2, cursor });
    expect(rest.data.map((one) => one.title)).toEqual(['First lamp']);
    expect(rest.pagination?.nextCursor).toBeNull();
    expect((await other.client.users.get({ id: me.id })).data.listingCount).toBe(3);
    expect((await ask('GET', `/users/${me.id}/listings?cursor=nonsense`, other)).status).toBe(422);
    expect((await ask('GET', `/users/${posted[0]?.id}/listings`, other)).status).toBe(404);
  });
});

describe('blocking', () => {
  it('stops messages between the two over HTTP until it is undone', async () => {
    const [me, other] = [await campus.student('Adjoa Blocks'), await campus.student('Kofi Blocked')];
    const { data: talk } = await other.client.messages.open({ recipientId: me.id });
    const send = (student: TestStudent) =>
      ask('POST', '/messages/send', student, { conversationId: talk.id, content: 'Hello' });
    expect((await send(other)).status).toBe(201);
    expect((await ask('PUT', `/users/${other.id}/block`, me, {})).status).toBe(200);
    expect((await ask('PUT', `/users/${other.id}/block`, me, {})).status).toBe(200);
    for (const student of [me, other]) {
      expect((await send(student)).body.code).toBe('blocked');
      const reopened = await ask('POST', '/messages/conversations', student, {
        recipientId: student === me ? other.id : me.id,
      });
      expect(reopened.body.code).toBe('blocked');
    }
    expect((await me.client.users.get({ id: other.id })).data.isBlocked).toBe(true);
    // The blocked student does not learn of the block.
    expect((await other.client.users.get({ id: me.id })).data.isBlocked).toBe(false);
    expect((await other.client.users.blocked({})).data).toEqual([]);
    expect((await me.client.users.blocked({})).data.map((one) => one.id)).toEqual([other.id]);
    // The blocked student cannot remove the block.
    await ask('DELETE', `/users/${me.id}/block`, other);
    expect((await send(other)).body.code).toBe('blocked');
    expect((await ask('DELETE', `/users/${other.id}/block`, me)).status).toBe(200);
    expect((await send(other)).status).toBe(201);
  });

  it('is refused for oneself, for an unknown student and without a session', async () => {
    const me = await campus.student('Adjoa Alone');
    expect((await ask('PUT', `/users/${me.id}/block`, me, {})).status).toBe(403);
    expect((await ask('PUT', '/users/01934c00-ffff-7000-8000-00000000ffff/block', me, {})).status).toBe(404);
    expect((await ask('PUT', `/users/${me.id}/block`, undefined, {})).status).toBe(401);
  });

  it('lists the blocked students page by page, latest first', async () => {
    const me = await campus.student('Adjoa Many');
    const others = [];
    for (const name of ['One', 'Two', 'Three']) {
      const other = await campus.student(`Kofi ${name}`);
      await me.client.users.block({ id: other.id });
      campus.clock.advance(MINUTE);
      others.push(other.id);
    }
    const first = await me.client.users.blocked({ limit: 2 });
    const cursor = first.pagination?.nextCursor ?? '';
    const rest = await me.client.users.blocked({ limit: 2, cursor });
    expect([...first.data, ...rest.data].map((one) => one.id)).toEqual(others.reverse());
  });
});
