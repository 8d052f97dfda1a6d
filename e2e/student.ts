import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';

export const url = () => process.env['E2E_URL'] ?? '';
export const PASSWORD = 'Kente-cloth-7';

let serial = 0;

/** A student with a browser of their own. */
export interface Student {
  readonly name: string;
  readonly email: string;
  readonly context: BrowserContext;
  readonly page: Page;
}

interface Mail {
  subject: string;
  text: string;
}

/** The newest mail to an address, as soon as it is there. */
export async function mailTo(email: string, about: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const answer = await fetch(`${url()}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    const mails = (await answer.json()) as Mail[];
    found = mails.find((mail) => about.test(mail.subject));
    expect(found).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return found ?? { subject: '', text: '' };
}

export const codeFor = async (email: string) =>
  /\b\d{6}\b/.exec((await mailTo(email, /is your CampusHive code/)).text)?.[0] ?? '';

/** Opens a browser for somebody who has not signed up yet. */
export async function newStudent(browser: Browser, name: string): Promise<Student> {
  serial += 1;
  const local = `${name.toLowerCase().replace(/\W+/g, '.')}.${process.pid}.${Date.now().toString(36)}${serial}`;
  const context = await browser.newContext();
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw new Error(`${name}'s page broke: ${error.message}`);
  });
  return { name, email: `${local}@st.ug.edu.gh`, context, page };
}

/** Puts in the six digits at once, as a phone offers them from the mail. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: /1\/6/ }).fill(code);
  await expect(page.getByRole('textbox', { name: /6\/6/ })).toHaveValue(code.slice(-1));
}

/** Fills in and sends the form to join; ends on the page that asks for the code. */
export async function register({ page, name, email }: Student): Promise<void> {
  await page.goto(`${url()}/register`);
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('University', { exact: true }).selectOption('ug');
  await page.getByLabel('Student email username').fill(email.split('@')[0] ?? '');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

/** From nothing to the dashboard, with the mailed code. */
export async function signUp(student: Student): Promise<void> {
  await register(student);
  await enterCode(student.page, await codeFor(student.email));
  await student.page.getByRole('button', { name: 'Verify' }).click();
  await expect(student.page.getByText('Verification Successful!')).toBeVisible();
  await expect(student.page.getByRole('heading', { name: /Welcome back, / })).toBeVisible();
}

/** A student who has joined. */
export async function member(browser: Browser, name: string): Promise<Student> {
  const student = await newStudent(browser, name);
  await signUp(student);
  return student;
}
