import { DAY, HOUR, MINUTE, OTP_RESEND_AFTER, OTP_TRIES } from '@campushive/contract';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  PASSWORD,
  passToNoon,
  useWorld,
  waitForAccount,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';
import { orderPageOf } from './order-link.js';

const world = useWorld();

let serial = 0;
/** A new number, as typed and as the gateway gets it. */
function newNumber() {
  const tail = String((serial += 1)).padStart(7, '0');
  return { phone: `+233 (0) 24 ${tail}`, to: `23324${tail}` };
}
/** Waits for a text message to a number, and returns the newest. */
const textTo = async (to: string, count = 1): Promise<string> => {
  await vi.waitFor(async () => expect(await world().textsTo(to)).toHaveLength(count), 60_000);
  return (await world().textsTo(to))[0] ?? '';
};
const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';

/** Gives a member a proven number. Returns it as the gateway gets it. */
async function prove(member: Member): Promise<string> {
  const { phone, to } = newNumber();
  await member.client.sms.setNumber({ phone });
  await member.client.sms.prove({ otp: codeIn(await textTo(to)) });
  return to;
}

describe('a number for text messages', () => {
  it('receives messages once a code has proved it', async () => {
    const ama = await join(world(), 'Ama Phone');
    expect((await ama.client.sms.get({})).data).toEqual({ available: true, number: null });
    const { phone, to } = newNumber();
    const set = (await ama.client.sms.setNumber({ phone })).data;
    expect(set.number).toMatchObject({ isProven: false, isOn: false, codeState: 'queued' });
    expect(set.number?.maskedPhone).toMatch(/^024 ••• \d{4}$/);
    const text = await textTo(to);
    expect(text).toMatch(/^CampusHive: \d{6} is your code .*Reply STOP to end\.$/);
    await vi.waitFor(async () => expect((await ama.client.sms.get({})).data.number?.codeState).toBe('sent'));
    const proven = (await ama.client.sms.prove({ otp: codeIn(text) })).data;
    expect(proven.number).toMatchObject({ isProven: true, isOn: true, codeState: null });
    await expectRefusal(ama.client.sms.prove({ otp: codeIn(text) }), 'otp_invalid');
    // The same number again needs no code.
    expect((await ama.client.sms.setNumber({ phone })).data.number?.isProven).toBe(true);
  });

  it('is switched off, on, and removed by its owner', async () => {
    const esi = await join(world(), 'Esi Switch');
    await expectRefusal(esi.client.sms.change({ isOn: true }), 'not_found');
    await prove(esi);
    expect((await esi.client.sms.change({ isOn: false })).data.number?.isOn).toBe(false);
    expect((await esi.client.sms.change({ isOn: true })).data.number?.isOn).toBe(true);
    expect((await esi.client.sms.removeNumber({})).data.number).toBeNull();
    expect((await esi.client.sms.removeNumber({})).data.number).toBeNull();
  });

  it('is read and changed by its owner only', async () => {
    const owner = await join(world(), 'Kofi Owner');
    const other = await join(world(), 'Yaw Other');
    await prove(owner);
    expect((await other.client.sms.get({})).data.number).toBeNull();
    await expectRefusal(other.client.sms.change({ isOn: false }), 'not_found');
    await expectRefusal(other.client.sms.resendCode({}), 'not_found');
    await other.client.sms.removeNumber({});
    expect((await owner.client.sms.get({})).data.number).toMatchObject({ isProven: true, isOn: true });
    await expectRefusal(world().client().sms.get({}), 'unauthenticated');
    await expectRefusal(world().client().sms.removeNumber({}), 'unauthenticated');
  });

  it('requires a fresh proof first, and must be a local mobile number', async () => {
    const kwame = await join(world(), 'Kwame Typed');
    const unproved = world().client(kwame.token);
    await expectRefusal(unproved.sms.setNumber({ phone: newNumber().phone }), 'step_up_required');
    for (const phone of ['12345', '0301234567', '+447700900123'])
      await expectRefusal(kwame.client.sms.setNumber({ phone }), 'validation_failed', 'phone');
  });

  it('moves to the account that proves it last', async () => {
    const before = await join(world(), 'Abena Before');
    const after = await join(world(), 'Abena After');
    const { phone, to } = newNumber();
    await before.client.sms.setNumber({ phone });
    await before.client.sms.prove({ otp: codeIn(await textTo(to)) });
    await after.client.sms.setNumber({ phone });
    expect((await before.client.sms.get({})).data.number?.isProven).toBe(true);
    await after.client.sms.prove({ otp: codeIn(await textTo(to, 2)) });
    expect((await before.client.sms.get({})).data.number).toBeNull();
  });

  it('allows five tries a code, and a new code a minute', async () => {
    const adwoa = await join(world(), 'Adwoa Guess');
    const { phone, to } = newNumber();
    await adwoa.client.sms.setNumber({ phone });
    const right = codeIn(await textTo(to));
    const otp = right === '000000' ? '000001' : '000000';
    await expectRefusal(adwoa.client.sms.resendCode({}), 'resend_too_soon');
    for (let tries = 0; tries < OTP_TRIES; tries += 1)
      await expectRefusal(adwoa.client.sms.prove({ otp }), 'otp_invalid');
    await expectRefusal(adwoa.client.sms.prove({ otp: right }), 'otp_attempts_exceeded');
    world().advance(OTP_RESEND_AFTER);
    await adwoa.client.sms.resendCode({});
    const fresh = codeIn(await textTo(to, 2));
    expect(fresh).not.toBe(right);
    world().advance(11 * MINUTE);
    await expectRefusal(adwoa.client.sms.prove({ otp: fresh }), 'otp_expired');
  });

  it('receives at most three codes a day', async () => {
    const efua = await join(world(), 'Efua Capped');
    const { phone, to } = newNumber();
    await efua.client.sms.setNumber({ phone });
    for (let codes = 2; codes <= 3; codes += 1) {
      world().advance(OTP_RESEND_AFTER);
      await efua.client.sms.resendCode({});
      await textTo(to, codes);
    }
    world().advance(OTP_RESEND_AFTER);
    expect((await efua.client.sms.resendCode({})).data.number?.codeState).toBe('held_back');
    world().advance(DAY);
    await world().client().auth.login({ email: efua.email, password: PASSWORD });
  });
});

describe('a text message of a deal', () => {
  let seller: Member;
  let buyer: Member;
  let toSeller: string;
  let toBuyer: string;
  beforeAll(async () => {
    await passToNoon(world());
    seller = await join(world(), 'Esi Seller');
    buyer = await join(world(), 'Yaw Buyer');
    toSeller = await prove(seller);
    toBuyer = await prove(buyer);
  });
  const hold = async (price = 100) => {
    const hiveId = (await seller.client.category.create({ ...LAPTOP, price })).data.id;
    const payment = (await buyer.client.payments.initialize({ hiveId })).data;
    await world().pay(payment, 'success');
    return (await buyer.client.payments.verify({ reference: payment.reference })).data;
  };

  const release = ({ id, handoverCode }: { id: string; handoverCode: string | null }) =>
    seller.client.payments.handover({ id, code: handoverCode ?? '' });

  it('notifies the seller of released money, and the buyer of the arrival of the seller with the code', async () => {
    const order = await hold();
    const startsAt = new Date(Date.parse(order.paidAt ?? '') + HOUR).toISOString();
    const proposed = await buyer.client.meetups.propose({
      id: order.id,
      spotId: 'ug/night-market',
      startsAt,
    });
    const meetup = { id: order.id, meetupId: proposed.data.meetup?.id ?? '' };
    await seller.client.meetups.accept(meetup);
    world().advance(50 * MINUTE);
    await seller.client.meetups.arrive(meetup);
    const arrival = await textTo(toBuyer, 2);
    expect(arrival).toContain('Esi Seller is at Night Market, UG.');
    expect(arrival).toContain(`give the code ${order.handoverCode}`);
    await buyer.client.meetups.arrive(meetup);
    const waiting = await textTo(toSeller, 2);
    expect(waiting).toContain('Yaw Buyer is waiting at Night Market, UG.');
    expect(waiting).not.toContain(order.handoverCode);
    await release(order);
    const paid = await textTo(toSeller, 3);
    expect(paid).toContain('CampusHive: GHS 99.00 for HP EliteBook 840 G6 is yours.');
    const [, code = ''] = /\/o\/([\w-]{22})/.exec(paid) ?? [];
    expect(orderPageOf(code)).toBe(`/dashboard/payments/${order.id}`);
    // The first message after the proof repeats the stop word. Later messages do not.
    expect([waiting, paid].map((text) => text.includes('STOP'))).toEqual([true, false]);
  });

  it('is not sent while messages are switched off', async () => {
    const { length } = await world().textsTo(toSeller);
    await seller.client.sms.change({ isOn: false });
    await release(await hold());
    await seller.client.sms.change({ isOn: true });
    await release(await hold());
    await textTo(toSeller, length + 1);
  });

  it('notifies the seller of a payout', async () => {
    await seller.client.payouts.setAccount({ network: 'mtn', phone: '0551234987', name: 'Esi Seller' });
    await waitForAccount(world(), seller, buyer);
    const { length } = await world().textsTo(toSeller);
    await seller.client.payouts.create({});
    const text = await textTo(toSeller, length + 1);
    expect(text).toMatch(/^CampusHive: we sent GHS [\d,.]+ to 055 \*\*\* 4987\. .*\/dashboard\/payouts$/);
  });

  it('is counted in the figures for admins', async () => {
    const admin = await join(world(), 'Nana Admin');
    await expectRefusal(admin.client.sms.figures({}), 'forbidden');
    await world().promote(admin.id, 'admin');
    const { data } = await admin.client.sms.figures({});
    expect(data).toMatchObject({ available: true, dailyLimit: 2_000, month: { refused: 0, cost: null } });
    expect(data.month.sent).toBeGreaterThan(0);
    expect(data.month.segments).toBe(data.month.sent);
  });
});

describe('a code for a forgotten password', () => {
  it('is sent to the proven number once a minute, and sets a new password', async () => {
    const ama = await join(world(), 'Ama Forgot');
    const to = await prove(ama);
    const visitor = world().client();
    expect((await visitor.auth.forgotPassword({ email: ama.email })).data).toEqual({ textMessages: true });
    await visitor.auth.textRecoveryCode({ email: ama.email });
    await visitor.auth.textRecoveryCode({ email: ama.email });
    const text = await textTo(to, 2);
    expect(text).toMatch(/^CampusHive: \d{6} is your code for a new password\. Never share it\.$/);
    const otp = codeIn(text);
    const wrong = otp === '000000' ? '000001' : '000000';
    await expectRefusal(visitor.auth.proveRecoveryCode({ email: ama.email, otp: wrong }), 'otp_invalid');
    const { data } = await visitor.auth.proveRecoveryCode({ email: ama.email, otp });
    await visitor.auth.resetPassword({ ...data, newPassword: 'Adinkra-cloth-8' });
    await visitor.auth.login({ email: ama.email, password: 'Adinkra-cloth-8' });
    await expectRefusal(visitor.auth.proveRecoveryCode({ email: ama.email, otp }), 'otp_invalid');
  });

  it('is requested with the same response for every address', async () => {
    const without = await join(world(), 'Kofi Numberless');
    const visitor = world().client();
    const unknown = await visitor.auth.textRecoveryCode({ email: 'unknown@st.ug.edu.gh' });
    expect(await visitor.auth.textRecoveryCode({ email: without.email })).toEqual(unknown);
    for (const email of ['unknown@st.ug.edu.gh', without.email])
      await expectRefusal(visitor.auth.proveRecoveryCode({ email, otp: '123456' }), 'otp_invalid');
  });
});
