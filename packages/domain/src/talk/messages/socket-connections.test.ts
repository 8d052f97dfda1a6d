import { MINUTE, SECOND } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { openPages } from '../../../../../apps/api/test/pages.js';
import { sessions } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let kwame: TestStudent;
const { connect, closeAll } = openPages(() => campus);

beforeAll(async () => {
  campus = await openTestCampus();
  kwame = await campus.student('Kwame Boateng');
});
afterEach(closeAll);
afterAll(() => campus.close());

it('disconnects within a minute after the session was ended elsewhere', async () => {
  const student = await campus.student('Ama Suspended');
  const page = await connect(student);
  const ended = new Promise((resolve) => page.once('disconnect', resolve));
  await campus.app.platform.db.delete(sessions).where(eq(sessions.userId, student.id));
  campus.clock.advance(MINUTE);
  expect(await ended).toBe('io server disconnect');
});

it('disconnects when the session ends', async () => {
  const student = await campus.student('Ama Leaving');
  const page = await connect(student);
  const ended = new Promise((resolve) => page.once('disconnect', resolve));
  await student.client.auth.logout({});
  expect(await ended).toBe('io server disconnect');
});

it('admits at most twenty pages of one account across all processes, without limiting other accounts', async () => {
  const many = await campus.student('Kofi Many Pages');
  const pages = [];
  for (let i = 0; i < 20; i += 1) pages.push(await connect(many));
  await expect(connect(many)).rejects.toMatchObject({ data: { code: 'unavailable' } });
  expect((await connect(kwame)).connected).toBe(true);
  pages[0]?.disconnect();
  await vi.waitFor(async () => expect((await connect(many)).connected).toBe(true), 120_000);
});

it.runIf(process.env['TEST_REDIS_URL'])('frees the connections of a process that died', async () => {
  const student = await campus.student('Kofi Cut Off');
  const { places } = campus.app.platform;
  for (let i = 0; i < 20; i += 1) await places?.take({ userId: student.id, socketId: `dead-${i}` });
  await expect(connect(student)).rejects.toMatchObject({ data: { code: 'unavailable' } });
  campus.clock.advance(89 * SECOND);
  // A refused page uses no place: only pages with a heartbeat keep theirs.
  await expect(connect(student)).rejects.toMatchObject({ data: { code: 'unavailable' } });
  await places?.heartbeat([{ userId: student.id, socketId: 'dead-0' }]);
  campus.clock.advance(2 * SECOND);
  for (let i = 0; i < 19; i += 1) expect((await connect(student)).connected).toBe(true);
  await expect(connect(student)).rejects.toMatchObject({ data: { code: 'unavailable' } });
});
