import { HOUR } from '@campushive/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from './campus.js';

let campus: TestCampus;
let ama: TestStudent;
let kofi: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  [ama, kofi] = [await campus.student('Ama Owusu'), await campus.student('Kofi Boateng')];
});
afterAll(() => campus.close());

it('serves logins, sessions and messages after the system clock jumped ahead and back by 20 hours', async () => {
  const { id: conversationId } = (await ama.client.messages.open({ recipientId: kofi.id })).data;
  const send = (content: string) => ama.client.messages.send({ conversationId, content });
  await send('before');
  campus.clock.advance(20 * HOUR);
  // Locks the account from here for minutes of a clock that was wrong.
  const wrong = () =>
    campus.request('POST', '/auth/login', { body: { email: kofi.email, password: 'Wrong-cloth-1' } });
  for (let tries = 0; tries < 6; tries += 1) await wrong();
  expect((await wrong()).status).toBe(429);
  await send('ahead');

  campus.clock.advance(-20 * HOUR);

  const login = await campus.request('POST', '/auth/login', {
    body: { email: kofi.email, password: kofi.password },
  });
  expect(login.status).toBe(200);
  await send('after');
  const { data } = await campus.client(login.body.data.token).messages.list({ id: conversationId });
  expect(data.map(({ content }) => content)).toEqual(['after', 'ahead', 'before']);
  expect((await ama.client.auth.me({})).data.id).toBe(ama.id);

  const { data: conversations } = await kofi.client.messages.conversations({});
  expect(conversations.find(({ id }) => id === conversationId)?.unreadCount).toBe(3);
});
