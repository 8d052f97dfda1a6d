import { DAY, HOUR, MINUTE } from '@campushive/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';

let campus: TestCampus;
let akosua: TestStudent;
let kwame: TestStudent;
let ama: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  akosua = await campus.student('Akosua Mensah');
  kwame = await campus.student('Kwame Boateng');
  ama = await campus.student('Ama Serwaa');
});
afterAll(() => campus.close());

const digest = () => campus.app.platform.jobs.runNow('notifications.digest', {});
interface Mail {
  subject: string;
  text: string;
  html: string;
}
/** Returns the mails to Akosua except codes, newest first. */
async function mails(): Promise<Mail[]> {
  const address = `${campus.url}/dev/mailbox.json?to=${encodeURIComponent(akosua.email)}`;
  const all = (await (await fetch(address)).json()) as Mail[];
  return all.filter((mail) => !/code/.test(mail.subject));
}
async function write(content: string, from = kwame): Promise<string> {
  const talk = (await from.client.messages.open({ recipientId: akosua.id })).data;
  await akosua.client.messages.markRead({ id: talk.id });
  await from.client.messages.send({ conversationId: talk.id, content });
  await campus.app.platform.outbox.flush();
  return talk.id;
}

it('mails notifications that stayed unread for half an hour, once, with a link', async () => {
  const conversationId = await write('Is it still there?');
  await digest();
  expect(await mails()).toHaveLength(0);
  campus.clock.advance(31 * MINUTE);
  await Promise.all([digest(), digest()]);
  await digest();
  const [mail, ...others] = await mails();
  expect(others).toHaveLength(0);
  expect(mail?.text).toContain(`/dashboard/messages/${conversationId}`);
});

it('delays the next digest, then mails all pending notifications at once', async () => {
  await write('And now?');
  await write('Hello?', ama);
  campus.clock.advance(HOUR);
  await digest();
  expect(await mails()).toHaveLength(1);
  campus.clock.advance(6 * HOUR);
  await digest();
  const [newest, ...earlier] = await mails();
  expect(earlier).toHaveLength(1);
  expect(newest?.subject).toBe('2 new things on CampusHive');
});

it('mails neither read notifications nor those that the settings exclude from mail', async () => {
  campus.clock.advance(7 * HOUR);
  await write('Read at once');
  await akosua.client.notifications.markRead({});
  // Opening the conversation also marks its notification as read.
  await akosua.client.messages.markRead({ id: await write('Read where it was written', ama) });
  expect((await akosua.client.notifications.list({})).count).toBe(0);
  await akosua.client.users.updateSettings({ notifications: { messages: false } });
  await write('Not wanted');
  campus.clock.advance(HOUR);
  await digest();
  expect(await mails()).toHaveLength(2);
});

it('uses the language that the student has chosen by the time of sending', async () => {
  campus.clock.advance(7 * HOUR);
  await akosua.client.notifications.markRead({});
  await akosua.client.users.updateSettings({ notifications: { messages: true } });
  await write('In English');
  await akosua.client.users.updateSettings({ language: 'es' });
  campus.clock.advance(HOUR);
  await digest();
  const [one] = await mails();
  expect(one?.subject).toBe('Kwame Boateng te escribió');
  expect(one?.text).toContain('Kwame Boateng te escribió: Mensaje nuevo');
  expect(one?.text).not.toMatch(/Hello|waiting|settings:/);
  expect(one?.html).toContain('<html lang="es">');
  campus.clock.advance(7 * HOUR);
  await write('Two');
  await write('Three', ama);
  await akosua.client.users.updateSettings({ language: 'fr' });
  campus.clock.advance(HOUR);
  await digest();
  const [two] = await mails();
  expect(two?.subject).toBe('2 nouveautés sur CampusHive');
  expect(two?.text).toContain('Bonjour Akosua Mensah');
});

it('mails unread group messages once, with a link', async () => {
  campus.clock.advance(7 * HOUR);
  await akosua.client.notifications.markRead({});
  await akosua.client.users.updateSettings({ language: 'en' });
  const { data: event } = await kwame.client.category.create({
    category: 'buzz',
    title: 'Hall Week Jams',
    description: 'Music and food',
    eventDate: new Date(campus.clock.now().getTime() + 10 * DAY).toISOString(),
    location: 'Great Hall',
    organizer: 'JCR',
    eventType: 'party',
    admission: 'free',
  });
  await akosua.client.events.join({ id: event.id });
  await kwame.client.groups.send({ id: event.id, content: 'Who drives?' });
  await kwame.client.groups.send({ id: event.id, content: 'Anybody?' });
  const news = async () =>
    (await akosua.client.notifications.list({})).data.filter(({ subject }) => subject?.type === 'group');
  await expect
    .poll(news, { timeout: 30_000 })
    .toEqual([expect.objectContaining({ description: 'Hall Week Jams: 2 new messages' })]);
  campus.clock.advance(HOUR);
  await digest();
  const [mail] = await mails();
  expect(mail?.subject).toBe('New group messages');
  expect(mail?.text).toContain('Hall Week Jams: 2 new messages');
  expect(mail?.text).toContain(`/dashboard/messages/groups/${event.id}`);
});
