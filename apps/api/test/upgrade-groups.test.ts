import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '../src/app.js';
import { databaseOf, migrationsUntil, PASSWORD, startOn, unpack } from './data-folder.js';

/** The last migration before groups and conversations had one table. */
const BEFORE_ONE_TABLE = 44;
const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const EVENT = id(1);
const QUIET_EVENT = id(2);
const photo = { id: id(900), url: '/api/photos/x', variants: [], width: 4, height: 3, placeholder: null };

let dataDir: string;
let app: App;
let ama: string;
let kofi: string;

beforeAll(async () => {
  dataDir = await unpack('data-before-0.1.0.tar.zst');
  const migrations = await migrationsUntil(BEFORE_ONE_TABLE);
  const database = await databaseOf(dataDir);
  await database.migrate(migrations);
  const { rows } = await database.execute('select id, email from users');
  const users = rows as { id: string; email: string }[];
  const idOf = (name: string) => users.find(({ email }) => email.startsWith(name))?.id ?? '';
  await writeGroups(database.execute, idOf('ama'), idOf('kofi'));
  await database.close();
  await rm(migrations, { recursive: true });
  app = await startOn(dataDir);
  ama = await signIn('ama.seller@st.ug.edu.gh');
  kofi = await signIn('kofi.buyer@st.ug.edu.gh');
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

/** The groups of two events, as the version before wrote them: one talked in, one that is only muted. */
async function writeGroups(
  execute: (text: string, values?: unknown[]) => Promise<unknown>,
  organiser: string,
  guest: string,
): Promise<void> {
  const at = '2026-11-20T10:00:00Z';
  const listed = `insert into listings (id, poster_id, hive, university_id, title, description, status, details, photos, created_at, updated_at)
    select $1, $2, 'buzz', university_id, 'Hall Week Jams', '', 'active', '{}', '[]', $3, $3 from users where id = $2`;
  const seat = `insert into tickets (id, listing_id, user_id, status, code, created_at, updated_at) values ($1, $2, $3, 'going', $4, $5, $5)`;
  for (const [index, event] of [EVENT, QUIET_EVENT].entries()) {
    await execute(listed, [event, organiser, at]);
    await execute(seat, [id(10 + index), event, guest, `CODE-${index}`, at]);
  }
  const said = `insert into group_messages (id, listing_id, sender_id, client_id, content, attachment, warning, reply_to_id, created_at, unsent_at, delivered_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;
  const line = (number: number, by: string, content: string, rest: Record<string, unknown> = {}) => {
    const { clientId, attachment, warning, replyTo, unsentAt, deliveredAt } = rest;
    const values = [
      id(number),
      EVENT,
      by,
      clientId,
      content,
      attachment,
      warning,
      replyTo,
      at,
      unsentAt,
      deliveredAt,
    ];
    return execute(
      said,
      values.map((value) => value ?? null),
    );
  };
  // Not in the order of their ids.
  await line(101, guest, 'Who has a speaker?', { clientId: 'one', deliveredAt: at });
  await line(103, organiser, '', { unsentAt: at });
  await line(102, organiser, 'Pay first', { replyTo: id(101), warning: 'prepayment' });
  await line(104, guest, 'Here it is', { attachment: JSON.stringify(photo) });
  await execute('insert into group_reads (listing_id, user_id, seen_id) values ($1, $2, $3)', [
    EVENT,
    organiser,
    id(103),
  ]);
  const member = `insert into group_members (listing_id, user_id, muted_at, notified_id, received_id, archived_id)
    values ($1, $2, $3, $4, $5, $6)`;
  await execute(member, [EVENT, organiser, null, id(104), id(103), id(103)]);
  await execute(member, [EVENT, guest, null, null, null, id(104)]);
  await execute(member, [QUIET_EVENT, guest, at, null, null, null]);
}

async function ask(method: 'GET' | 'POST', path: string, token: string, payload?: object) {
  const answer = await app.server.inject({
    method,
    url: `/api${path}`,
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
  expect([200, 201], answer.body).toContain(answer.statusCode);
  return answer.json();
}
const signIn = async (email: string): Promise<string> =>
  (await ask('POST', '/auth/login', '', { email, password: PASSWORD })).data.token;
const messagesOf = async (token: string) => (await ask('GET', `/groups/${EVENT}/messages`, token)).data;

it('keeps the group messages in order, with replies, photos, warnings and unsent messages', async () => {
  const said = await messagesOf(kofi);
  expect(said.map((one: { id: string }) => one.id)).toEqual([104, 103, 102, 101].map(id));
  const [shown, unsent, answer, question] = said;
  expect(shown).toMatchObject({ kind: 'photo', content: 'Here it is', attachment: { id: photo.id } });
  expect(unsent).toMatchObject({
    kind: 'text',
    content: '',
    unsentAt: expect.any(String),
    deliveredAt: null,
  });
  expect(answer).toMatchObject({ conversationId: EVENT, warning: 'prepayment', replyTo: { id: id(101) } });
  expect(question).toMatchObject({ clientId: 'one', deliveredAt: '2026-11-20T10:00:00.000Z', seenBy: 1 });
});

it('keeps the read position, mutes and archived groups of each member', async () => {
  const groupsOf = async (token: string, folder: string) =>
    (await ask('GET', `/groups?folder=${folder}`, token)).data.map(
      ({ id: event, unreadCount, muted }: { id: string; unreadCount: number; muted: boolean }) => ({
        event,
        unreadCount,
        muted,
      }),
    );
  // Something came after the organiser had put it away: it is back.
  expect(await groupsOf(ama, 'inbox')).toContainEqual({ event: EVENT, unreadCount: 1, muted: false });
  expect(await groupsOf(kofi, 'archived')).toEqual([{ event: EVENT, unreadCount: 1, muted: false }]);
  expect(await groupsOf(kofi, 'inbox')).toEqual([{ event: QUIET_EVENT, unreadCount: 0, muted: true }]);
});

it('adds new messages after the migrated ones, and still recognises a repeated message', async () => {
  const send = async (content: string, clientId: string) =>
    (await ask('POST', `/groups/${EVENT}/messages`, kofi, { content, clientId })).data;
  expect(await send('Again?', 'one')).toMatchObject({ id: id(101), content: 'Who has a speaker?' });
  const { id: newest } = await send('And a light', 'two');
  expect((await messagesOf(ama)).map((one: { id: string }) => one.id)).toEqual([
    newest,
    ...[104, 103, 102, 101].map(id),
  ]);
  const { data } = await ask('GET', '/messages/unread-count', ama);
  expect(data).toMatchObject({ groups: [EVENT] });
});

it('leaves direct conversations unchanged', async () => {
  const { data } = await ask('GET', '/messages/conversations', kofi);
  expect(data).toHaveLength(1);
  expect(data[0].conversationLastMessage).toMatchObject({ content: 'Is it still there?' });
});
