import { spot, toPay, toReceive } from './support/campus.js';
import { url } from './support/mailbox.js';
import { openPage } from './support/open-page.js';
import { enterCode, newStudent, signUp } from './support/student.js';
import { find, goToCheckout, handoverCode, openOrder, postLaptop } from './support/trade.js';
import { expect, test } from './support/test.js';

// Like students' browsers: with the service worker, and with animations.
test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'no-preference' } });

test('two students sign up, post, find, chat, pay and hand over', { tag: '@floor' }, async ({ browser }) => {
  const seller = await newStudent(browser, 'Akosua Mensah');
  const buyer = await newStudent(browser, 'Kwame Boateng');
  await test.step('both sign up with mailed codes', () => Promise.all([signUp(seller), signUp(buyer)]));
  const title = await test.step('one posts a laptop with two photos', () => postLaptop(seller));

  await test.step('the other finds it and asks a question', async () => {
    await find(buyer, title);
    await expect(buyer.page.getByText('Akosua Mensah').first()).toBeVisible();
    await buyer.page.getByRole('button', { name: 'Message', exact: true }).click();
    await buyer.page.getByRole('textbox', { name: 'Message' }).fill('Is the laptop still available?');
    await buyer.page.keyboard.press('Enter');
    await expect(buyer.page.getByRole('log').getByText('Is the laptop still available?')).toBeVisible();
  });

  await test.step('the answer arrives live', async () => {
    await openPage(seller.page, `${url()}/dashboard/messages`);
    await seller.page.getByRole('link', { name: /Kwame Boateng/ }).click();
    await expect(seller.page.getByRole('log').getByText('Is the laptop still available?')).toBeVisible();
    await seller.page.getByRole('textbox', { name: 'Message' }).fill(`Yes! Meet me at ${spot}.`);
    await seller.page.getByRole('button', { name: 'Send' }).click();
    await expect(buyer.page.getByRole('log').getByText(`Yes! Meet me at ${spot}.`)).toBeVisible();
    await expect(buyer.page.getByText('Read', { exact: true }).first()).toBeAttached();
  });

  const code = await test.step('the buyer pays, and sees it in the history', async () => {
    await find(buyer, title);
    await goToCheckout(buyer);
    await buyer.page.getByRole('button', { name: 'Pay with mobile money' }).click();
    await expect(
      buyer.page.getByText('Payment was successful! Thank you for your purchase.').first(),
    ).toBeVisible();
    await openOrder(buyer);
    const digits = await handoverCode(buyer);
    const order = buyer.page.url();
    await openPage(buyer.page, `${url()}/dashboard/payments`);
    await expect(buyer.page.getByRole('link', { name: title }).filter({ visible: true })).toBeVisible();
    await expect(buyer.page.getByText(`−${toPay(2_450)}`).filter({ visible: true })).toBeVisible();
    await openPage(buyer.page, order);
    return digits;
  });

  await test.step('the seller enters the code and sees the money released', async () => {
    await openPage(seller.page, `${url()}/dashboard/payments`);
    await openOrder(seller);
    await expect(seller.page.getByRole('heading', { name: 'Enter the buyer’s code' })).toBeVisible();
    await enterCode(seller.page, code);
    await expect(seller.page.getByText('The money is yours')).toBeVisible();
    await expect(seller.page.getByText(toReceive(2_450)).first()).toBeVisible();
    await expect(buyer.page.getByText('Done. Enjoy it!')).toBeVisible();
  });
});
