import type { Browser, Page } from '@playwright/test';
import { setTimeout as pass } from 'node:timers/promises';
import { Balancer } from '../bench/chaos/balancer.js';
import { createChance } from '../bench/chaos/chance.js';
import { startServices } from '../scripts/services.js';
import { join, type Account } from './support/api.js';
import { campus as definition } from './support/campus.js';
import { campusProcess, freePort } from './support/campus-process.js';
import { member } from './support/student.js';
import { laptopOf, visit } from './support/trade.js';
import { expect, test } from './support/test.js';

const SECOND = 1_000;
const LOST = 'Connection lost. Trying to reconnect…';
/** The longest pause between two attempts is 7.5 seconds, and the machine may be busy. */
const RECONNECTED_WITHIN = 60 * SECOND;

// These journeys stop their server, so each has its own.
const shared = process.env['E2E_URL'];
test.afterEach(() => void (process.env['E2E_URL'] = shared));

interface Talk {
  readonly seller: Account;
  readonly conversationId: string;
  readonly page: Page;
}

/** Opens a buyer's conversation, which is not touched afterwards: no focus, reload or press triggers a reconnect. */
async function openConversation(browser: Browser): Promise<Talk> {
  const [seller, buyer] = await Promise.all([join('Adwoa Seller'), member(browser, 'Kofi Waiting')]);
  await visit(buyer, await laptopOf(seller));
  const { page } = buyer;
  await page.getByRole('button', { name: 'Message', exact: true }).filter({ visible: true }).first().click();
  await write(page, 'Is it still there?');
  await expect(page.getByText('Sent', { exact: true }).first()).toBeAttached();
  const [inbox] = (await seller.client.threads.list({})).data;
  return { seller, conversationId: inbox?.id ?? '', page };
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.keyboard.press('Enter');
}

async function expectCaughtUp({ page, seller, conversationId }: Talk): Promise<void> {
  const log = page.getByRole('log');
  await expect(page.getByText(LOST)).toHaveCount(0, { timeout: RECONNECTED_WITHIN });
  await expect(log.getByText('Yes, come by at four.')).toHaveCount(1, { timeout: RECONNECTED_WITHIN });
  await expect(page.getByText(/Waiting for the network|Sending/)).toHaveCount(0);
  await seller.client.threads.send({
    id: conversationId,
    content: 'See you then.',
    clientId: crypto.randomUUID(),
  });
  await expect(log.getByText('See you then.')).toHaveCount(1);
  const { data } = await seller.client.threads.messages({ id: conversationId });
  expect(data.map(({ content }) => content).sort()).toEqual([
    'Are you at the gate today?',
    'Is it still there?',
    'See you then.',
    'Yes, come by at four.',
  ]);
}

test(
  'an open conversation comes back after the server was away for 90 seconds',
  { tag: '@laptop' },
  async ({ browser }) => {
    const campus = await campusProcess({ CAMPUS: definition.id });
    try {
      await campus.start();
      process.env['E2E_URL'] = campus.url;
      const talk = await openConversation(browser);
      const { page, seller, conversationId } = talk;

      await campus.stop('SIGKILL');
      await expect(page.getByText(LOST)).toBeVisible();
      await write(page, 'Are you at the gate today?');
      await expect(page.getByText(/Waiting for the network|Sending/)).toBeVisible();
      await pass(90 * SECOND);
      await campus.start();
      const content = 'Yes, come by at four.';
      await seller.client.threads.send({ id: conversationId, content, clientId: crypto.randomUUID() });
      await expectCaughtUp(talk);
    } finally {
      await campus.discard();
    }
  },
);

test(
  'an open conversation comes back after the database was away for 10 seconds and handshakes were refused',
  { tag: '@laptop' },
  async ({ browser }) => {
    const services = await startServices();
    test.skip(services === undefined && !process.env['SERVICES_REQUIRED'], 'There is no PostgreSQL here');
    if (services === undefined) throw new Error('PostgreSQL and Redis are neither installed nor could be.');
    const entrance = await freePort();
    const url = `http://localhost:${entrance}`;
    const campus = await campusProcess({
      CAMPUS: definition.id,
      DATABASE_URL: services.databaseUrl,
      PUBLIC_URL: url,
    });
    const line = new Balancer([Number(new URL(campus.url).port)]);
    try {
      await line.listen(entrance);
      await campus.start();
      process.env['E2E_URL'] = url;
      const talk = await openConversation(browser);
      const { page, seller, conversationId } = talk;

      await services.stopDatabase();
      // Makes the page reconnect to a server that cannot authenticate it.
      line.cut(1, createChance(1));
      await expect(page.getByText(LOST)).toBeVisible();
      await write(page, 'Are you at the gate today?');
      await pass(10 * SECOND);
      await expect(page.getByText(LOST)).toBeVisible();
      await services.startDatabase();
      const content = 'Yes, come by at four.';
      await expect(async () => {
        await seller.client.threads.send({ id: conversationId, content, clientId: CLIENT_ID });
      }).toPass({ timeout: RECONNECTED_WITHIN });
      await expectCaughtUp(talk);
    } finally {
      line.close();
      await campus.discard();
      await services.stop();
    }
  },
);

/** Client id of the message, the same in each attempt, so that the message is stored once. */
const CLIENT_ID = crypto.randomUUID();
