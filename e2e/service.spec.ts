import { join } from './support/api.js';
import { toPay } from './support/campus.js';
import { url } from './support/mailbox.js';
import { openPage } from './support/open-page.js';
import { member } from './support/student.js';
import { openOrder, pageOf, payByCard } from './support/trade.js';
import { expect, needsHive, test } from './support/test.js';

needsHive('sidehustle');

// Packages are stacked at every width; students book on phones.
test('a service is bought in a package, done, and accepted', { tag: '@phone' }, async ({ browser }) => {
  const [seller, buyer] = await Promise.all([
    member(browser, 'Akosua Designer'),
    member(browser, 'Kwame Buyer'),
  ]);
  const { data: service } = await seller.client.hives.create({
    hiveType: 'sidehustle',
    title: `Logos and posters ${Date.now().toString(36)}`,
    description: 'I design for halls and clubs.',
    serviceKind: 'creative',
    packages: [
      { name: 'Basic', includes: 'One logo', price: 60, days: 2 },
      { name: 'Premium', includes: 'Three logos and a poster', price: 250, days: 7 },
    ],
  });
  const { page } = buyer;

  await test.step('a student finds it among the services, and chooses the dearer package', async () => {
    await openPage(page, `${url()}/dashboard/services?q=${encodeURIComponent(service.title)}`);
    await page.getByRole('heading', { level: 3, name: service.title }).click();
    await page.getByRole('radio', { name: /^Premium/ }).check({ force: true });
    await page
      .getByRole('link', { name: `Buy for ${toPay(250)}` })
      .filter({ visible: true })
      .click();
  });

  await test.step('the buyer pays for the package, and reads what it includes', async () => {
    await payByCard(page, `Pay ${toPay(250)}`);
    await page.getByRole('button', { name: 'Pay with card' }).click();
    await openOrder(buyer);
    await expect(page.getByText('Three logos and a poster')).toBeVisible();
  });

  await test.step('the seller does the work and marks it as done', async () => {
    await openPage(seller.page, page.url());
    await seller.page.getByRole('textbox', { name: 'What did you do?' }).fill('All is in our chat.');
    await seller.page.getByRole('button', { name: 'Mark as done' }).click();
    await expect(seller.page.getByText('All is in our chat.')).toBeVisible();
  });

  await test.step('the buyer accepts it, and the money is released', async () => {
    await page.getByRole('button', { name: 'Accept the work' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Release the money' }).click();
    await expect(seller.page.getByText('The money is yours')).toBeVisible();
    const id = page.url().split('/').at(-1) ?? '';
    expect((await buyer.client.payments.get({ id })).data.orderStatus).toBe('released');
  });

  await test.step('the service can be bought again by another student', async () => {
    const next = await join('Esi Next');
    const { data } = await next.client.hives.get({ id: service.id });
    expect(data.status, pageOf(service)).toBe('active');
  });
});
