import { DAY, USUAL_AVAILABILITY } from '@campushive/contract';
import { atHour, campus, languageTag, spot, toPay } from './support/campus.js';
import { url } from './support/mailbox.js';
import { stepTo } from './support/post-form.js';
import { openPage } from './support/open-page.js';
import { member, type Student } from './support/student.js';
import { openOrder, payByCard } from './support/trade.js';
import { expect, needsHive, test } from './support/test.js';

needsHive('academia');

const [ONE_HOUR, TWO_HOURS] = [toPay(40), toPay(80)];

/** Weekday of tomorrow by the campus's clock. Some hours of today may have passed. */
const tomorrow = () =>
  new Date(Date.now() + DAY).toLocaleDateString(languageTag, { weekday: 'long', timeZone: campus.timeZone });

/** Opens the tutor's page and chooses a duration and a day. */
async function choose({ page }: Student, tutor: string, hours: string, weekday: string): Promise<void> {
  await openPage(page, tutor);
  await page.getByLabel('How long?').selectOption(hours);
  await page
    .getByRole('radio', { name: new RegExp(`^${weekday} .* free$`) })
    .first()
    .check({ force: true });
}

// The booking form is a single column at every width; students book on phones.
test(
  'a tutor is booked by the hour, and never twice at the same time',
  { tag: '@phone' },
  async ({ browser }) => {
    const [tutor, first, second] = await Promise.all([
      member(browser, 'Akua Tutor'),
      member(browser, 'Kwame First'),
      member(browser, 'Adjoa Second'),
    ]);
    const weekday = tomorrow();
    const page = await test.step('a tutor asks 40 an hour', async () => {
      await openPage(tutor.page, `${url()}/dashboard/hives/academia/new`);
      const title = await stepTo(tutor.page, tutor.page.getByLabel('Title'));
      await title.fill('Calculus, one to one');
      await tutor.page.getByLabel('Description').fill('Limits to integrals, with past questions.');
      await (await stepTo(tutor.page, tutor.page.getByLabel('Price', { exact: true }))).fill('40');
      await tutor.page.getByLabel(/^Duration/).fill('60');
      await tutor.page.getByLabel('Location').fill(spot);
      await tutor.page.getByRole('button', { name: 'Post listing' }).click();
      await expect(tutor.page.getByRole('heading', { level: 1 })).toHaveText('Your hours');
      await expect(tutor.page.getByText('No one can book you yet.')).toBeVisible();
      const id = /[0-9a-f-]{36}/.exec(tutor.page.url())?.[0] ?? '';
      await tutor.client.availability.set({ id, weekly: [...USUAL_AVAILABILITY.weekly] });
      await tutor.page.getByRole('link', { name: 'Back to your listing' }).click();
      await expect(tutor.page.getByRole('heading', { level: 1 }).first()).toHaveText('Calculus, one to one');
      return tutor.page.url();
    });

    await test.step('the first student books two hours: the fees follow, and the order shows the booking', async () => {
      await choose(first, page, '2', weekday);
      await first.page.getByRole('radio', { name: atHour(14), exact: true }).check({ force: true });
      await expect(first.page.getByText(TWO_HOURS).first()).toBeVisible();
      await first.page
        .getByRole('button', { name: `Book and pay ${TWO_HOURS}` })
        .filter({ visible: true })
        .click();
      await payByCard(first.page, `Pay ${TWO_HOURS}`);
      await first.page.getByRole('button', { name: 'Pay with mobile money' }).click();
      await openOrder(first);
      await expect(first.page.locator('[data-slot=booking]')).toContainText('2 hours');
      await expect(first.page.locator('[data-slot=handover-code]')).toHaveText(/^\d{6}$/);
    });

    await test.step('the second student sees that this time is taken, and books the next', async () => {
      await choose(second, page, '1', weekday);
      await expect(
        second.page.getByRole('radio', { name: `${atHour(15)}, not free`, exact: true }),
      ).toBeDisabled();
      await second.page.getByRole('radio', { name: atHour(16), exact: true }).check({ force: true });
      await second.page
        .getByRole('button', { name: `Book and pay ${ONE_HOUR}` })
        .filter({ visible: true })
        .click();
      await payByCard(second.page, `Pay ${ONE_HOUR}`);
      await expect(second.page.getByText('Sandbox: no real money moves here')).toBeVisible();
    });
  },
);
