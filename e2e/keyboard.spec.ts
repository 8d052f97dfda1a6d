import type { Locator, Page } from '@playwright/test';
import { join, type Account } from './support/api.js';
import { campus, network, secondLanguage } from './support/campus.js';
import { url } from './support/mailbox.js';
import { openPage } from './support/open-page.js';
import { words } from './support/second-language.js';
import { codeField, device, type Member } from './support/student.js';
import { laptopOf, newestOrder } from './support/trade.js';
import { expect, test } from './support/test.js';

const PAY = new RegExp(`^${words.pay}`);

/** Returns what is wrong for a keyboard user about the focused element, or null. */
const focusProblem = (page: Page) =>
  page.evaluate(() => {
    const reached = document.activeElement;
    if (!(reached instanceof HTMLElement) || reached === document.body) return 'nothing has the focus';
    // A card's link and a box of the kit show the focus ring on their container.
    const holders = [reached, reached.parentElement, reached.closest('article, li, [data-slot]')];
    const ringed = holders.some((holder) => {
      if (holder === null) return false;
      const looks = [getComputedStyle(holder), getComputedStyle(holder, '::after')];
      return looks.some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none');
    });
    if (!ringed) return `no ring on ${reached.outerHTML.slice(0, 120)}`;
    const { left, top, width, height } = reached.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const seen = hit !== null && (reached.contains(hit) || hit.contains(reached));
    return seen ? null : `${reached.outerHTML.slice(0, 120)} is covered`;
  });

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let step = 0; step < 90; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.first().evaluate((element) => element === document.activeElement)) {
      expect(await focusProblem(page)).toBeNull();
      return;
    }
  }
  throw new Error(`The Tab key never reaches ${String(target)}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Opens a device in the second language of the campus and in the dark theme. */
async function inAnotherLanguageAtNight(...[browser, account]: Parameters<typeof device>): Promise<Member> {
  const { data: settings } = await account.client.users.updateSettings({
    language: secondLanguage,
    theme: 'dark',
  });
  const nocturnal: Account = { ...account, user: { ...account.user, settings } };
  return device(browser, nocturnal, { locale: campus.languageTags[secondLanguage] ?? secondLanguage });
}

// Phones have no Tab key. The test types an address for each page; everything else is keyboard only.
test(
  'without a mouse, in another language, in the dark: find, ask, pay, and hand over',
  { tag: '@laptop' },
  async ({ browser }) => {
    const [selling, buying] = await Promise.all([join('Sena Vendeuse'), join('Kodjo Acheteur')]);
    const laptop = await laptopOf(selling);
    const [seller, buyer] = await Promise.all([
      inAnotherLanguageAtNight(browser, selling),
      inAnotherLanguageAtNight(browser, buying),
    ]);
    const { page } = buyer;

    await test.step('find', async () => {
      await openPage(page, `${url()}/dashboard`);
      await tabTo(page, page.getByRole('combobox', { name: words.search }));
      await expect(page.locator('html')).toHaveAttribute('lang', secondLanguage);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.keyboard.type(laptop.title);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/dashboard\/search\?q=/);
      await press(page, page.getByRole('main').getByRole('link', { name: laptop.title }));
      await expect(page.getByRole('heading', { level: 1, name: laptop.title }).first()).toBeVisible();
    });

    await test.step('ask', async () => {
      await press(page, page.getByRole('button', { name: words.write, exact: true }));
      const field = page.getByRole('textbox', { name: words.message });
      await tabTo(page, field);
      await page.keyboard.type('Est-il encore disponible ?');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('log').getByText('Est-il encore disponible ?')).toBeVisible();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('');
    });

    const code = await test.step('pay', async () => {
      await page.goBack();
      await press(page, page.getByRole('link', { name: PAY }).filter({ visible: true }));
      // All methods are a single tab stop: the arrow keys choose, and the last one is the card.
      await tabTo(page, page.getByRole('radio', { name: network.name }));
      // The radio group chooses while the key is down, after the focus has moved.
      await page.keyboard.down('ArrowUp');
      await expect(page.getByRole('radio', { name: words.card })).toBeChecked();
      await page.keyboard.up('ArrowUp');
      await press(page, page.getByRole('button', { name: PAY }));
      await press(page, page.getByRole('button', { name: 'Pay with mobile money' }));
      await press(page, await newestOrder(buyer));
      const shown = page.locator('[data-slot=handover-code]');
      await expect(shown).toHaveText(/^\d{6}$/);
      await expect(page.getByRole('heading', { name: words.code })).toBeVisible();
      return (await shown.textContent()) ?? '';
    });

    await test.step('hand over', async () => {
      await openPage(seller.page, `${url()}/dashboard/payments`);
      await press(seller.page, await newestOrder(seller));
      await tabTo(seller.page, codeField(seller.page));
      await seller.page.keyboard.type(code);
      await expect(seller.page.getByText(words.released)).toBeVisible();
      await expect(page.getByText(words.enjoy)).toBeVisible();
    });

    await test.step('the texts of the server are in that language, too', async () => {
      await openPage(seller.page, `${url()}/dashboard/notifications`);
      const main = seller.page.getByRole('main');
      await expect(main.getByText(words.paidNotice)).toBeVisible();
      await expect(main.getByText(words.wroteNotice(buyer.name))).toBeVisible();
    });
  },
);
