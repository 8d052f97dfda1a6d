import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { applications } from '../../platform/database/schema/index.js';

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

describe('assigning a task', () => {
  it('requires an applicant, and notifies the accepted and the declined applicants', async () => {
    const id = await postTask();
    const ama = await campus.student('Ama Never Applied');
    await apply(kwame, id);
    await apply(esi, id);
    for (const [wrong, code] of [
      [ama, 'not_an_applicant'],
      [poster, 'not_a_verified_student'],
    ] as const) {
      await expect(assign(id, wrong)).rejects.toMatchObject({
        code: 'validation_failed',
        fieldErrors: { assignedToId: { code } },
      });
    }
    await expect(kwame.client.hives.assign({ id, assignedToId: kwame.id })).rejects.toMatchObject(
      refused('forbidden'),
    );
    expect((await assign(id, kwame)).data).toMatchObject({ status: 'assigned', assignedToId: kwame.id });
    expect(await notificationsOf(kwame, id)).toEqual(['task_assigned']);
    expect(await notificationsOf(esi, id)).toEqual(['application_declined']);
    expect(await notificationsOf(ama, id)).toEqual([]);
    const statuses = async (student: TestStudent) =>
      (await student.client.applications.mine({})).data.find((one) => one.hiveId === id)?.status;
    expect([await statuses(kwame), await statuses(esi)]).toEqual(['accepted', 'declined']);
  });

  it('succeeds once when the poster picks two students at the same moment, and declines the other', async () => {
    const id = await postTask();
    await apply(kwame, id);
    await apply(esi, id);
    const results = await Promise.allSettled([assign(id, kwame), assign(id, esi)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const notifications = [await notificationsOf(kwame, id), await notificationsOf(esi, id)].flat().sort();
    expect(notifications).toEqual(['application_declined', 'task_assigned']);
    const { data } = await poster.client.applications.list({ id });
    expect(data.map((one) => one.status).sort()).toEqual(['accepted', 'declined']);
  });

  it('never leaves a student assigned who withdraws the application at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await postTask();
      await apply(kwame, id);
      await Promise.allSettled([assign(id, kwame), kwame.client.applications.withdraw({ id })]);
      const { data } = await poster.client.hives.get({ id });
      const [mine] = await campus.app.platform.db
        .select()
        .from(applications)
        .where(and(eq(applications.listingId, id), eq(applications.applicantId, kwame.id)));
      // Either assigned, or withdrawn and open: never assigned to a student who has withdrawn.
      expect([data.status, data.assignedToId, mine?.withdrawnAt !== null]).toEqual(['active', null, true]);
    }
  });

  it('can be undone before a payment starts, which reopens all applications', async () => {
    const id = await postTask();
    await apply(kwame, id);
    await apply(esi, id);
    await assign(id, kwame);
    const open = await poster.client.hives.setStatus({ id, status: 'active' });
    expect(open.data).toMatchObject({ status: 'active', assignedToId: null, applicationCount: 2 });
    expect(await notificationsOf(kwame, id)).toEqual(['task_assigned', 'task_unassigned']);
    expect(await notificationsOf(esi, id)).toEqual(['application_declined', 'application_reopened']);
    expect((await assign(id, esi)).data.assignedToId).toBe(esi.id);
  });

  it('cannot be undone by either side once a payment is in flight', async () => {
    const id = await postTask();
    await apply(kwame, id);
    await assign(id, kwame);
    await poster.client.payments.initialize({ hiveId: id });
    await expect(poster.client.hives.setStatus({ id, status: 'active' })).rejects.toMatchObject(
      refused('payment_in_flight'),
    );
    await expect(kwame.client.applications.withdraw({ id })).rejects.toMatchObject(
      refused('payment_in_flight'),
    );
  });
});
