import { readFile } from 'node:fs/promises';
import { url } from './support/mailbox.js';
import { stepTo } from './support/post-form.js';
import { openPage, reloadPage } from './support/open-page.js';
import { member } from './support/student.js';
import { expect, needsHive, test } from './support/test.js';

needsHive('archive');

/** A minimal PDF of three pages, unique in each run because the product refuses duplicates. */
const PDF = `%PDF-1.4
% ${crypto.randomUUID()}
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>
endobj
4 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>
endobj
5 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>
endobj
trailer
<< /Root 1 0 R /Size 6 >>
startxref
0
%%EOF
`;
const asFile = (name: string, content: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});

// The form is the same for every hive, and the main journey fills it in on both devices; notes come from laptops.
test('study material is uploaded, looked at, and downloaded', { tag: '@laptop' }, async ({ browser }) => {
  const [poster, reader] = await Promise.all([member(browser, 'Efua Notes'), member(browser, 'Yaw Reader')]);
  const title = `MATH 223 past questions ${Date.now().toString(36)}`;

  await test.step('a broken file is refused, and a good one is taken', async () => {
    const { page } = poster;
    await openPage(page, `${url()}/dashboard/hives/archive/new`);
    const drop = page.locator('input[type=file]').first();
    await drop.setInputFiles(asFile('broken.pdf', 'This is no PDF at all'));
    await expect(page.getByText(/This is not a PDF, Word, PowerPoint, ZIP or picture file/)).toBeVisible();
    await (await stepTo(page, page.getByLabel('Title'))).fill(title);
    await page.getByLabel('Description').fill('2018 to 2025, with solutions.');
    await page.getByLabel('I wrote this, or have permission to share it').check();
    await page.getByRole('button', { name: 'Post listing' }).click();
    await expect(page.getByText('Add a file above, or give a link here.')).toBeVisible();
    await drop.setInputFiles(asFile('MATH 223.pdf', PDF));
    await expect(page.locator('[data-slot=study-file][data-state=ready]')).toContainText('3 pages');
    await page.getByRole('button', { name: 'Post listing' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
  });

  await test.step('another student sees pages and size before the download, and gets the file', async () => {
    const { page } = reader;
    await openPage(page, poster.page.url());
    await expect(page.getByText('PDF, 3 pages, 1 KB')).toBeVisible();
    const coming = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^Download/ })
      .filter({ visible: true })
      .click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe('MATH 223.pdf');
    expect(await readFile(await file.path(), 'utf8')).toBe(PDF);
    await reloadPage(page);
    await expect(page.getByText('Downloaded by 1 student')).toBeVisible();
  });

  await test.step('the reader opens the file in the app, and again without a network', async () => {
    const { page } = reader;
    const read = page.getByRole('button', { name: 'Read', exact: true }).filter({ visible: true });
    const first = page.getByRole('listitem', { name: 'Page 1 of 3' });
    await read.click();
    await expect(first.locator('canvas')).toBeVisible();
    await page.getByRole('region', { name: 'MATH 223.pdf' }).press('End');
    await expect(page.getByText('Page 3 of 3')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await page.context().setOffline(true);
    await read.click();
    await expect(first.locator('canvas')).toBeVisible();
    await page.context().setOffline(false);
  });
});
