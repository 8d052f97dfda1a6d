import type { Page } from '@playwright/test';
import { PASSWORD } from './support/api.js';
import { mailTo, url } from './support/mailbox.js';
import { openPage } from './support/open-page.js';
import { member } from './support/student.js';
import { expect, test } from './support/test.js';

/** Adds a virtual authenticator that approves everything. Its keys outlive the page's session. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

// Passkeys need a host name, not an IP address: `localhost`.
const security = () => `${url().replace('127.0.0.1', 'localhost')}/dashboard/settings?tab=security`;

test(
  'a passkey is added, logs in, confirms an action, and is deleted',
  { tag: '@phone' },
  async ({ browser }) => {
    const student = await member(browser, 'Adwoa Passkey');
    const { page } = student;
    await withAuthenticator(page);
    await openPage(page, security());

    await test.step('adding a passkey asks for the password', async () => {
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await page.getByLabel('Your password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByRole('button', { name: /^Rename / })).toBeVisible();
      await mailTo(student.email, /passkey was added/);
    });

    await test.step('the passkey logs in without the password', async () => {
      await page.evaluate(() => localStorage.clear());
      await page.context().clearCookies();
      await openPage(page, `${new URL(security()).origin}/login`);
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await expect(page.getByRole('heading', { name: /Welcome(?: back)?, Adwoa/ })).toBeVisible();
    });

    await test.step('the passkey confirms a download in place of the password', async () => {
      await openPage(page, security());
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download my data' }).click();
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await download;
    });

    await test.step('a deleted passkey no longer logs in', async () => {
      await page.getByRole('button', { name: /^Delete (?!account)/ }).click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
      await page.evaluate(() => localStorage.clear());
      await page.context().clearCookies();
      await openPage(page, `${new URL(security()).origin}/login`);
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await expect(page.getByText(/This passkey cannot be used here/).first()).toBeVisible();
    });
  },
);
