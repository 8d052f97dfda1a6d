import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { join } from './support/api.js';
import { url } from './support/mailbox.js';
import { openPage, reloadPage } from './support/open-page.js';
import { member, type Member } from './support/student.js';
import { boughtBy } from './support/trade.js';
import { expect, needsHive, test } from './support/test.js';

/** A minimal PDF. */
const PDF = `%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>
endobj
trailer
<< /Root 1 0 R /Size 4 >>
startxref
0
%%EOF
`;
const pdf = (name: string, content = PDF) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});

const fileField = (page: Page) => page.locator('input[type=file][aria-label="Add a file"]');
const words = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const sent = (page: Page, name: string) =>
  page.getByRole('log').getByRole('button', { name: `Download ${name}` });

/** Downloads a file by its button, and returns its name and content. */
async function download(page: Page, name: string): Promise<{ name: string; content: string }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${name}` }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), content: await readFile(await file.path(), 'utf8') };
}

/** Opens the conversation of two on the page of the first. */
async function openTalk({ page, client }: Member, recipientId: string): Promise<string> {
  const { data } = await client.threads.open({ recipientId });
  await openPage(page, `${url()}/dashboard/messages/${data.id}`);
  await expect(words(page)).toBeVisible();
  return data.id;
}

test(
  'a file in a chat reaches the other student, and no stranger',
  { tag: '@phone' },
  async ({ browser }) => {
    const [ama, kofi, stranger] = await Promise.all([
      member(browser, 'Ama Sender'),
      member(browser, 'Kofi Reader'),
      join('Yaw Stranger'),
    ]);
    const { page } = ama;
    const talk = await openTalk(ama, kofi.user.id);

    await test.step('a file of a refused kind shows the reason, and the written message stays', async () => {
      await words(page).fill('Here is my CV.');
      await fileField(page).setInputFiles(pdf('renamed.pdf', 'MZ This is a program'));
      await expect(page.getByText(/^renamed\.pdf: This is not a PDF, Word/)).toBeVisible();
      await expect(words(page)).toHaveValue('Here is my CV.');
      await expect(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
    });

    await test.step('an accepted file and the written message survive a reload', async () => {
      await fileField(page).setInputFiles(pdf('Ama CV 🎓.pdf'));
      await expect(page.getByText('PDF, 1 KB')).toBeVisible();
      await reloadPage(page);
      await expect(page.getByRole('button', { name: 'Remove Ama CV 🎓.pdf' })).toBeVisible();
      await expect(words(page)).toHaveValue('Here is my CV.');
    });

    await test.step('the message is sent with its file, and the field is empty', async () => {
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(sent(page, 'Ama CV 🎓.pdf')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Remove Ama CV 🎓.pdf' })).toBeHidden();
      await expect(words(page)).toHaveValue('');
    });

    const { data } = await kofi.client.threads.messages({ id: talk });
    const { id = '' } = data.find(({ file }) => file !== undefined)?.file ?? {};

    await test.step('the recipient downloads the file, and a stranger cannot', async () => {
      await openPage(kofi.page, `${url()}/dashboard/messages/${talk}`);
      expect(await download(kofi.page, 'Ama CV 🎓.pdf')).toEqual({ name: 'Ama CV 🎓.pdf', content: PDF });
      await expect(stranger.client.attachments.download({ id })).rejects.toMatchObject({ status: 404 });
    });

    await test.step('a message with a file, written offline, is sent once the network is back', async () => {
      await ama.context.setOffline(true);
      await words(page).fill('And my letter.');
      await fileField(page).setInputFiles(pdf('Letter.pdf'));
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText(/^No connection\. Sent once you are online again/)).toBeVisible();
      await ama.context.setOffline(false);
      await expect(sent(page, 'Letter.pdf')).toHaveCount(1);
      await expect(sent(kofi.page, 'Letter.pdf')).toHaveCount(1);
      await expect(words(page)).toHaveValue('');
    });

    await test.step('the file of an unsent message cannot be downloaded', async () => {
      const messageId = data.find(({ file }) => file?.id === id)?.id ?? '';
      await ama.client.threads.unsend({ id: talk, messageId });
      await expect(sent(kofi.page, 'Ama CV 🎓.pdf')).toBeHidden();
      await expect(kofi.client.attachments.download({ id })).rejects.toMatchObject({ status: 404 });
    });
  },
);

test('a gig is delivered with a file, which its poster opens', { tag: '@phone' }, async ({ browser }) => {
  needsHive('sidehustle');
  const [poster, worker] = await Promise.all([
    member(browser, 'Akosua Poster'),
    member(browser, 'Kwame Worker'),
  ]);
  const { data: gig } = await poster.client.hives.create({
    hiveType: 'sidehustle',
    title: `Type my thesis ${Date.now().toString(36)}`,
    description: 'Forty pages, by Friday.',
    price: 120,
    applicationDeadline: '2099-01-01T12:00:00.000Z',
  });
  await worker.client.applications.create({ id: gig.id, message: 'I type fast.' });
  await poster.client.hives.assign({ id: gig.id, assignedToId: worker.user.id });
  const { id } = await boughtBy(poster, gig);

  await test.step('the file and the note of the worker survive a reload, and are delivered', async () => {
    const { page } = worker;
    await openPage(page, `${url()}/dashboard/payments/${id}`);
    await page.getByLabel('What did you do?').fill('All forty pages.');
    await page.locator('main input[type=file]').setInputFiles(pdf('Thesis.pdf'));
    await expect(page.getByRole('button', { name: 'Remove Thesis.pdf' })).toBeVisible();
    await reloadPage(page);
    await expect(page.getByRole('button', { name: 'Remove Thesis.pdf' })).toBeVisible();
    await expect(page.getByLabel('What did you do?')).toHaveValue('All forty pages.');
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await expect(page.getByRole('button', { name: 'Download Thesis.pdf' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Thesis.pdf' })).toBeHidden();
  });

  await test.step('the poster downloads the file', async () => {
    await openPage(poster.page, `${url()}/dashboard/payments/${id}`);
    expect(await download(poster.page, 'Thesis.pdf')).toEqual({ name: 'Thesis.pdf', content: PDF });
  });
});
