import { join } from './support/api.js';
import { network, payButton, phoneNumber, toPay } from './support/campus.js';
import { reloadPage } from './support/open-page.js';
import { member } from './support/student.js';
import {
  answerPrompt,
  goToCheckout,
  handoverCode,
  laptopOf,
  openOrder,
  payByCard,
  visit,
  webhooks,
} from './support/trade.js';
import { expect, test } from './support/test.js';

// The main journey pays on a phone and on a laptop. These are about the server's responses, so a single screen each is enough.
test.describe('paying', () => {
  test('a declined card shows a message and frees the item', { tag: '@phone' }, async ({ browser }) => {
    const [seller, buyer] = await Promise.all([join('Adwoa Seller'), member(browser, 'Kofi Buyer')]);
    await visit(buyer, await laptopOf(seller));
    await goToCheckout(buyer);
    await buyer.page.getByRole('button', { name: 'Decline this payment' }).click();
    await expect(buyer.page.getByText('The payment didn’t go through.')).toBeVisible();
    await buyer.page.getByRole('button', { name: 'Pay again' }).click();
    await expect(buyer.page.getByText('Sandbox: no real money moves here')).toBeVisible();
  });

  test('an abandoned payment keeps waiting, and can be finished', { tag: '@laptop' }, async ({ browser }) => {
    const [seller, buyer] = await Promise.all([join('Efua Seller'), member(browser, 'Yaa Buyer')]);
    await visit(buyer, await laptopOf(seller));
    await goToCheckout(buyer);
    await buyer.page.getByRole('button', { name: 'Cancel and return' }).click();
    await expect(buyer.page.getByText('Verifying your payment...').first()).toBeVisible();
    await reloadPage(buyer.page);
    await buyer.page.getByRole('link', { name: 'Continue to payment' }).click();
    await buyer.page.getByRole('button', { name: 'Pay with card' }).click();
    await expect(buyer.page.getByText(/Payment (was )?successful!/).first()).toBeVisible();
  });

  test(
    'mobile money on our own page: a declined prompt, then an approved one',
    { tag: ['@phone', '@campus'] },
    async ({ browser }) => {
      const [seller, buyer] = await Promise.all([join('Esi Seller'), member(browser, 'Kweku Buyer')]);
      const { page } = buyer;
      await visit(buyer, await laptopOf(seller));
      await page.getByRole('link', { name: payButton }).filter({ visible: true }).click();
      await page.getByLabel(`${network.shortName} mobile money number`).fill(phoneNumber);
      await page.getByRole('button', { name: payButton }).click();
      await answerPrompt(buyer, 'Decline');
      await expect(page.getByText('The payment was declined')).toBeVisible();
      await page.getByRole('button', { name: 'Pay again' }).click();
      await answerPrompt(buyer, 'Approve');
      await openOrder(buyer);
      await handoverCode(buyer);
    },
  );

  test('two buyers at once: one wins, the other reads why', { tag: '@phone' }, async ({ browser }) => {
    const [seller, first, second] = await Promise.all([
      join('Abena Seller'),
      member(browser, 'Kojo First'),
      member(browser, 'Esi Second'),
    ]);
    const laptop = await laptopOf(seller);
    await Promise.all([visit(first, laptop), visit(second, laptop)]);
    await second.page.getByRole('link', { name: payButton }).filter({ visible: true }).click();
    await goToCheckout(first);
    await payByCard(second.page, `Pay ${toPay(2_450)}`);
    await expect(second.page.getByText(/Another student is paying for this right now/)).toBeVisible();
  });
});

test.describe('webhooks', () => {
  // The switch applies to the whole server, so these tests run one after the other.
  test.describe.configure({ mode: 'serial' });
  test.afterEach(() => webhooks('normal'));

  for (const mode of ['lost', 'doubled'] as const) {
    test(`a ${mode} webhook changes nothing for the buyer`, { tag: '@laptop' }, async ({ browser }) => {
      const [seller, buyer] = await Promise.all([join('Ama Seller'), member(browser, 'Nii Buyer')]);
      const laptop = await laptopOf(seller);
      await webhooks(mode);
      await visit(buyer, laptop);
      await goToCheckout(buyer);
      await buyer.page.getByRole('button', { name: 'Pay with card' }).click();
      await openOrder(buyer);
      await handoverCode(buyer);
    });
  }
});
