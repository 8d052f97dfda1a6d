import type { Locator, Page } from '@playwright/test';
import { join, type Account } from './api.js';
import { url } from './mailbox.js';
import { openPage } from './open-page.js';
import { device, type Member } from './student.js';
import { laptopOf, newestOrder } from './trade.js';
import { expect, test } from './test.js';

/** What someone without a mouse must see of the part that they have reached; null when nothing is wrong. */
const whatIsWrong = (page: Page) =>
  page.evaluate(() => {
    const reached = document.activeElement;
    if (!(reached instanceof HTMLElement) || reached === document.body) return 'nothing has the focus';
    // A card's link and a box of the kit show the ring on what holds them.
    const holders = [reached, reached.parentElement, reached.closest('article, li, [data-slot]')];
    const ringed = holders.some((one) => {
      if (one === null) return false;
      const looks = [getComputedStyle(one), getComputedStyle(one, '::after')];
      return looks.some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none');
    });
    if (!ringed) return `no ring on ${reached.outerHTML.slice(0, 120)}`;
    const { left, top, width, height } = reached.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const seen = hit !== null && (reached.contains(hit) || hit.contains(reached));
    return seen ? null : `${reached.outerHTML.slice(0, 120)} is covered`;
  });

/** Goes on with the Tab key until `target` is reached. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let step = 0; step < 90; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.first().evaluate((element) => element === document.activeElement)) {
      expect(await whatIsWrong(page)).toBeNull();
      return;
    }
  }
  throw new Error(`The Tab key never reaches ${String(target)}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** On a device whose owner reads French, at night. */
async function inFrenchAtNight(...[browser, account]: Parameters<typeof device>): Promise<Member> {
  const { data: settings } = await account.client.users.updateSettings({ language: 'fr', theme: 'dark' });
  const nocturnal: Account = { ...account, user: { ...account.user, settings } };
  return device(browser, nocturnal, { locale: 'fr-FR' });
}

// Phones have no Tab key. Addresses are typed once a page; from there on it is keys alone.
test(
  'without a mouse, in French, in the dark: find, ask, pay, and hand over',
  { tag: '@laptop' },
  async ({ browser }) => {
    const [selling, buying] = await Promise.all([join('Sena Vendeuse'), join('Kodjo Acheteur')]);
    const laptop = await laptopOf(selling);
    const [seller, buyer] = await Promise.all([
      inFrenchAtNight(browser, selling),
      inFrenchAtNight(browser, buying),
    ]);
    const { page } = buyer;

    await test.step('find', async () => {
      await openPage(page, `${url()}/dashboard`);
      await tabTo(page, page.getByRole('combobox', { name: 'Rechercher' }));
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.keyboard.type(laptop.title);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/dashboard\/search\?q=/);
      await press(page, page.getByRole('main').getByRole('link', { name: laptop.title }));
      await expect(page.getByRole('heading', { level: 1, name: laptop.title }).first()).toBeVisible();
    });

    await test.step('ask', async () => {
      await press(page, page.getByRole('button', { name: 'Écrire', exact: true }));
      const field = page.getByRole('textbox', { name: 'Message' });
      await tabTo(page, field);
      await page.keyboard.type('Est-il encore disponible ?');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('log').getByText('Est-il encore disponible ?')).toBeVisible();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('');
    });

    const code = await test.step('pay', async () => {
      await page.goBack();
      await press(page, page.getByRole('link', { name: /^Payer/ }).filter({ visible: true }));
      // One stop for all methods: the arrows choose, and the last one is the card.
      await tabTo(page, page.getByRole('radio', { name: 'MTN Mobile Money' }));
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('radio', { name: 'Carte' })).toBeChecked();
      await press(page, page.getByRole('button', { name: /^Payer/ }));
      await press(page, page.getByRole('button', { name: 'Pay with mobile money' }));
      await press(page, await newestOrder(buyer));
      const shown = page.locator('[data-slot=handover-code]');
      await expect(shown).toHaveText(/^\d{6}$/);
      await expect(page.getByRole('heading', { name: 'Votre code de remise' })).toBeVisible();
      return (await shown.textContent()) ?? '';
    });

    await test.step('hand over', async () => {
      await openPage(seller.page, `${url()}/dashboard/payments`);
      await press(seller.page, await newestOrder(seller));
      await tabTo(seller.page, seller.page.getByRole('textbox', { name: /1\/6/ }));
      await seller.page.keyboard.type(code);
      await press(seller.page, seller.page.getByRole('button', { name: 'Libérer l’argent' }));
      await expect(seller.page.getByText('L’argent est à vous')).toBeVisible();
      await expect(page.getByText('C’est fait. Profitez-en !')).toBeVisible();
    });

    await test.step('what the server told of it is in French too', async () => {
      await openPage(seller.page, `${url()}/dashboard/notifications`);
      const told = seller.page.getByRole('main');
      await expect(told.getByText('Payé et retenu pour vous')).toBeVisible();
      await expect(told.getByText('Kodjo Acheteur vous a écrit')).toBeVisible();
    });
  },
);
