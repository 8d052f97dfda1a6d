import { money, toPay } from './support/campus.js';
import { openPage } from './support/open-page.js';
import { member, type Member } from './support/student.js';
import { openOrder, pageOf, payByCard } from './support/trade.js';
import { expect, needsHive, test } from './support/test.js';

needsHive('sidehustle');

const TITLES = ['First draft', 'Final version'] as const;

/** Creates a gig of 600 that is assigned to the worker. */
async function assignedGig(poster: Member, worker: Member) {
  const { data: gig } = await poster.client.hives.create({
    hiveType: 'sidehustle',
    title: `Edit my thesis ${Date.now().toString(36)}`,
    description: 'Two hundred pages.',
    price: 600,
    applicationDeadline: '2099-01-01T12:00:00.000Z',
  });
  await worker.client.applications.create({ id: gig.id, message: 'I edit.' });
  await poster.client.hives.assign({ id: gig.id, assignedToId: worker.user.id });
  return gig;
}

/** Pays the next milestone, of 300. Returns its order, which the worker has marked as done. */
async function payAndFinish(poster: Member, worker: Member): Promise<string> {
  const { page } = poster;
  await page
    .getByRole('link', { name: `Pay ${toPay(300, 'gig')}` })
    .filter({ visible: true })
    .click();
  await payByCard(page, `Pay ${toPay(300, 'gig')}`);
  await page.getByRole('button', { name: 'Pay with card' }).click();
  await openOrder(poster);
  const id = page.url().split('/').at(-1) ?? '';
  await worker.client.completions.finish({ id, note: 'It is in our chat.' });
  return id;
}

// The card with the milestones is a single column at every width.
test(
  'a gig is divided into milestones, which are paid one by one',
  { tag: '@laptop' },
  async ({ browser }) => {
    const [poster, worker] = await Promise.all([
      member(browser, 'Akosua Thesis'),
      member(browser, 'Kwame Editor'),
    ]);
    const gig = await assignedGig(poster, worker);
    const address = pageOf(gig);
    const { page } = poster;
    const milestones = (of: Member) => of.page.locator('[data-slot=milestones]');

    await test.step('the poster proposes two halves, and the missing amount is shown', async () => {
      await openPage(page, address);
      await page.getByRole('button', { name: 'Split into milestones' }).click();
      const dialog = page.getByRole('dialog');
      for (const [index, title] of TITLES.entries()) {
        const row = dialog.getByRole('group', { name: `Milestone ${index + 1}` });
        await row.getByLabel('What is done by then').fill(title);
        await row.getByLabel('Amount').fill(index === 0 ? '300' : '200');
      }
      await expect(dialog.getByRole('status')).toHaveText(`${money(100)} missing`);
      await dialog.getByRole('group', { name: 'Milestone 2' }).getByLabel('Amount').fill('300');
      await dialog.getByRole('button', { name: 'Propose' }).click();
      await expect(
        page.getByText(/^Your milestones are waiting for an answer/).filter({ visible: true }),
      ).toBeVisible();
    });

    await test.step('the worker agrees', async () => {
      await openPage(worker.page, address);
      await milestones(worker).getByRole('button', { name: 'Agree' }).click();
      await expect(
        milestones(worker).getByText('Don’t start on “First draft” until Akosua has paid for it.'),
      ).toBeVisible();
    });

    await test.step('the first milestone is paid and accepted, and the second is the next to be paid', async () => {
      const id = await payAndFinish(poster, worker);
      await page.getByRole('button', { name: 'Accept the work' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Release the money' }).click();
      await expect
        .poll(async () => (await worker.client.payments.get({ id })).data.orderStatus)
        .toBe('released');
      await openPage(page, address);
      await expect(milestones(poster).getByText('Released', { exact: true })).toHaveCount(1);
      await expect(milestones(poster).getByText('Next: pay “Final version”.')).toBeVisible();
      expect((await poster.client.hives.get({ id: gig.id })).data.status).toBe('assigned');
    });

    await test.step('the second milestone is paid and accepted, and the gig is completed', async () => {
      const id = await payAndFinish(poster, worker);
      await poster.client.completions.accept({ id });
      expect((await poster.client.hives.get({ id: gig.id })).data.status).toBe('completed');
      const { data } = await worker.client.milestones.get({ id: gig.id });
      expect(data.standing?.milestones.map(({ state }) => state)).toEqual(['released', 'released']);
    });
  },
);
