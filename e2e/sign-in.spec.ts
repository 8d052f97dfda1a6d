import { join, PASSWORD } from './support/api.js';
import { university } from './support/campus.js';
import { codeFor, url } from './support/mailbox.js';
import { openPage, reloadPage } from './support/open-page.js';
import { codeField, enterCode, newStudent, register } from './support/student.js';
import { laptopOf } from './support/trade.js';
import { expect, test } from './support/test.js';

test(
  'a visitor who logs in from a listing sees it as a member at once',
  { tag: '@phone' },
  async ({ browser }) => {
    const [seller, reader] = await Promise.all([join('Adwoa Seller'), join('Kofi Reader')]);
    const laptop = await laptopOf(seller);
    const { page } = await newStudent(browser, 'Kofi Reader');
    await openPage(page, `${url()}/tasks/${laptop.id}`);
    await expect(page.getByRole('heading', { level: 1, name: laptop.title }).first()).toBeVisible();
    await expect(page.getByText('Adwoa Seller')).toHaveCount(0);
    // On a phone, the cookie notice covers the bar with the main action.
    await page.getByRole('button', { name: 'Only necessary' }).click();
    await page
      .getByRole('link', { name: /^Log ?in to/i })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByLabel('Email').fill(reader.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    // No reload in between: the visitor's cached response must not be shown.
    await expect(page).toHaveURL(`${url()}/tasks/${laptop.id}`);
    await expect(page.getByText('Adwoa Seller').filter({ visible: true }).first()).toBeVisible();
  },
);

/** Milliseconds between two keys. */
const PACES = [0, 5, 10, 20];

test(
  'a code typed fast is sent whole and once, and an error leaves the field ready',
  { tag: '@phone' },
  async ({ browser }) => {
    const student = await newStudent(browser, 'Efua Fast');
    const { page } = student;
    const refusals: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refusals.push(message.text());
    });
    await register(student);
    const code = await codeFor(student.email);
    const sent: string[] = [];
    await page.route('**/auth/verify-otp', async (route) => {
      sent.push((route.request().postDataJSON() as { otp: string }).otp);
      await route.fulfill({
        status: 422,
        json: { status: 'error', code: 'otp_invalid', message: 'This code is not right.', requestId: 'e2e' },
      });
    });
    const typed: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      const digits = round % 2 === 0 ? '123456' : '777777';
      typed.push(digits);
      await expect(codeField(page)).toBeFocused();
      await page.keyboard.type(digits, { delay: PACES[round % PACES.length] ?? 0 });
      await expect(page.getByText('This code is not right.').first()).toBeVisible();
      await expect(codeField(page)).toHaveValue('');
    }
    expect(sent).toEqual(typed);
    await page.unroute('**/auth/verify-otp');
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.type(code);
    await expect(page.getByText('Verification Successful!')).toBeVisible();
    expect(refusals).toEqual([]);
  },
);

test(
  'a visitor who signs up from a shared link comes back to it, with their saved listings',
  { tag: '@laptop' },
  async ({ browser }) => {
    const seller = await join('Adwoa Seller');
    const laptop = await laptopOf(seller);
    const address = `${url()}/tasks/${laptop.id}`;
    const student = await newStudent(browser, 'Efua Visitor');
    const { page } = student;
    const heart = page
      .getByRole('button', { name: `Save ${laptop.title}` })
      .filter({ visible: true })
      .first();

    await test.step('given a shared listing, when its heart is pressed, then the login opens', async () => {
      await openPage(page, address);
      await heart.click();
      await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    });

    await test.step('when she has no account yet, she joins, and reloads the page that asks for the code', async () => {
      await page.getByRole('link', { name: 'Sign up', exact: true }).click();
      await page.getByLabel('Full name').fill(student.name);
      await page.getByLabel('University', { exact: true }).selectOption(university.id);
      await page.getByLabel('Student email username').fill(student.email.split('@')[0] ?? '');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirm password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
      await reloadPage(page);
      await enterCode(page, await codeFor(student.email));
    });

    await test.step('then the listing is there again, with its seller, and it is saved once', async () => {
      await expect(page).toHaveURL(address);
      await expect(page.getByText('Adwoa Seller').filter({ visible: true }).first()).toBeVisible();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await reloadPage(page);
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
    });
  },
);
