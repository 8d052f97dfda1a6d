import { hive as hiveNamed, toPay, toReceive } from './support/campus.js';
import { url } from './support/mailbox.js';
import { stepTo } from './support/post-form.js';
import { openPage } from './support/open-page.js';
import { enterCode, member, watch, type Student } from './support/student.js';
import { handoverCode, openOrder, payByCard, review } from './support/trade.js';
import { expect, needsHive, test } from './support/test.js';

const HELPER_GETS = toReceive(120, 'gig');
const PAY = `Pay ${toPay(120, 'gig')}`;

interface Task {
  readonly hive: 'sidehustle' | 'logistics';
  readonly title: string;
  readonly path: string;
}

/** Posts a gig or a delivery of 120 through the form. */
async function postTask({ page }: Student, hive: Task['hive']): Promise<Task> {
  const title = `${hive === 'sidehustle' ? 'Design a logo' : 'Carry a fridge'} ${Date.now().toString(36)}`;
  await openPage(page, `${url()}/dashboard/add-job`);
  await expect(page.getByRole('heading', { level: 1, name: 'Post a Task' })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`${hiveNamed(hive).title}$`) }).click();
  await (await stepTo(page, page.getByLabel('Title'))).fill(title);
  if (hive === 'sidehustle') await page.getByLabel('Description').fill('For our society, in honey and ink.');
  await (await stepTo(page, page.getByLabel('Price', { exact: true }))).fill('120');
  await expect(page.getByText(`The helper receives ${HELPER_GETS} after fees.`)).toBeVisible();
  if (hive === 'sidehustle') {
    await page.getByLabel('Application deadline').fill('2030-01-01');
    await page.getByRole('button', { name: 'Creative', exact: true }).click();
  } else {
    await page.getByLabel('Special instructions').fill('From Volta Hall to Pent, this week.');
  }
  await page.getByRole('button', { name: 'Post listing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
  return { hive, title, path: new URL(page.url()).pathname };
}

async function apply({ page }: Student, { path, title }: Task, message: string): Promise<void> {
  await openPage(page, url() + path);
  await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Apply', exact: true }).filter({ visible: true }).click();
  await page.getByRole('textbox', { name: 'Why are you a good fit?' }).fill(message);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('You applied')).toBeVisible();
}

/** Assigns the task to an applicant, on the applicants' page. */
async function choose({ page }: Student, name: string): Promise<void> {
  await page.getByRole('button', { name: `Choose ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Choose' }).click();
  await expect(page.getByText(`You chose ${name}`).first()).toBeVisible();
}

/** Pays for an assigned task, and returns the code that its payer sees. */
async function pay({ page }: Student): Promise<string> {
  await page.getByRole('link', { name: PAY }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible();
  await payByCard(page, PAY);
  await expect(page.getByText('Sandbox: no real money moves here')).toBeVisible();
  await page.getByRole('button', { name: 'Pay with mobile money' }).click();
  await openOrder({ page } as Student);
  return handoverCode({ page } as Student);
}

// The two hives differ only in their forms, so each journey runs on one of the two screens.
for (const [hive, tag] of [
  ['sidehustle', '@phone'],
  ['logistics', '@laptop'],
] as const) {
  test(`a ${hive} task from post to apply, assign, pay, code and released`, { tag }, async ({ browser }) => {
    needsHive(hive);
    const [poster, helper, rival] = await Promise.all([
      member(browser, 'Akosua Poster'),
      member(browser, 'Kwame Helper'),
      member(browser, 'Esi Rival'),
    ]);
    const task = await test.step('a student posts a task', () => postTask(poster, hive));

    await test.step('a visitor is asked to log in to apply', async () => {
      const context = await browser.newContext();
      await watch(context, 'A visitor');
      const page = await context.newPage();
      await openPage(page, `${url()}/tasks/${task.path.split('/').at(-1)}`);
      await expect(page.getByRole('link', { name: 'Log in to apply' })).toBeVisible();
      await context.close();
    });

    await test.step('two others apply, and the poster sees it happen', async () => {
      await apply(helper, task, 'I have done three of these.');
      await expect(poster.page.getByRole('link', { name: '1 applicant' })).toBeVisible();
      await apply(rival, task, 'I learn fast.');
      await poster.page.getByRole('link', { name: '2 applicants' }).click();
      await expect(poster.page.getByText('I have done three of these.')).toBeVisible();
      await expect(poster.page.getByText('2 students applied')).toBeVisible();
    });

    await test.step('the poster chooses one; both are notified at once', async () => {
      await choose(poster, helper.name);
      await expect(rival.page.getByText('Someone else got this one.')).toBeVisible();
      // On a phone, a listing's picture takes the place of the bell.
      await openPage(helper.page, `${url()}/dashboard/my-work`);
      await expect(helper.page.getByRole('button', { name: /Notifications, \d/ })).toBeVisible();
      await expect(helper.page.getByText(task.title)).toBeVisible();
      await expect(helper.page.getByText(`You receive ${HELPER_GETS}`)).toBeVisible();
      await expect(helper.page.getByText(/Not paid yet/)).toBeVisible();
    });

    const code = await test.step('the poster pays, and the money is held', () => pay(poster));

    await test.step('the helper opens the order', () =>
      helper.page.getByRole('link', { name: 'Enter the code' }).click());

    if (hive === 'logistics') {
      await test.step('the item is picked up with its own code, and the poster sees it on the way', async () => {
        const pickup = (await poster.page.locator('[data-slot=pickup-code]').textContent()) ?? '';
        await enterCode(helper.page, pickup, 'Pick-up code');
        await helper.page.getByRole('button', { name: 'I’m on the way' }).click();
        const delivery = poster.page.locator('[data-slot=delivery]');
        await expect(delivery.getByText('On the way', { exact: true })).toBeVisible();
      });
    }

    await test.step('the helper enters the poster’s code', async () => {
      await expect(helper.page.getByText(HELPER_GETS).first()).toBeVisible();
      await enterCode(helper.page, code);
      await expect(helper.page.getByText('The money is yours')).toBeVisible();
    });

    await test.step('both review each other, and see the reviews once both are written', async () => {
      await review(helper, { of: poster.name, stars: /Excellent/, text: 'Clear about what was wanted.' });
      await expect(helper.page.getByText(/^Akosua Poster has not written a review yet\./)).toBeVisible();
      await review(poster, { of: helper.name, stars: /Good/, text: 'Done in two days.' });
      await expect(poster.page.getByText('Clear about what was wanted.')).toBeVisible();
    });

    await test.step('the task is completed for both', async () => {
      await openPage(poster.page, `${url()}/dashboard/my-listings?show=done`);
      const row = poster.page.locator('[data-slot=listing-row]', { hasText: task.title });
      await expect(row.getByText('Completed')).toBeVisible();
      await openPage(helper.page, url() + task.path);
      await expect(helper.page.getByText('This task is done.')).toBeVisible();
      await openPage(rival.page, `${url()}/dashboard/my-work?show=applied`);
      await expect(rival.page.getByText('Went to someone else')).toBeVisible();
    });
  });
}

// The applicants' page was tested on both screens above.
test(
  'before the payment, the poster reassigns a task, and the helper drops out',
  { tag: '@laptop' },
  async ({ browser }) => {
    needsHive('logistics');
    const [poster, helper] = await Promise.all([
      member(browser, 'Abena Poster'),
      member(browser, 'Kofi Helper'),
    ]);
    const task = await postTask(poster, 'logistics');
    await apply(helper, task, 'I have a van.');
    await poster.page.getByRole('link', { name: '1 applicant' }).click();
    await choose(poster, helper.name);
    await poster.page.getByRole('button', { name: 'Reassign' }).click();
    await poster.page.getByRole('alertdialog').getByRole('button', { name: 'Reassign' }).click();
    await expect(poster.page.getByText('The task is open again').first()).toBeVisible();
    await expect(helper.page.getByText('You applied')).toBeVisible();

    await choose(poster, helper.name);
    await helper.page.getByRole('button', { name: 'Drop out' }).click();
    await helper.page.getByRole('alertdialog').getByRole('button', { name: 'Drop out' }).click();
    await expect(
      helper.page.getByRole('button', { name: 'Apply', exact: true }).filter({ visible: true }),
    ).toBeVisible();
    await expect(poster.page.getByText('No one has applied yet')).toBeVisible();
  },
);

// Menus and tabs are tightest on a phone.
test('a draft waits in My Listings until it is published', { tag: '@phone' }, async ({ browser }) => {
  needsHive('logistics');
  const poster = await member(browser, 'Yaa Poster');
  const { page } = poster;
  await openPage(page, `${url()}/dashboard/hives/logistics/new`);
  const title = `Parcel ${Date.now().toString(36)}`;
  await (await stepTo(page, page.getByLabel('Title'))).fill(title);
  await (await stepTo(page, page.getByLabel('Price', { exact: true }))).fill('15');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText('Draft saved. Publish it from My Listings.').first()).toBeVisible();
  await openPage(page, `${url()}/dashboard/my-listings?show=draft`);
  const row = page.locator('[data-slot=listing-row]', { hasText: title });
  await row.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('No drafts')).toBeVisible();
  await page.getByRole('tab', { name: 'Open' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing open')).toBeVisible();
});
