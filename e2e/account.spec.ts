import { readFile } from 'node:fs/promises';
import { join, PASSWORD, signIn } from './support/api.js';
import { campus, storageKey } from './support/campus.js';
import { codeFor, mailTo, url } from './support/mailbox.js';
import { openPage } from './support/open-page.js';
import { codeField, device, enterCode, member, newStudent, register } from './support/student.js';
import { laptopOf } from './support/trade.js';
import { expect, test } from './support/test.js';

// The main journey signs up on both devices; the code boxes are tightest on a phone.
test(
  'after five wrong codes, the right one is refused, and a new one has to wait',
  { tag: '@phone' },
  async ({ browser }) => {
    const student = await newStudent(browser, 'Yaw Darko');
    await register(student);
    const code = await codeFor(student.email);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await enterCode(student.page, wrong);
      await expect(student.page.getByText('This code is not right.').first()).toBeVisible();
      await expect(codeField(student.page)).toHaveValue('');
      await expect(codeField(student.page)).toBeFocused();
    }
    await enterCode(student.page, code);
    await expect(student.page.getByText('Too many wrong codes.').first()).toBeVisible();
    await expect(student.page.getByRole('button', { name: /Resend OTP in \d+s/ })).toBeDisabled();
  },
);

test('a forgotten password is replaced by the mailed link, once', { tag: '@phone' }, async ({ browser }) => {
  const student = await join('Abla Forgetful');
  const { page } = await newStudent(browser, 'Abla Forgetful');
  await openPage(page, `${url()}/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The login has a field of the same name, and stays until the code of the next page is loaded.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(student.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Reset link sent! Check your email' })).toBeVisible();
  const link = /https?:\S+reset-password\S+/.exec((await mailTo(student.email, /password/i)).text)?.[0] ?? '';
  await openPage(page, link);
  await page.getByLabel('New Password', { exact: true }).fill('Adinkra-42');
  await page.getByLabel('Confirm New Password').fill('Adinkra-43');
  await page.getByRole('button', { name: 'RESET PASSWORD' }).click();
  await expect(page.getByText('Passwords must match')).toBeVisible();
  await page.getByLabel('Confirm New Password').fill('Adinkra-42');
  await page.getByRole('button', { name: 'RESET PASSWORD' }).click();
  await expect(page.getByText('Your password was changed. Please log in.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await test.step('the new password opens the account, and the old session is over', async () => {
    await page.getByLabel('Email').fill(student.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Login failed. Please check your credentials.').first()).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('Adinkra-42');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: /Welcome(?: back)?, Abla/ })).toBeVisible();
    await expect(student.client.auth.me({})).rejects.toMatchObject({ status: 401 });
  });

  await test.step('the link does not work again', async () => {
    const { page: later } = await newStudent(browser, 'Abla Later');
    await openPage(later, link);
    await later.getByLabel('New Password', { exact: true }).fill('Adinkra-44');
    await later.getByLabel('Confirm New Password').fill('Adinkra-44');
    await later.getByRole('button', { name: 'RESET PASSWORD' }).click();
    await expect(later.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  });
});

// The list of devices is a single column at every width; people use it at their desks.
test('logging out reaches the other tab and the other devices', { tag: '@laptop' }, async ({ browser }) => {
  const here = await member(browser, 'Senam Everywhere');
  const [phone, library] = await Promise.all([signIn(here), signIn(here)]);
  const otherDevice = await device(browser, phone);
  await Promise.all([
    openPage(otherDevice.page, `${url()}/dashboard/payments`),
    openPage(here.page, `${url()}/dashboard/settings?tab=security`),
  ]);
  await expect(otherDevice.page.getByRole('heading', { name: 'Transactions' })).toBeVisible();

  await test.step('all other devices are signed out, the open one at once', async () => {
    await expect(here.page.getByRole('button', { name: 'Log out Unknown device' })).toHaveCount(2);
    await here.page.getByRole('button', { name: 'Log out all other devices' }).click();
    await expect(here.page.getByRole('button', { name: 'Log out Unknown device' })).toHaveCount(0);
    await expect(otherDevice.page).toHaveURL(/\/login\?from=%2Fdashboard%2Fpayments$/);
    await expect(library.client.auth.me({})).rejects.toMatchObject({ status: 401 });
    expect((await here.client.auth.me({})).data.id).toBe(here.user.id);
  });

  await test.step('logging out in one tab logs out the other', async () => {
    const other = await here.context.newPage();
    await openPage(other, `${url()}/dashboard/messages`);
    await expect(other.getByRole('heading', { name: 'Messages', exact: true }).first()).toBeVisible();
    await here.page.getByRole('button', { name: 'Log Out' }).filter({ visible: true }).click();
    await expect(here.page).toHaveURL(/\/$/);
    await expect(other).toHaveURL(/\/login\?from=%2Fdashboard%2Fmessages$/);
    await expect(here.client.auth.me({})).rejects.toMatchObject({ status: 401 });
  });

  await test.step('logging in again in one tab brings the other tab back to its page', async () => {
    const [first, other] = here.context.pages();
    if (first === undefined) throw new Error('The browser has no tab');
    await openPage(first, `${url()}/login`);
    await first.getByLabel('Email').fill(here.email);
    await first.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await first.getByRole('button', { name: 'Log in' }).click();
    await expect(other ?? here.page).toHaveURL(/\/dashboard\/messages$/);
  });
});

test('an account is exported as a file, and then deleted', { tag: '@phone' }, async ({ browser }) => {
  const [leaver, friend] = await Promise.all([member(browser, 'Nana Leaver'), join('Esi Friend')]);
  const laptop = await laptopOf(leaver);
  const { data: talk } = await leaver.client.threads.open({ recipientId: friend.user.id });
  await leaver.client.threads.send({ id: talk.id, content: 'Keep well!' });
  const { page } = leaver;
  await openPage(page, `${url()}/dashboard/settings?tab=security`);

  await test.step('the student downloads all their data in one file', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe(`${campus.key}-data.zip`);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.toString('latin1')).toContain('messages');
  });

  await test.step('deleting the account asks for the password', async () => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your password').fill('not my password');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByText('This is not your password.')).toBeVisible();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('Your account was deleted. Goodbye!').first()).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('the account is gone, and the other student keeps the conversation', async () => {
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), storageKey('token')))
      .toBeNull();
    await expect(signIn(leaver)).rejects.toMatchObject({ code: 'invalid_credentials' });
    await expect(friend.client.hives.get({ id: laptop.id })).rejects.toMatchObject({ status: 404 });
    const reader = await device(browser, friend);
    await openPage(reader.page, `${url()}/dashboard/messages/${talk.id}`);
    await expect(reader.page.getByRole('log').getByText('Keep well!')).toBeVisible();
    await expect(reader.page.getByText('Unknown User').filter({ visible: true }).first()).toBeVisible();
    await expect(reader.page.getByText('Nana Leaver')).toHaveCount(0);
  });
});
