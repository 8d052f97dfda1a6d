import type { Listing, Payment } from '@campushive/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from './api.js';
import { hive, payButton, spot, toPay } from './campus.js';
import { url } from './mailbox.js';
import { stepTo } from './post-form.js';
import { openPage, reloadPage } from './open-page.js';
import type { Student } from './student.js';

/** Draws a small photo: a coloured square with a gradient, as a PNG from a phone. */
export async function photo(
  page: Page,
  colour: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const data = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 1125;
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('No canvas');
    const sky = pen.createLinearGradient(0, 0, 0, 1125);
    sky.addColorStop(0, '#f4efe4');
    sky.addColorStop(1, fill);
    pen.fillStyle = sky;
    pen.fillRect(0, 0, 900, 1125);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, colour);
  return { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
}

/** Posts a laptop with two photos through the form; returns its title. */
export async function postLaptop({ page }: Student): Promise<string> {
  const title = `HP EliteBook ${Date.now().toString(36)}`;
  await openPage(page, `${url()}/dashboard/hives/essentials/new`);
  await page
    .locator('input[type=file]')
    .setInputFiles([await photo(page, '#c8641e'), await photo(page, '#1e6ac8')]);
  await (await stepTo(page, page.getByLabel('Title'))).fill(title);
  await page.getByLabel('Description').fill('16 GB, charger included. Meet me at the gate.');
  await (await stepTo(page, page.getByLabel('Price', { exact: true }))).fill('2450');
  await page.getByLabel('Condition').selectOption('like-new');
  await page.getByLabel('Pickup location').fill(spot);
  const photos = page.locator('[data-slot=photo-tile][data-state=ready]');
  await expect(photos).toHaveCount(2);
  // The draft, with its texts and photos, survives a reload.
  await reloadPage(page);
  await expect(page.getByText('We kept what you had typed and added.')).toBeVisible();
  await expect(photos).toHaveCount(2);
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByRole('button', { name: 'Post listing' }).click();
  await expect(
    page.getByText(`New ${hive('essentials').title} listing created successfully!`).first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
  return title;
}

/** Creates a laptop of 2,450 for sale, without photos: for journeys about something else. */
export async function laptopOf(seller: Account): Promise<Listing> {
  const { data } = await seller.client.hives.create({
    hiveType: 'essentials',
    title: `HP EliteBook ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`,
    description: '16 GB, charger included. Meet me at the gate.',
    price: 2450,
    condition: 'like-new',
    pickupLocation: spot,
  });
  return data;
}

/** Creates a paid, held order over HTTP. */
export async function boughtBy(buyer: Account, listing: Listing): Promise<Payment> {
  const started = await buyer.client.payments.initialize({ hiveId: listing.id });
  const answer = await fetch(`${url()}/dev/paystack/checkout/${started.data.accessCode}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'success', channel: 'mobile_money' }),
  });
  expect(answer.ok).toBe(true);
  const { data } = await buyer.client.payments.verify({ reference: started.data.reference });
  expect(data.orderStatus).toBe('held');
  return data;
}

/** Returns the address of a listing for members. */
export const pageOf = ({ hiveTypeId, id }: Listing) => `${url()}/dashboard/hives/${hiveTypeId}/${id}`;

/** Opens a listing by its address, as from a link in a chat. */
export async function visit({ page }: Student, listing: Listing): Promise<void> {
  await openPage(page, pageOf(listing));
  await expect(page.getByRole('heading', { level: 1, name: listing.title }).first()).toBeVisible();
}

/** Finds a listing by searching its hive, and opens it. */
export async function find({ page }: Student, title: string): Promise<void> {
  await openPage(page, `${url()}/dashboard/hives/essentials`);
  await page.getByLabel('Search title and description').fill(title);
  await page.getByRole('heading', { level: 3, name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
}

/** Goes from the open listing to the provider's checkout page. */
export async function goToCheckout({ page }: Student): Promise<void> {
  await page.getByRole('link', { name: payButton }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible();
  await payByCard(page, `Pay ${toPay(2_450)}`);
  await expect(page.getByText('Sandbox: no real money moves here')).toBeVisible();
}

/** Goes from the open checkout to the provider's page, with the button that shows the total. */
export async function payByCard(page: Page, button: string): Promise<void> {
  await page.getByText('Card', { exact: true }).click();
  await page.getByRole('button', { name: button }).click();
}

/** Returns a buyer’s newest order in the payment history, to which the payment notice leads. */
export async function newestOrder({ page }: Pick<Student, 'page'>): Promise<Locator> {
  await expect(page).toHaveURL(/\/dashboard\/payments$/);
  return page.locator('main a[href*="/dashboard/payments/"]').filter({ visible: true }).first();
}

/** Opens the newest order from the payment notice. */
export async function openOrder(buyer: Pick<Student, 'page'>): Promise<void> {
  await (await newestOrder(buyer)).click();
  await expect(buyer.page).toHaveURL(/\/dashboard\/payments\/[0-9a-f-]{36}$/);
}

const PROMPT = { title: 'Approve the prompt on your phone', phone: 'Open the test phone' };

/** Answers the prompt on the simulated phone of the buyer; `words` are the texts of the page that leads there. */
export async function answerPrompt(
  { page }: Pick<Student, 'page'>,
  answer: 'Approve' | 'Decline',
  words = PROMPT,
): Promise<void> {
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: words.phone }).click();
  const phone = await opened;
  await phone.getByRole('button', { name: answer }).click();
  await expect(phone.getByText('This prompt is over')).toBeVisible();
  await phone.close();
}

export type WebhookMode = 'normal' | 'lost' | 'doubled';

/** Sets the delivery of webhooks from now on. */
export async function webhooks(mode: WebhookMode): Promise<void> {
  const answer = await fetch(`${url()}/dev/paystack/switches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ webhooks: mode }),
  });
  expect(answer.status).toBe(200);
}

/** Returns the buyer's six digits from the order page. */
export async function handoverCode({ page }: Pick<Student, 'page'>): Promise<string> {
  const code = page.locator('[data-slot=handover-code]');
  await expect(code).toHaveText(/^\d{6}$/);
  return (await code.textContent()) ?? '';
}

/** Unfolds the help of the order page: changes, report, cancellation, sums and progress. */
export async function openHelp(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Help with this order/ }).click();
}

/** Reviews a completed order on its page, after checking that stars are required. */
export async function review(
  { page }: Student,
  { of, stars, text }: { of: string; stars: RegExp; text: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Write a review' }).click();
  const dialog = page.getByRole('dialog', { name: `How was it with ${of}?` });
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog.getByText('Please choose how many stars.')).toBeVisible();
  await dialog.getByRole('radio', { name: stars }).check();
  await dialog.getByRole('textbox', { name: 'Your review' }).fill(text);
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
}
