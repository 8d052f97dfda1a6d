import { HOUR } from '@campushive/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';

let campus: TestCampus;
let akosua: TestStudent;
let kwame: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  akosua = await campus.student('Akosua Mensah');
  kwame = await campus.student('Kwame Boateng', 'kwame@st.knust.edu.gh');
});
afterAll(() => campus.close());

const dashboardOf = async (student: TestStudent) => (await student.client.dashboard.get({})).data;
const post = (student: TestStudent, title: string) =>
  student.client.category
    .create({
      category: 'essentials',
      title,
      price: 100,
      condition: 'good',
      pickupLocation: 'Hall',
      description: 'As new',
    })
    .then(({ data }) => data);

async function buy(student: TestStudent, hiveId: string) {
  const { data } = await student.client.payments.initialize({ hiveId });
  await fetch(`${campus.url}/dev/paystack/checkout/${data.accessCode}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'success' }),
  });
  await student.client.payments.verify({ reference: data.reference });
  return (await student.client.payments.get({ id: data.paymentId })).data;
}

it('shows a sale from held to released, for both buyer and seller', async () => {
  expect(await dashboardOf(akosua)).toMatchObject({
    totalEarnings: 0,
    pendingEarnings: 0,
    completedTasks: 0,
    activeApplications: 0,
    deadlines: [],
  });
  const order = await buy(kwame, (await post(akosua, 'Rice cooker')).id);
  const held = await dashboardOf(akosua);
  expect(held).toMatchObject({ totalEarnings: 0, pendingEarnings: 99, completedTasks: 0 });
  expect(held.deadlines).toMatchObject([{ kind: 'release', title: 'Rice cooker' }]);
  expect(held.recent[0]).toMatchObject({ kind: 'payment_held' });
  await akosua.client.payments.handover({ id: order.id, code: order.handoverCode ?? '' });
  const released = await dashboardOf(akosua);
  expect(released).toMatchObject({ totalEarnings: 99, pendingEarnings: 0, completedTasks: 1, deadlines: [] });
  expect(released.activity.week.at(-1)).toMatchObject({ earned: 99, spent: 0, orders: 1 });
  expect((await dashboardOf(kwame)).activity.year.at(-1)).toMatchObject({
    earned: 0,
    spent: 106.5,
    orders: 1,
  });
});

it('recommends open listings of others: used hives first, then the campus of the student', async () => {
  const esi = await campus.student('Esi Ofori', 'esi@st.knust.edu.gh');
  await post(esi, 'My own');
  const far = await post(akosua, 'Far');
  const near = await post(kwame, 'Near');
  const gig = (await akosua.client.category.create({ category: 'logistics', title: 'Carry it', price: 20 }))
    .data;
  // On the next visit, the dashboard shows none of them as new.
  campus.clock.advance(HOUR);
  await dashboardOf(esi);
  campus.clock.advance(5 * HOUR);
  const idsFor = async () => (await dashboardOf(esi)).recommended.map(({ id }) => id);
  expect((await idsFor())[0]).toBe(near.id);
  await esi.client.favorites.add({ hiveId: gig.id });
  const ids = await idsFor();
  expect(ids[0]).toBe(gig.id);
  expect(ids).toContain(far.id);
  expect(ids).toHaveLength(3);
  // A listing that another student is paying for is not available.
  await kwame.client.payments.initialize({ hiveId: far.id });
  expect(await idsFor()).not.toContain(far.id);
});

it('counts open applications', async () => {
  const { data } = await akosua.client.category.create({
    category: 'logistics',
    title: 'Carry a fridge',
    price: 50,
  });
  await kwame.client.applications.create({ id: data.id, message: 'I have a trolley' });
  expect((await dashboardOf(kwame)).activeApplications).toBe(1);
  await akosua.client.hives.assign({ id: data.id, assignedToId: kwame.id });
  const after = await dashboardOf(kwame);
  expect(after.activeApplications).toBe(0);
  expect(after.deadlines).toMatchObject([{ kind: 'task', title: 'Carry a fridge' }]);
});
