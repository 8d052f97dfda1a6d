import { DAY, MINUTE, STUDENT_VERIFICATION_LIFETIME } from '@campushive/contract';
import { describe, expect, it } from 'vitest';
import { expectRefusal, join, LAPTOP, useWorld } from '../../../../../../apps/api/test/calls/world.js';

const ERRAND = { hiveType: 'logistics', title: 'Carry a fridge', price: 40 } as const;

const world = useWorld();

describe('the proof of being a student', () => {
  it('is announced before it expires, is valid until then, and is renewed with a code', async () => {
    const me = await join(world(), 'Ama Renews');
    await world().provedDaysAgo(me.id, 358);
    const { data: before } = await me.client.auth.me({});
    expect(before.isVerified).toBe(true);
    const { data: notifications } = await me.client.notifications.list({});
    expect(notifications[0]).toMatchObject({
      type: 'system',
      kind: 'student_verification_due',
      title: 'Confirm within 7 days that you’re still a student',
      subject: null,
    });
    expect((await me.client.auth.sendStudentCode({})).data).toEqual({ email: me.email });
    const { data } = await me.client.auth.proveStudent({ otp: await world().codeFor(me.email) });
    const later = Date.parse(data.verifiedUntil) - Date.parse(before.verifiedUntil);
    expect(Math.round(later / DAY)).toBe(358);
    expect((await me.client.auth.me({})).data).toEqual(data);
  });

  it('is required for new listings, applications and payments only', async () => {
    const [me, other] = [await join(world(), 'Kofi Lapsed'), await join(world(), 'Esi Poster')];
    const { data: laptop } = await other.client.category.create(LAPTOP);
    const { data: errand } = await other.client.hives.create(ERRAND);
    const { data: mine } = await me.client.category.create(LAPTOP);
    await world().provedDaysAgo(me.id, 365);
    const post = () => me.client.category.create(LAPTOP);
    const needing = [
      post,
      () => me.client.applications.create({ id: errand.id, message: 'I have a trolley' }),
      () => me.client.payments.initialize({ hiveId: laptop.id }),
    ];
    for (const call of needing) await expectRefusal(call(), 'verification_required');
    const { data: draft } = await me.client.category.create({ ...LAPTOP, draft: true });
    await expectRefusal(
      me.client.hives.setStatus({ id: draft.id, status: 'active' }),
      'verification_required',
    );
    expect((await other.client.users.get({ id: me.id })).data.isVerified).toBe(false);
    expect((await other.client.hives.get({ id: mine.id })).data.postedBy.isVerified).toBe(false);
    await me.client.category.update({ category: 'essentials', id: mine.id, title: 'HP laptop' });
    await me.client.messages.open({ recipientId: other.id });
    await me.client.auth.sendStudentCode({});
    const { data } = await me.client.auth.proveStudent({ otp: await world().codeFor(me.email) });
    expect(data.isVerified).toBe(true);
    for (const call of needing) await call();
    await me.client.hives.setStatus({ id: draft.id, status: 'active' });
  });

  it('is renewed with a code for its owner only, mailed at most once a minute', async () => {
    const [me, other] = [await join(world(), 'Yaw Asked'), await join(world(), 'Abla Guesses')];
    await me.client.auth.sendStudentCode({});
    await expectRefusal(me.client.auth.sendStudentCode({}), 'resend_too_soon');
    const otp = await world().codeFor(me.email);
    await expectRefusal(other.client.auth.proveStudent({ otp }), 'otp_invalid', 'otp');
    world().advance(MINUTE);
    await me.client.auth.sendStudentCode({});
    expect(await world().codeFor(me.email)).toBe(otp);
    const wrong = otp === '000000' ? '111111' : '000000';
    for (let i = 0; i < 5; i += 1)
      await expectRefusal(me.client.auth.proveStudent({ otp: wrong }), 'otp_invalid', 'otp');
    await expectRefusal(me.client.auth.proveStudent({ otp }), 'otp_attempts_exceeded');
    const { data } = await me.client.auth.me({});
    const now = Date.parse(data.createdAt) + STUDENT_VERIFICATION_LIFETIME;
    expect(Math.abs(Date.parse(data.verifiedUntil) - now)).toBeLessThan(MINUTE);
  });
});
