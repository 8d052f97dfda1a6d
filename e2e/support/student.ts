import {
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test';
import { freshEmail, join, PASSWORD, type Account } from './api.js';
import { storageKey, university } from './campus.js';
import { codeFor, url } from './mailbox.js';
import { openPage } from './open-page.js';

/** A student with an own browser. */
export interface Student {
  readonly name: string;
  readonly email: string;
  readonly context: BrowserContext;
  readonly page: Page;
}

/** A student who has joined; the client makes calls that need no screen. */
export type Member = Student & Account;

const REFUSED = 'refused by policy';

/** Fails the test when a page of this browser throws, or violates the site's Content-Security-Policy. */
export async function watch(context: BrowserContext, name: string): Promise<void> {
  await context.addInitScript((word) => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      console.error(word, effectiveDirective, blockedURI, sourceFile, sample);
    });
  }, REFUSED);
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (!new RegExp(`${REFUSED}|Content Security Policy|requires 'Trusted`).test(message.text())) return;
    throw new Error(`${name}'s page ${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    throw new Error(`${name}'s page broke: ${error.error().message}`);
  });
}

/** Opens a browser for a person who has not signed up yet. */
export async function newStudent(browser: Browser, name: string): Promise<Student> {
  return { name, email: freshEmail(name), ...(await open(browser, name)) };
}

/** Opens a browser whose broken pages fail the test. */
async function open(browser: Browser, name: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options);
  await watch(context, name);
  return { context, page: await context.newPage() };
}

/** Returns the field for a code, by its label where the page has several. */
export function codeField(page: Page, label?: string): Locator {
  const name = label === undefined ? {} : { name: label };
  return page.locator('[data-slot=otp-field]').getByRole('textbox', name);
}

/** Enters the six digits at once, as a phone offers them from the email. The last digit submits them. */
export async function enterCode(page: Page, code: string, label?: string): Promise<void> {
  await codeField(page, label).fill(code);
}

/** Fills in and sends the registration form; ends on the page for the code. */
export async function register({ page, name, email }: Student): Promise<void> {
  await openPage(page, `${url()}/register`);
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('University', { exact: true }).selectOption(university.id);
  await page.getByLabel('Student email username').fill(email.split('@')[0] ?? '');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

/** Signs up, with the code from the email, and ends on the dashboard. */
export async function signUp(student: Student): Promise<void> {
  await register(student);
  await enterCode(student.page, await codeFor(student.email));
  await expect(student.page.getByText('Verification Successful!')).toBeVisible();
  await expect(student.page.getByRole('heading', { name: /Welcome(?: back)?, / })).toBeVisible();
}

/** Opens a browser with a joined student, logged in as after the sign-up. */
export async function member(browser: Browser, name: string): Promise<Member> {
  return device(browser, await join(name));
}

/** Opens another device on which the account is logged in. */
export async function device(
  browser: Browser,
  account: Account,
  options: BrowserContextOptions = {},
): Promise<Member> {
  const localStorage = [
    { name: storageKey('token'), value: account.token },
    { name: storageKey('user'), value: JSON.stringify(account.user) },
  ];
  const storageState = { cookies: [], origins: [{ origin: url(), localStorage }] };
  return { ...account, ...(await open(browser, account.name, { storageState, ...options })) };
}
