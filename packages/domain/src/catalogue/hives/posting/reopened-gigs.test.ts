import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { users } from '../../../platform/database/schema/index.js';

let campus: TestCampus;
let akosua: TestStudent;
let kwame: TestStudent;
let esi: TestStudent;
let moderator: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  akosua = await campus.student('Akosua Mensah');
  kwame = await campus.student('Kwame Boateng', 'kwame@st.knust.edu.gh');
  esi = await campus.student('Ɛsi Ɔfori', 'esi@ucc.edu.gh');
  moderator = await campus.student('Nana Moderator');
  const { db } = campus.app.platform;
  await db.update(users).set({ role: 'moderator' }).where(eq(users.id, moderator.id));
});
afterAll(() => campus.close());
const postGig = async () =>
  (await akosua.client.category.create({ category: 'logistics', title: 'Parcel', price: 20 })).data;

/** Posts a gig with applications from both other students. */
const postWantedGig = async () => {
  const gig = await postGig();
  for (const { client } of [kwame, esi]) await client.applications.create({ id: gig.id, message: 'I can' });
  return gig;
};
const becomes = (student: TestStudent, id: string, status: 'active' | 'sold' | 'hidden' | 'completed') =>
  student.client.hives.setStatus({ id, status });

describe('a gig', () => {
  it('goes to one student even when it is assigned to two concurrently', async () => {
    const { id } = await postWantedGig();
    const results = await Promise.allSettled(
      [kwame, esi].map((student) => akosua.client.hives.assign({ id, assignedToId: student.id })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const helpers = await Promise.all(
      [kwame, esi].map(async ({ client }) => (await client.hives.myAssigned({})).data.map((one) => one.id)),
    );
    expect(helpers.flat().filter((helper) => helper === id)).toHaveLength(1);
  });

  it('loses its assignee when it is reopened, and can be assigned to another student', async () => {
    const { id } = await postWantedGig();
    await akosua.client.hives.assign({ id, assignedToId: kwame.id });
    expect((await becomes(akosua, id, 'active')).data).toMatchObject({
      status: 'active',
      assignedToId: null,
    });
    expect((await kwame.client.hives.myAssigned({})).data.map((one) => one.id)).not.toContain(id);
    const { data } = await akosua.client.hives.assign({ id, assignedToId: esi.id });
    expect(data.assignedToId).toBe(esi.id);
    expect((await kwame.client.hives.get({ id })).data.assignedToId).toBeNull();
  });

  it('cannot be assigned to a missing, unknown or suspended student', async () => {
    const { id } = await postGig();
    await expect(akosua.client.hives.setStatus({ id, status: 'assigned' })).rejects.toMatchObject({
      code: 'validation_failed',
      fieldErrors: { status: { code: 'use_assign' } },
    });
    const suspended = await campus.student('Yaw Suspended');
    const { db, clock } = campus.app.platform;
    await db.update(users).set({ suspendedAt: clock.now() }).where(eq(users.id, suspended.id));
    for (const assignedToId of [suspended.id, '01890000-0000-7000-8000-000000000000']) {
      await expect(akosua.client.hives.assign({ id, assignedToId })).rejects.toMatchObject({
        fieldErrors: { assignedToId: { code: 'not_a_verified_student' } },
      });
    }
  });
});
