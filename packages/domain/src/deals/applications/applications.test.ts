import { DAY, UNDO_LIFETIME } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { later } from '../../platform/clock.js';
import { blocks, listings, users } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let poster: TestStudent;
let kwame: TestStudent;
let esi: TestStudent;
let serial = 0;
beforeAll(async () => {
  campus = await openTestCampus();
  poster = await campus.student('Akosua Poster');
  kwame = await campus.student('Kwame Boateng', 'kwame@st.knust.edu.gh');
  esi = await campus.student('Ɛsi Ɔfori', 'esi@ucc.edu.gh');
});
afterAll(() => campus.close());

const postTask = async () =>
  (
    await poster.client.category.create({
      category: 'logistics',
      title: `Parcel ${(serial += 1)}`,
      price: 20,
    })
  ).data.id;
const apply = (student: TestStudent, id: string, message = 'I have a bicycle') =>
  student.client.applications.create({ id, message });
const assign = (id: string, student: TestStudent) =>
  poster.client.hives.assign({ id, assignedToId: student.id });
const refused = (code: string) => ({ code });
/** Returns the kinds of a student's notifications about a task, oldest first. */
const notificationsOf = async (student: TestStudent, id: string) => {
  const { data } = await student.client.notifications.list({ limit: 50 });
  return data
    .filter((one) => one.subject?.id === id)
    .map((one) => one.kind)
    .reverse();
};

describe('an application for a task', () => {
  it('notifies the poster with name and message, and is refused the second time', async () => {
    const id = await postTask();
    const { data } = await apply(kwame, id, '  I have a bicycle\nand time  ');
    expect(data).toMatchObject({
      hiveId: id,
      applicantId: kwame.id,
      applicant: { name: 'Kwame Boateng' },
      message: 'I have a bicycle\nand time',
      status: 'waiting',
    });
    await expect(apply(kwame, id)).rejects.toMatchObject(refused('already_applied'));
    await apply(esi, id);
    const { data: listed, count } = await poster.client.applications.list({ id });
    expect(listed.map((one) => one.applicantId)).toEqual([kwame.id, esi.id]);
    expect(count).toBe(2);
    expect(await notificationsOf(poster, id)).toEqual(['application_received', 'application_received']);
    expect((await poster.client.hives.get({ id })).data.applicationCount).toBe(2);
    expect((await kwame.client.hives.get({ id })).data).toMatchObject({ myApplication: 'waiting' });
    expect((await kwame.client.hives.get({ id })).data).not.toHaveProperty('applicationCount');
    expect((await campus.client().hives.get({ id })).data).not.toHaveProperty('myApplication');
    const mine = await poster.client.hives.myPosted({});
    expect(mine.data.find((one) => one.id === id)?.applicationCount).toBe(2);
  });

  it('is stored once when the same student sends it twice at the same moment', async () => {
    const id = await postTask();
    const sent = await Promise.allSettled([apply(kwame, id), apply(kwame, id)]);
    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await poster.client.applications.list({ id })).count).toBe(1);
    expect(await notificationsOf(poster, id)).toEqual(['application_received']);
  });

  it('is refused for own tasks, other categories, a blank or long message, unknown ids and visitors', async () => {
    const id = await postTask();
    await expect(apply(poster, id)).rejects.toMatchObject(refused('own_listing'));
    await expect(apply(kwame, id, '   ')).rejects.toMatchObject({
      fieldErrors: { message: { code: 'required' } },
    });
    await expect(apply(kwame, id, 'x'.repeat(1_001))).rejects.toMatchObject(refused('validation_failed'));
    await expect(campus.client().applications.create({ id, message: 'Me' })).rejects.toMatchObject(
      refused('unauthenticated'),
    );
    const lamp = await poster.client.category.create({
      category: 'essentials',
      title: 'Lamp',
      description: 'Bright',
      price: 40,
      condition: 'good',
      pickupLocation: 'Volta Hall',
    });
    await expect(apply(kwame, lamp.data.id)).rejects.toMatchObject(refused('conflict'));
    await expect(apply(kwame, poster.id)).rejects.toMatchObject(refused('not_found'));
  });

  it('is refused when either student has blocked the other, and leaves the list after a block', async () => {
    const id = await postTask();
    const { db, clock } = campus.app.platform;
    for (const [blocker, blocked] of [
      [poster, esi],
      [esi, poster],
    ] as const) {
      await db
        .insert(blocks)
        .values({ blockerId: blocker.id, blockedId: blocked.id, createdAt: clock.now() });
      await expect(apply(esi, id)).rejects.toMatchObject(refused('blocked'));
      await db.delete(blocks).where(eq(blocks.blockerId, blocker.id));
    }
    // A student who is blocked after applying leaves the list, and cannot be assigned.
    await apply(esi, id);
    await db.insert(blocks).values({ blockerId: poster.id, blockedId: esi.id, createdAt: clock.now() });
    expect((await poster.client.applications.list({ id })).data).toEqual([]);
    expect((await poster.client.hives.get({ id })).data.applicationCount).toBe(0);
    await expect(assign(id, esi)).rejects.toMatchObject(refused('blocked'));
    await db.delete(blocks).where(eq(blocks.blockerId, poster.id));
  });

  it('is refused once the task is assigned, completed, hidden or past its deadline', async () => {
    const { db, clock } = campus.app.platform;
    const assignedTask = await postTask();
    await apply(kwame, assignedTask);
    await assign(assignedTask, kwame);
    await expect(apply(esi, assignedTask)).rejects.toMatchObject(refused('listing_unavailable'));
    const done = await postTask();
    await poster.client.hives.setStatus({ id: done, status: 'completed' });
    await expect(apply(esi, done)).rejects.toMatchObject(refused('listing_unavailable'));
    const hidden = await postTask();
    await db.update(listings).set({ status: 'hidden' }).where(eq(listings.id, hidden));
    await expect(apply(esi, hidden)).rejects.toMatchObject(refused('not_found'));
    const { data: gig } = await poster.client.category.create({
      category: 'sidehustle',
      title: 'Ushers',
      description: 'White shirts',
      price: 60,
      applicationDeadline: later(clock.now(), DAY).toISOString(),
    });
    await apply(kwame, gig.id);
    await db
      .update(listings)
      .set({ expiresAt: later(clock.now(), -1_000) })
      .where(eq(listings.id, gig.id));
    await expect(apply(esi, gig.id)).rejects.toMatchObject(refused('listing_unavailable'));
    // Applicants can still be assigned after the listing has ended.
    await campus.app.platform.jobs.runNow('hives.expire-due', {});
    expect((await poster.client.hives.get({ id: gig.id })).data.status).toBe('expired');
    expect((await kwame.client.hives.get({ id: gig.id })).data.myApplication).toBe('closed');
    expect((await assign(gig.id, kwame)).data).toMatchObject({ status: 'assigned', assignedToId: kwame.id });
  });
});

describe('the list of applicants', () => {
  it('is paginated and readable by the poster only', async () => {
    const id = await postTask();
    await apply(kwame, id);
    await apply(esi, id);
    for (const { client } of [kwame, esi]) {
      await expect(client.applications.list({ id })).rejects.toMatchObject(refused('forbidden'));
    }
    await expect(campus.client().applications.list({ id })).rejects.toMatchObject(refused('unauthenticated'));
    const first = await poster.client.applications.list({ id, limit: 1 });
    const second = await poster.client.applications.list({
      id,
      limit: 1,
      cursor: first.pagination?.nextCursor ?? undefined,
    });
    expect([...first.data, ...second.data].map((one) => one.applicantId)).toEqual([kwame.id, esi.id]);
    expect(second.pagination?.nextCursor).toBeNull();
  });

  it('leaves out suspended accounts', async () => {
    const id = await postTask();
    const yaw = await campus.student('Yaw Suspended');
    await apply(yaw, id);
    const { db, clock } = campus.app.platform;
    await db.update(users).set({ suspendedAt: clock.now() }).where(eq(users.id, yaw.id));
    expect(await poster.client.applications.list({ id })).toMatchObject({ data: [], count: 0 });
  });
});

describe('withdrawing an application', () => {
  it('removes the student from the list, notifies the poster and allows another application', async () => {
    const id = await postTask();
    await expect(kwame.client.applications.withdraw({ id })).rejects.toMatchObject(refused('not_found'));
    await apply(kwame, id);
    expect((await kwame.client.applications.withdraw({ id })).data.status).toBe('withdrawn');
    await expect(kwame.client.applications.withdraw({ id })).rejects.toMatchObject(
      refused('illegal_transition'),
    );
    expect((await poster.client.applications.list({ id })).data).toEqual([]);
    await expect(assign(id, kwame)).rejects.toMatchObject({
      fieldErrors: { assignedToId: { code: 'not_an_applicant' } },
    });
    expect(await notificationsOf(poster, id)).toEqual(['application_received', 'application_withdrawn']);
    expect((await apply(kwame, id, 'I can after all')).data).toMatchObject({
      status: 'waiting',
      message: 'I can after all',
    });
    expect((await poster.client.applications.list({ id })).count).toBe(1);
  });

  it('reopens an assigned task and notifies the poster and the other applicants', async () => {
    const id = await postTask();
    await apply(kwame, id);
    await apply(esi, id);
    await assign(id, kwame);
    await kwame.client.applications.withdraw({ id });
    expect((await poster.client.hives.get({ id })).data).toMatchObject({
      status: 'active',
      assignedToId: null,
    });
    expect((await notificationsOf(poster, id)).at(-1)).toBe('task_returned');
    expect((await notificationsOf(esi, id)).at(-1)).toBe('application_reopened');
  });

  it('is refused once the task is completed', async () => {
    const id = await postTask();
    await apply(kwame, id);
    await assign(id, kwame);
    await poster.client.hives.setStatus({ id, status: 'completed' });
    await expect(kwame.client.applications.withdraw({ id })).rejects.toMatchObject(
      refused('illegal_transition'),
    );
    expect((await kwame.client.hives.get({ id })).data.myApplication).toBe('accepted');
  });
});

it('notifies applicants and the assigned student when the poster deletes or closes a task', async () => {
  const [deleted, closed, assignedTask] = [await postTask(), await postTask(), await postTask()];
  for (const id of [deleted, closed, assignedTask]) await apply(kwame, id);
  await assign(assignedTask, kwame);
  await poster.client.hives.remove({ id: deleted });
  await poster.client.hives.setStatus({ id: closed, status: 'completed' });
  await poster.client.hives.remove({ id: assignedTask });
  expect(await notificationsOf(kwame, closed)).toEqual(['application_closed']);
  // Applicants of deleted tasks are notified only once the deletion is final.
  expect(await notificationsOf(kwame, deleted)).toEqual([]);
  expect(await notificationsOf(kwame, assignedTask)).toEqual(['task_assigned']);
  campus.clock.advance(UNDO_LIFETIME);
  await campus.app.platform.jobs.runNow('hives.end-undo', {});
  await vi.waitFor(
    async () => expect(await notificationsOf(kwame, deleted)).toEqual(['application_closed']),
    120_000,
  );
  await vi.waitFor(
    async () =>
      expect(await notificationsOf(kwame, assignedTask)).toEqual(['task_assigned', 'task_unassigned']),
    120_000,
  );
});

it('lists only the applications of the caller, newest first, without deleted tasks', async () => {
  const yaa = await campus.student('Yaa Own');
  const [first, second] = [await postTask(), await postTask()];
  await apply(yaa, first, 'One');
  await apply(yaa, second, 'Two');
  const { data } = await yaa.client.applications.mine({ limit: 1 });
  expect(data).toMatchObject([{ hiveId: second, message: 'Two', listing: { id: second, status: 'active' } }]);
  expect((await yaa.client.applications.mine({})).data.map((one) => one.hiveId)).toEqual([second, first]);
  await poster.client.hives.remove({ id: second });
  expect((await yaa.client.applications.mine({})).data.map((one) => one.hiveId)).toEqual([first]);
});
