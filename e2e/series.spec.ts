import { USUAL_AVAILABILITY } from '@campushive/contract';
import { spot, toPay } from './support/campus.js';
import { openPage } from './support/open-page.js';
import { member } from './support/student.js';
import { openOrder, pageOf, payByCard } from './support/trade.js';
import { expect, needsHive, test } from './support/test.js';

needsHive('academia');

// The booking form is a single column at every width; students book on phones.
test(
  'a weekly series is booked, its first lesson paid, and a week left out',
  { tag: '@phone' },
  async ({ browser }) => {
    const [tutor, pupil, other] = await Promise.all([
      member(browser, 'Esi Tutor'),
      member(browser, 'Kofi Pupil'),
      member(browser, 'Abena Other'),
    ]);
    const { data: listing } = await tutor.client.hives.create({
      hiveType: 'academia',
      title: `Calculus ${Date.now().toString(36)}`,
      description: 'Limits to integrals, one to one.',
      price: 40,
      duration: 60,
      location: spot,
    });
    const { weekly } = USUAL_AVAILABILITY;
    await tutor.client.availability.set({ id: listing.id, weekly: [...weekly] });
    const { page } = pupil;

    await test.step('the pupil books three weeks at one time and pays for the first', async () => {
      await openPage(page, pageOf(listing));
      // Tomorrow, because some hours of today may have passed.
      await page
        .getByRole('radio', { name: / free$/ })
        .nth(1)
        .check({ force: true });
      await page.getByRole('radio', { name: '2 pm', exact: true }).check({ force: true });
      await page.getByRole('checkbox', { name: 'Every week' }).check();
      await page.getByLabel('For how many weeks?').selectOption('3');
      await expect(page.getByText('3 lessons, one a week.')).toBeVisible();
      await page
        .getByRole('button', { name: `Book 3 lessons · ${toPay(40)} now` })
        .filter({ visible: true })
        .click();
      await payByCard(page, `Pay ${toPay(40)}`);
      await page.getByRole('button', { name: 'Pay with card' }).click();
      await openOrder(pupil);
      await expect(page.getByText('This is lesson 1 of 3.')).toBeVisible();
    });

    const id = page.url().split('/').at(-1) ?? '';
    const lessons = async () => {
      const { data } = await pupil.client.series.list({ payment: id });
      return data.flatMap((series) => series.lessons);
    };

    const skipped = await test.step('the next week is left out, and the one after it stays', async () => {
      const [, second] = await lessons();
      await page
        .getByRole('button', { name: /^Leave out / })
        .first()
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Leave it out' }).click();
      await expect(page.getByText('Week left out').first()).toBeVisible();
      expect((await lessons()).map(({ status }) => status)).toEqual(['paid', 'skipped', 'unpaid']);
      return second?.startsAt ?? '';
    });

    await test.step('the page of the series shows every week', async () => {
      await page.getByRole('link', { name: 'Open the series' }).click();
      await expect(page).toHaveURL(/\/dashboard\/lesson-series\/[0-9a-f-]{36}$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Weekly lessons' })).toBeVisible();
      await expect(page.getByText('left out', { exact: true })).toBeVisible();
      await expect(page.getByText(/^to be paid by /)).toHaveCount(1);
    });

    await test.step('the time of the skipped week is free for others again, and the other weeks are not', async () => {
      const plan = { id: listing.id, startsAt: skipped, hours: 1, weeks: 2 };
      const { data } = await other.client.series.plan(plan);
      expect(data.map(({ state }) => state)).toEqual(['free', 'taken']);
      await openPage(tutor.page, page.url());
      await expect(tutor.page.getByText('With Kofi Pupil')).toBeVisible();
    });
  },
);
