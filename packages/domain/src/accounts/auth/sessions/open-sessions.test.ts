import { DAY, MINUTE, SESSION_IDLE, SESSION_REMEMBERED } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { originOf } from '../../../../../../apps/api/test/auth.js';
import { MemberDesk, refusal } from '../../../../../../apps/api/test/member-desk.js';
import { later } from '../../../platform/clock.js';
import { sessions } from '../../../platform/database/schema/index.js';
import { hashToken } from '../../../platform/secrets.js';
import { Sessions } from './sessions.js';

let desk: MemberDesk;

beforeAll(async () => {
  desk = await MemberDesk.open();
});
beforeEach(async () => {
  await desk.next();
  await desk.db.delete(sessions).where(eq(sessions.userId, desk.member.id));
});
afterAll(() => desk.campus.close());

const open = () => new Sessions(desk.platform);
const ended = refusal('session_expired');

describe('a session', () => {
  const begin = (remember = false, { id } = desk.member, userAgent?: string) =>
    open().open(desk.db, id, remember, originOf(userAgent));
  const idOf = async ({ token }: { token: string }) => (await open().authenticate(token)).sessionId;
  const change = (columns: Partial<typeof sessions.$inferInsert>) =>
    desk.db.update(sessions).set(columns).where(eq(sessions.userId, desk.member.id));

  it.each([
    [false, SESSION_IDLE],
    [true, SESSION_REMEMBERED],
  ])(
    'stores only hashes of its token and cookie, and is valid until its expiry (remembered: %s)',
    async (remember, lives) => {
      const { token, page } = await begin(remember, desk.member, 'Firefox');
      expect(token).not.toBe(page);
      expect(await desk.sessionsOf(desk.member)).toMatchObject([
        {
          ...{ tokenHash: hashToken(token), pageHash: hashToken(page), remember, userAgent: 'Firefox' },
          ...{ createdAt: desk.now, lastUsedAt: desk.now, expiresAt: later(desk.now, lives) },
        },
      ]);
      await change({ lastUsedAt: later(desk.now, lives) });
      desk.wait(lives - 1);
      await open().authenticate(token);
      desk.wait(1);
      await expect(open().authenticate(token)).rejects.toThrow(ended);
    },
  );

  it('identifies the viewer by its token for calls and by its cookie for pages', async () => {
    await desk.set({ role: 'moderator', isVerified: false, universityId: 'knust' });
    const { token, page } = await begin();
    const [row] = await desk.sessionsOf(desk.member);
    const viewer = {
      ...{ userId: desk.member.id, sessionId: row?.id, role: 'moderator' },
      ...{ universityId: 'knust', isVerified: false },
    };
    expect(await open().authenticate(token)).toEqual(viewer);
    expect(await open().authenticatePage(page)).toEqual(viewer);
    for (const wrong of [page, 'x']) await expect(open().authenticate(wrong)).rejects.toThrow(ended);
    await expect(open().authenticatePage(token)).rejects.toThrow(ended);
  });

  it('is refused for a suspended student until the suspension ends, and for a deleted one', async () => {
    const { token } = await begin();
    await desk.set({ suspendedAt: desk.now, suspendedUntil: later(desk.now, DAY) });
    await change({ expiresAt: desk.now });
    await expect(open().authenticate(token)).rejects.toThrow(refusal('account_suspended'));
    await change({ expiresAt: later(desk.now, 2 * DAY) });
    desk.wait(DAY);
    await open().authenticate(token);
    await desk.set({ deletedAt: desk.now });
    await expect(open().authenticate(token)).rejects.toThrow(ended);
  });

  it('expires a day after its last use, written every five minutes, and never after the maximum', async () => {
    const { token } = await begin();
    const began = desk.now;
    desk.now = later(began, 5 * MINUTE - 1);
    await open().authenticate(token);
    expect(await desk.sessionsOf(desk.member)).toMatchObject([
      { lastUsedAt: began, expiresAt: later(began, SESSION_IDLE) },
    ]);
    desk.now = later(began, 5 * MINUTE);
    await open().authenticate(token);
    expect(await desk.sessionsOf(desk.member)).toMatchObject([
      { lastUsedAt: desk.now, expiresAt: later(desk.now, SESSION_IDLE) },
    ]);
    const last = later(began, SESSION_REMEMBERED);
    desk.now = later(last, -MINUTE);
    await change({ expiresAt: last });
    await open().authenticate(token);
    expect(await desk.sessionsOf(desk.member)).toMatchObject([{ lastUsedAt: desk.now, expiresAt: last }]);
  });

  it('keeps its expiry however often it is used, when remembered', async () => {
    const { token } = await begin(true);
    const [end, other] = [later(desk.now, SESSION_REMEMBERED), await desk.campus.student('Yaw Other')];
    desk.wait(DAY);
    await open().authenticate(token);
    expect(await desk.sessionsOf(desk.member)).toMatchObject([{ lastUsedAt: desk.now, expiresAt: end }]);
    expect((await desk.sessionsOf(other))[0]?.lastUsedAt).not.toEqual(desk.now);
  });

  it('has one page cookie, and issuing another one ends the first', async () => {
    const [one, other] = [await begin(), await begin()];
    const id = await idOf(one);
    const value = await open().issuePage(id);
    expect((await open().authenticatePage(value)).sessionId).toBe(id);
    await expect(open().authenticatePage(one.page)).rejects.toThrow(ended);
    expect((await open().authenticatePage(other.page)).sessionId).toBe(await idOf(other));
    expect(await open().isPageOf(id, value)).toBe(true);
    expect(await open().isPageOf(id, one.page)).toBe(false);
    expect(await open().isPageOf(id, other.page)).toBe(false);
  });

  it('is listed to its student, most recently used first, until it expires', async () => {
    const [one, two, over] = [await begin(true), await begin(), await begin()];
    const [first, second, third] = [await idOf(one), await idOf(two), await idOf(over)];
    const at = (id: string, columns: Partial<typeof sessions.$inferInsert>) =>
      desk.db.update(sessions).set(columns).where(eq(sessions.id, id));
    await at(first, { lastUsedAt: later(desk.now, MINUTE) });
    await at(third, { expiresAt: desk.now });
    const viewer = await open().authenticate(two.token);
    const listed = await open().list(viewer);
    expect(listed.map(({ id, current }) => [id, current])).toEqual([
      [first, false],
      [second, true],
    ]);
    expect(listed[0]).toMatchObject({
      ...{
        remember: true,
        createdAt: desk.now.toISOString(),
        lastUsedAt: later(desk.now, MINUTE).toISOString(),
      },
      expiresAt: later(desk.now, SESSION_REMEMBERED).toISOString(),
    });
  });

  it('is closed by its own student, alone or with all others but one', async () => {
    const other = await desk.campus.student('Yaw Other');
    const [one, two, three] = [await begin(), await begin(), await begin()];
    const ids = [await idOf(one), await idOf(two), await idOf(three)] as const;
    expect(await open().closeOwn(other.id, ids[0])).toBe(false);
    expect(await desk.sessionsOf(desk.member)).toHaveLength(3);
    expect(await open().closeOwn(desk.member.id, ids[0])).toBe(true);
    expect(await open().closeOwn(desk.member.id, ids[0])).toBe(false);
    expect(await open().closeAll(desk.db, desk.member.id, ids[1])).toEqual([ids[2]]);
    await begin();
    await open().close(ids[1]);
    expect(await open().closeAll(desk.db, desk.member.id)).toHaveLength(1);
    expect([await desk.sessionsOf(desk.member), (await desk.sessionsOf(other)).length]).toEqual([[], 1]);
  });

  it('reports its expiry while it is open and its student is not suspended', async () => {
    const id = await idOf(await begin());
    const end = later(desk.now, SESSION_IDLE);
    const ends = () => open().endsOf([id]);
    expect([...(await ends())]).toEqual([[id, end]]);
    expect([...(await open().endsOf([]))]).toEqual([]);
    await desk.set({ suspendedAt: desk.now });
    expect([...(await ends())]).toEqual([]);
    await desk.set({ suspendedAt: null });
    desk.now = later(end, -1);
    expect((await ends()).size).toBe(1);
    desk.now = end;
    expect((await ends()).size).toBe(0);
  });

  it('is deleted at its expiry, unless its student is suspended and needs the explanation', async () => {
    const end = later(desk.now, SESSION_IDLE);
    await begin();
    desk.now = later(end, -1);
    await open().forgetExpired();
    expect(await desk.sessionsOf(desk.member)).toHaveLength(1);
    desk.now = end;
    await desk.set({ suspendedAt: desk.now });
    await open().forgetExpired();
    expect(await desk.sessionsOf(desk.member)).toHaveLength(1);
    await desk.set({ suspendedAt: null });
    await open().forgetExpired();
    expect(await desk.sessionsOf(desk.member)).toEqual([]);
  });
});
