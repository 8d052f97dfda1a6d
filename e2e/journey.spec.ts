import { expect, test } from '@playwright/test';
import { codeFor, enterCode, member, newStudent, register, signUp, url } from './student.js';
import { find, goToCheckout, handoverCode, postLaptop, webhooks } from './trade.js';

test('two students sign up, post, find, chat, pay and hand over', async ({ browser }) => {
  const seller = await newStudent(browser, 'Akosua Mensah');
  const buyer = await newStudent(browser, 'Kwame Boateng');
  await test.step('both sign up with mailed codes', () => Promise.all([signUp(seller), signUp(buyer)]));
  const title = await test.step('one posts a laptop with two photos', () => postLaptop(seller));

  await test.step('the other finds it and asks a question', async () => {
    await find(buyer, title);
    await expect(buyer.page.getByText('Akosua Mensah').first()).toBeVisible();
    await buyer.page.getByRole('button', { name: 'Message' }).click();
    await buyer.page.getByRole('textbox', { name: 'Message' }).fill('Is the laptop still available?');
    await buyer.page.keyboard.press('Enter');
    await expect(buyer.page.getByRole('log').getByText('Is the laptop still available?')).toBeVisible();
  });

  await test.step('the answer arrives live', async () => {
    await seller.page.goto(`${url()}/dashboard/messages`);
    await seller.page.getByRole('link', { name: /Kwame Boateng/ }).click();
    await expect(seller.page.getByRole('log').getByText('Is the laptop still available?')).toBeVisible();
    await seller.page.getByRole('textbox', { name: 'Message' }).fill('Yes! Meet me at Balme.');
    await seller.page.getByRole('button', { name: 'Send' }).click();
    await expect(buyer.page.getByRole('log').getByText('Yes! Meet me at Balme.')).toBeVisible();
    await expect(buyer.page.getByText('Read', { exact: true }).first()).toBeAttached();
  });

  const code = await test.step('the buyer pays, and sees it in the history', async () => {
    await find(buyer, title);
    await goToCheckout(buyer);
    await buyer.page.getByRole('button', { name: 'Pay with mobile money' }).click();
    await expect(
      buyer.page.getByText('Payment was successful! Thank you for your purchase.').first(),
    ).toBeVisible();
    await expect(buyer.page).toHaveURL(/\/dashboard\/payments\/[0-9a-f-]{36}$/);
    const digits = await handoverCode(buyer);
    const order = buyer.page.url();
    await buyer.page.goto(`${url()}/dashboard/payments`);
    await expect(buyer.page.getByText(title).filter({ visible: true })).toBeVisible();
    await expect(buyer.page.getByText('₵2,609.25').filter({ visible: true })).toBeVisible();
    await buyer.page.goto(order);
    return digits;
  });

  await test.step('the seller enters the code and sees the money released', async () => {
    await seller.page.goto(`${url()}/dashboard/payments`);
    await seller.page
      .getByRole('link', { name: /cmp-|HP EliteBook/ })
      .filter({ visible: true })
      .last()
      .click();
    await expect(seller.page.getByRole('heading', { name: 'Enter the buyer’s code' })).toBeVisible();
    await enterCode(seller.page, code);
    await seller.page.getByRole('button', { name: 'Release the money' }).click();
    await expect(seller.page.getByText('The money is yours')).toBeVisible();
    await expect(seller.page.getByText('₵2,425.50').first()).toBeVisible();
    await expect(buyer.page.getByText('Done. Enjoy it!')).toBeVisible();
  });
});

test('five wrong codes void the sixth, right one; a new code works', async ({ browser }) => {
  const student = await newStudent(browser, 'Yaw Darko');
  await register(student);
  const code = await codeFor(student.email);
  const wrong = code === '000000' ? '111111' : '000000';
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await enterCode(student.page, wrong);
    await student.page.getByRole('button', { name: 'Verify' }).click();
    await expect(student.page.getByText('This code is not right.').first()).toBeVisible();
    await expect(student.page.getByRole('textbox', { name: /1\/6/ })).toBeFocused();
  }
  await enterCode(student.page, code);
  await student.page.getByRole('button', { name: 'Verify' }).click();
  await expect(student.page.getByText('Too many wrong codes.').first()).toBeVisible();
  await expect(student.page.getByRole('button', { name: /Resend OTP in \d+s/ })).toBeDisabled();
});

test.describe('paying', () => {
  test('a declined card says so and frees the item', async ({ browser }) => {
    const [seller, buyer] = await Promise.all([
      member(browser, 'Adwoa Seller'),
      member(browser, 'Kofi Buyer'),
    ]);
    const title = await postLaptop(seller);
    await find(buyer, title);
    await goToCheckout(buyer);
    await buyer.page.getByRole('button', { name: 'Decline this payment' }).click();
    await expect(buyer.page.getByText('The payment did not go through.')).toBeVisible();
    await buyer.page.getByRole('button', { name: 'Pay again' }).click();
    await expect(buyer.page.getByText('Sandbox: no real money moves here')).toBeVisible();
  });

  test('an abandoned payment keeps waiting, and can be finished', async ({ browser }) => {
    const [seller, buyer] = await Promise.all([member(browser, 'Efua Seller'), member(browser, 'Yaa Buyer')]);
    const title = await postLaptop(seller);
    await find(buyer, title);
    await goToCheckout(buyer);
    await buyer.page.getByRole('button', { name: 'Cancel and return' }).click();
    await expect(buyer.page.getByText('Verifying your payment...').first()).toBeVisible();
    await buyer.page.reload();
    await buyer.page.getByRole('link', { name: 'Go on paying' }).click();
    await buyer.page.getByRole('button', { name: 'Pay with card' }).click();
    await expect(buyer.page.getByText(/Payment (was )?successful!/).first()).toBeVisible();
  });

  test('two buyers at once: one wins, the other is told why', async ({ browser }) => {
    const [seller, first, second] = await Promise.all([
      member(browser, 'Abena Seller'),
      member(browser, 'Kojo First'),
      member(browser, 'Esi Second'),
    ]);
    const title = await postLaptop(seller);
    await Promise.all([find(first, title), find(second, title)]);
    await second.page
      .getByRole('link', { name: /^Pay ₵/ })
      .filter({ visible: true })
      .click();
    await goToCheckout(first);
    await second.page.getByRole('button', { name: /^Pay ₵/ }).click();
    await expect(second.page.getByText(/Somebody else is paying for this right now/)).toBeVisible();
  });
});

test.describe('webhooks', () => {
  // The switch is the server's, so these take turns.
  test.describe.configure({ mode: 'serial' });
  test.afterEach(() => webhooks('normal'));

  for (const mode of ['lost', 'doubled'] as const) {
    test(`a ${mode} webhook changes nothing for the buyer`, async ({ browser }) => {
      const [seller, buyer] = await Promise.all([
        member(browser, 'Ama Seller'),
        member(browser, 'Nii Buyer'),
      ]);
      const title = await postLaptop(seller);
      await webhooks(mode);
      await find(buyer, title);
      await goToCheckout(buyer);
      await buyer.page.getByRole('button', { name: 'Pay with card' }).click();
      await expect(buyer.page).toHaveURL(/\/dashboard\/payments\/[0-9a-f-]{36}$/);
      await handoverCode(buyer);
    });
  }
});

test('a message written without a network is sent when it is back', async ({ browser }) => {
  const [one, other] = await Promise.all([member(browser, 'Serwaa One'), member(browser, 'Kwesi Other')]);
  const title = await postLaptop(one);
  await find(other, title);
  await other.page.getByRole('button', { name: 'Message' }).click();
  await other.page.getByRole('textbox', { name: 'Message' }).fill('First');
  await other.page.keyboard.press('Enter');
  await expect(other.page.getByText('Sent', { exact: true }).first()).toBeAttached();
  await one.page.goto(`${url()}/dashboard/messages`);
  await one.page.getByRole('link', { name: /Kwesi Other/ }).click();
  await expect(one.page.getByRole('log').getByText('First')).toBeVisible();

  await other.context.setOffline(true);
  await other.page.getByRole('textbox', { name: 'Message' }).fill('From the dead zone');
  await other.page.keyboard.press('Enter');
  await expect(other.page.getByText(/Waiting for the network|Sending/)).toBeVisible();
  await one.page.getByRole('textbox', { name: 'Message' }).fill('While you were away');
  await one.page.keyboard.press('Enter');

  await other.context.setOffline(false);
  await expect(one.page.getByRole('log').getByText('From the dead zone')).toHaveCount(1, { timeout: 30_000 });
  await expect(other.page.getByRole('log').getByText('While you were away')).toHaveCount(1);
  await expect(other.page.getByText(/Waiting for the network|Sending/)).toHaveCount(0);
});
