import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../test/campus.js';

let campus: TestCampus;
const pages: Socket[] = [];
beforeEach(async () => {
  campus = await openTestCampus();
});
afterEach(() => pages.splice(0).forEach((page) => page.disconnect()));

async function connect(token: string): Promise<{ page: Socket; ended: Promise<string> }> {
  const page = io(campus.anyUrl(), { auth: { token }, transports: ['websocket'], forceNew: true });
  pages.push(page);
  const ended = new Promise<string>((resolve) => page.once('disconnect', resolve));
  await new Promise<void>((resolve, reject) => {
    page.once('connect', resolve);
    page.once('connect_error', reject);
  });
  return { page, ended };
}

describe('a process that stops', () => {
  it('lets its connected pages reconnect by themselves', async () => {
    const { token } = await campus.student('Esi Connected');
    const { page, ended } = await connect(token);
    await campus.close();
    // After "io server disconnect" a page would stay away.
    expect(await ended).toBe('transport close');
    expect(page.active).toBe(true);
  });

  it.runIf(process.env['TEST_REDIS_URL'])(
    'disconnects its own pages, and no pages of other processes',
    async () => {
      const { id, token } = await campus.student('Esi Connected');
      const [one, other] = [await connect(token), await connect(token)];
      const next = await campus.restartSecond();
      expect(await Promise.race([one.ended, other.ended])).toBe('transport close');
      const left = [one.page, other.page].find((page) => page.connected);
      // Events of the next process arrive after anything the previous one sent while it stopped.
      const heard = new Promise((resolve) => left?.once('presence', resolve));
      next?.platform.realtime.emitVolatile(id, 'presence', { userId: id, presence: 'away' });
      await heard;
      expect(left?.connected).toBe(true);
      await campus.close();
    },
  );
});
