import { DAY, HOUR } from '@campushive/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { contactMessages, feedback } from '../../platform/database/schema/index.js';

const SUPPORT = 'people@campushive.test';
let campus: TestCampus;
let member: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({ SUPPORT_EMAIL: SUPPORT });
  member = await campus.student('Kofi Member');
});
afterAll(() => campus.close());
beforeEach(() => campus.clock.advance(HOUR));

let serial = 0;
const letter = (change: object = {}) => ({
  name: 'Ama Owusu',
  email: `ama${(serial += 1)}@example.com`,
  subject: 'My code <b>never</b> came',
  message: 'I waited ten minutes.\n\nThen I asked again.',
  ...change,
});
const write = (change: object = {}, ip = '10.9.8.7') =>
  campus.request('POST', '/contact', { body: letter(change), headers: { 'x-forwarded-for': ip } });
const mails = async () => (await campus.app.platform.mailbox?.read(SUPPORT)) ?? [];
const stored = () => campus.app.platform.db.select().from(contactMessages);

it('stores a message and mails it to support, with the sender as the reply address', async () => {
  const { status, body } = await write({ email: 'Ama@example.com' });
  expect(status).toBe(201);
  expect(body.message).toContain('Thank you');
  expect((await stored()).at(-1)).toMatchObject({ name: 'Ama Owusu', email: 'Ama@example.com' });
  const [mail] = await mails();
  expect(mail).toMatchObject({
    subject: '[Contact] My code <b>never</b> came',
    replyTo: 'Ama@example.com',
  });
  expect(mail?.text).toContain('I waited ten minutes.\n\nThen I asked again.');
  expect(mail?.html).not.toContain('<b>');
});

it('thanks a robot that fills in the hidden field, but stores and mails nothing', async () => {
  const before = [(await stored()).length, (await mails()).length];
  const { status, body } = await write({ website: 'https://spam.example' });
  expect(status).toBe(201);
  expect(body.message).toContain('Thank you');
  expect([(await stored()).length, (await mails()).length]).toEqual(before);
});

it('does not let a subject inject a second mail header', async () => {
  const { status, body } = await write({ subject: 'Hi\r\nBcc: everybody@example.com' });
  expect(status).toBe(422);
  expect(Object.keys(body.fieldErrors)).toEqual(['subject']);
});

it('accepts three messages an hour from one address in any case, and ten from one network', async () => {
  for (const email of ['kojo@example.com', 'Kojo@example.com', 'KOJO@example.com']) {
    expect((await write({ email })).status).toBe(201);
  }
  const refused = await write({ email: 'kojo@example.com' });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).not.toBeNull();
  for (let i = 0; i < 10; i += 1) await write({}, '10.1.1.1');
  expect((await write({}, '10.1.1.1')).status).toBe(429);
  expect((await write({}, '10.1.1.2')).status).toBe(201);
});

it('stores a suggestion with its author', async () => {
  const idea = { title: 'Night mode', description: 'For the map', category: 'service' };
  expect((await campus.request('POST', '/feedback', { body: idea })).status).toBe(401);
  const { status, body } = await campus.request('POST', '/feedback', { body: idea, token: member.token });
  expect(status).toBe(201);
  expect(body.message).toBe('Thank you for your feedback! We will review your suggestion.');
  const rows = await campus.app.platform.db.select().from(feedback);
  expect(rows).toMatchObject([{ ...idea, userId: member.id }]);
  expect((await mails())[0]).toMatchObject({
    subject: '[Feedback: service] Night mode',
    replyTo: member.email,
  });
});

it('repeats the response without storing a second suggestion when a request is retried with its key', async () => {
  const send = () =>
    campus.request('POST', '/feedback', {
      body: { title: 'Once', description: 'Only', category: 'other' },
      token: member.token,
      headers: { 'idempotency-key': 'same-key-1' },
    });
  await send();
  expect((await send()).status).toBe(201);
  const rows = await campus.app.platform.db.select().from(feedback);
  expect(rows.filter((row) => row.title === 'Once')).toHaveLength(1);
});

it('deletes messages after two years', async () => {
  await write();
  campus.clock.advance(2 * 365 * DAY + HOUR);
  await campus.app.platform.jobs.runNow('contact.sweep', {});
  expect(await stored()).toEqual([]);
});
