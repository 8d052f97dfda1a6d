import type { Page } from '@playwright/test';
import { join } from './support/api.js';
import { money, spot, toPay, toReceive } from './support/campus.js';
import { chooseDay } from './support/choose-day.js';
import { url } from './support/mailbox.js';
import { openPage } from './support/open-page.js';
import { enterCode, member, type Member } from './support/student.js';
import { boughtBy, handoverCode, laptopOf, openHelp, openOrder, payByCard, visit } from './support/trade.js';
import { expect, test } from './support/test.js';

/** Returns the first name, which conversations show. */
const first = ({ name }: { name: string }) => name.split(' ')[0] ?? '';

/** Opens the student's only conversation, by the other's name. */
async function openTalk({ page }: Member, other: string): Promise<void> {
  await openPage(page, `${url()}/dashboard/messages`);
  await page
    .getByRole('link', { name: new RegExp(other) })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
}

test(
  'two students bargain, agree on a place and a time, and hand over',
  { tag: '@laptop' },
  async ({ browser }) => {
    const [seller, buyer] = await Promise.all([member(browser, 'Esi Seller'), member(browser, 'Kojo Buyer')]);
    const laptop = await laptopOf(seller);

    await test.step('the buyer offers less', async () => {
      const { page } = buyer;
      await visit(buyer, laptop);
      await page.getByRole('button', { name: 'Make an offer' }).filter({ visible: true }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Make an offer' });
      await dialog.getByLabel('Your price').fill('1000');
      await dialog.getByRole('button', { name: 'Send offer' }).click();
      await expect(dialog.getByText(`Offer at least half of the price: ${money(1225)}.`)).toBeVisible();
      await dialog.getByLabel('Your price').fill('2000');
      await dialog.getByRole('button', { name: 'Send offer' }).click();
      await expect(page.getByText(`You offered ${money(2000)}`).first()).toBeVisible();
    });

    await test.step('the seller names a price between', async () => {
      const { page } = seller;
      await openTalk(seller, buyer.name);
      await expect(page.getByText(`${first(buyer)} offers ${money(2000)}`).first()).toBeVisible();
      await page.getByRole('button', { name: 'Counter' }).click();
      const dialog = page.getByRole('dialog', { name: 'Make a counter-offer' });
      await dialog.getByLabel('Your price').fill('2200');
      await dialog.getByRole('button', { name: 'Send offer' }).click();
      await expect(page.getByText(`You offered ${money(2200)}`).first()).toBeVisible();
    });

    await test.step('the buyer agrees, and pays that price', async () => {
      const { page } = buyer;
      await openTalk(buyer, seller.name);
      await page.getByRole('button', { name: 'Accept' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
      await page
        .getByRole('link', { name: `Pay ${toPay(2200)}` })
        .first()
        .click();
      await payByCard(page, `Pay ${toPay(2200)}`);
      await page.getByRole('button', { name: 'Pay with card' }).click();
      await openOrder(buyer);
    });

    await test.step('they agree on where and when', async () => {
      const { page } = buyer;
      await page.getByRole('button', { name: 'Suggest a place and time' }).click();
      const dialog = page.getByRole('dialog', { name: 'Where and when?' });
      await dialog.getByLabel('Place').selectOption({ label: spot });
      await chooseDay(
        dialog.getByLabel('Date'),
        new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
      );
      await dialog.getByLabel('Time').fill('14:30');
      await dialog.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByText(`Waiting for ${first(seller)} to accept.`).first()).toBeVisible();
      // No reload: the conversation is still open there.
      await seller.page.getByRole('button', { name: 'Accept' }).click();
      await expect(page.getByText('You both agreed.').first()).toBeVisible();
      await openHelp(page);
      await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
    });

    await test.step('the code releases the agreed price', async () => {
      const code = await handoverCode(buyer);
      const { page } = seller;
      await page.getByRole('link', { name: 'Enter code' }).first().click();
      await enterCode(page, code);
      await expect(page.getByText('The money is yours')).toBeVisible();
      await expect(page.getByText(toReceive(2200)).first()).toBeVisible();
      await expect(buyer.page.getByText('Done. Enjoy it!')).toBeVisible();
    });
  },
);

test(
  'messages are answered and unsent; a conversation is searched, muted and archived',
  { tag: '@laptop' },
  async ({ browser }) => {
    const [seller, buyer] = await Promise.all([member(browser, 'Abla Seller'), member(browser, 'Yaw Buyer')]);
    const laptop = await laptopOf(seller);
    const { data: talk } = await buyer.client.threads.open({
      recipientId: seller.user.id,
      hiveId: laptop.id,
    });
    for (const content of ['Is the charger with it?', 'And the bag?'])
      await buyer.client.threads.send({ id: talk.id, content, clientId: crypto.randomUUID() });
    const { page } = seller;

    await test.step('one tap answers the most common question', async () => {
      await openTalk(seller, buyer.name);
      await page.getByRole('button', { name: 'Still available' }).click();
      await expect(
        page
          .getByRole('log')
          .getByText(/still available/i)
          .last(),
      ).toBeVisible();
    });

    await test.step('an answer quotes its question', async () => {
      await page
        .getByRole('button', { name: new RegExp(`^Message options: ${first(buyer)}`) })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Reply' }).click();
      await expect(page.getByText(`Replying to ${first(buyer)}`)).toBeVisible();
      await write(page, 'Yes, the charger too.');
      await expect(page.getByText(`In reply to ${buyer.name}:`).first()).toBeAttached();
    });

    await test.step('an unsent message disappears for both students', async () => {
      await openTalk(buyer, seller.name);
      await write(page, 'Call me instead');
      await expect(buyer.page.getByRole('log').getByText('Call me instead')).toBeVisible();
      await page
        .getByRole('button', { name: /^Message options: / })
        .last()
        .click();
      await page.getByRole('menuitem', { name: 'Unsend' }).click();
      for (const side of [page, buyer.page]) {
        await expect(side.getByText('Message deleted').first()).toBeVisible();
        await expect(side.getByText('Call me instead')).toHaveCount(0);
      }
    });

    await test.step('the search finds a message by a word', async () => {
      await page.getByRole('button', { name: 'Conversation options' }).click();
      await page.getByRole('menuitem', { name: 'Search in conversation' }).click();
      await page.getByRole('searchbox', { name: 'Search in conversation' }).fill('bag');
      await page.getByRole('list', { name: 'Messages found' }).getByText('And the bag?').click();
      await page.getByRole('button', { name: 'Close search' }).click();
    });

    await test.step('the conversation is muted and archived, and comes back with the next message', async () => {
      for (const [action, done] of [
        ['Mute notifications', 'You won’t be notified of new messages here'],
        ['Archive', 'Conversation archived'],
      ] as const) {
        await page.getByRole('button', { name: 'Conversation options' }).click();
        await page.getByRole('menuitem', { name: action, exact: true }).click();
        await expect(page.getByText(done).first()).toBeVisible();
      }
      await openPage(page, `${url()}/dashboard/messages`);
      await expect(page.getByRole('link', { name: new RegExp(buyer.name) })).toHaveCount(0);
      await write(buyer.page, 'Then tomorrow at four.');
      await expect(page.getByRole('link', { name: new RegExp(buyer.name) }).first()).toBeVisible();
    });
  },
);

test(
  'a complaint is settled with a part refund, without a moderator',
  { tag: '@laptop' },
  async ({ browser }) => {
    const [seller, buyer] = await Promise.all([join('Efua Seller'), member(browser, 'Kwesi Buyer')]);
    const laptop = await laptopOf(seller);
    const order = await boughtBy(buyer, laptop);
    await buyer.client.payments.dispute({
      id: order.id,
      reason: 'not_as_described',
      text: 'The battery lasts an hour.',
    });
    const { page } = buyer;

    await openPage(page, `${url()}/dashboard/payments/${order.id}`);
    await page.getByRole('button', { name: 'Offer a partial refund' }).click();
    const dialog = page.getByRole('dialog', { name: 'Offer a partial refund' });
    await dialog.getByLabel('What the buyer gets back').fill('9000');
    await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect(dialog.getByText(/^At most .* was paid$/)).toBeVisible();
    await dialog.getByLabel('What the buyer gets back').fill('300');
    await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect(page.getByText(/You proposed a partial refund\./)).toBeVisible();

    const { data: payment } = await seller.client.payments.get({ id: order.id });
    const proposalId = payment.dispute?.proposal?.id ?? '';
    await seller.client.settlements.accept({ id: order.id, proposalId });
    await expect(page.getByText('You settled it').first()).toBeVisible();
    await expect(page.getByText(money(300)).first()).toBeVisible();
  },
);
