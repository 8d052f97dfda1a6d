import { CANCEL_WINDOW } from '@campushive/contract';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  pixel,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('held orders', () => {
  let seller: Member;
  let buyer: Member;
  let moderator: Member;
  beforeAll(async () => {
    seller = await join(world(), 'Adwoa Seller');
    buyer = await join(world(), 'Kojo Buyer');
    moderator = await join(world(), 'Nana Moderator');
    await world().promote(moderator.id, 'moderator');
  });
  const hold = async () => {
    const hiveId = (await seller.client.category.create({ ...LAPTOP, price: 100 })).data.id;
    const payment = (await buyer.client.payments.initialize({ hiveId })).data;
    await world().pay(payment, 'success');
    return (await buyer.client.payments.verify({ reference: payment.reference })).data;
  };
  const complain = (id: string, member = buyer) =>
    member.client.payments.dispute({ id, reason: 'damaged', text: 'The screen is broken.' });
  const read = async (id: string, member = buyer) => (await member.client.payments.get({ id })).data;

  it('freeze when the buyer opens a dispute', async () => {
    const { id, handoverCode } = await hold();
    await expectRefusal(complain(id, seller), 'forbidden');
    await expectRefusal(complain(id, moderator), 'not_found');
    expect((await complain(id)).data).toMatchObject({
      orderStatus: 'disputed',
      handoverCode: null,
      autoReleaseAt: null,
      dispute: { reason: 'damaged', text: 'The screen is broken.', outcome: null },
    });
    await expectRefusal(complain(id), 'order_not_held');
    const code = handoverCode ?? '';
    await expectRefusal(seller.client.payments.handover({ id, code }), 'order_not_held');
    await expectRefusal(seller.client.payments.cancel({ id }), 'payment_not_pending');
  });

  it('accept photos with a dispute, and one answer with photos from the seller', async () => {
    const upload = async (member: Member) =>
      (await member.client.uploads.create({ file: pixel(), purpose: 'dispute-photo' })).data.id;
    const { id } = await hold();
    const complaint = { id, reason: 'damaged', text: 'See the crack.' } as const;
    const foreign = buyer.client.payments.dispute({ ...complaint, photos: [await upload(seller)] });
    await expectRefusal(foreign, 'validation_failed', 'photos.0');
    const answer = (member: Member, photos: string[] = []) =>
      member.client.payments.answerDispute({ id, text: 'It was whole.', photos });
    await expectRefusal(answer(seller), 'not_found');
    const shown = (await buyer.client.payments.dispute({ ...complaint, photos: [await upload(buyer)] })).data;
    expect(shown.dispute).toMatchObject({ photos: [{}], answer: null });
    await expectRefusal(answer(buyer), 'forbidden');
    await expectRefusal(answer(moderator), 'not_found');
    expect((await answer(seller, [await upload(seller)])).data.dispute?.answer).toMatchObject({
      text: 'It was whole.',
      photos: [{}],
    });
    await expectRefusal(answer(seller), 'dispute_answered');
    expect((await read(id)).dispute?.answer?.text).toBe('It was whole.');
    expect((await moderator.client.disputes.list({})).data[0]?.answer?.text).toBe('It was whole.');
  });

  it('are released or refunded as a moderator decides, once', async () => {
    for (const [decision, status] of [
      ['release', 'released'],
      ['refund', 'refunded'],
    ] as const) {
      const { id } = await hold();
      const dispute = (await complain(id)).data.dispute?.id ?? '';
      const resolve = (member: Member) =>
        member.client.disputes.resolve({ id: dispute, decision, note: 'Looked at the photos.' });
      await expectRefusal(resolve(buyer), 'forbidden');
      await expectRefusal(buyer.client.disputes.list({}), 'forbidden');
      const [open] = (await moderator.client.disputes.list({})).data;
      expect(open).toMatchObject({ id: dispute, paymentId: id, amount: 106.5, outcome: null });
      expect((await resolve(moderator)).data).toMatchObject({ outcome: decision });
      await expectRefusal(resolve(moderator), 'dispute_resolved');
      const decided = await read(id);
      expect(decided).toMatchObject({
        orderStatus: status,
        dispute: { outcome: decision, note: 'Looked at the photos.' },
      });
      expect(decided.refund?.reason).toBe(decision === 'refund' ? 'dispute' : undefined);
      const done = (await moderator.client.disputes.list({ status: 'resolved' })).data;
      expect(done[0]?.id).toBe(dispute);
    }
  });

  it('can be cancelled by the buyer for half an hour, and by the seller', async () => {
    const first = await hold();
    expect(Date.parse(first.cancellableUntil ?? '') - Date.parse(first.paidAt ?? '')).toBe(CANCEL_WINDOW);
    expect((await read(first.id, seller)).cancellableUntil).toBeNull();
    expect((await buyer.client.payments.cancel({ id: first.id })).data).toMatchObject({
      orderStatus: 'refunded',
      refund: { reason: 'buyer_cancelled', amount: 106.5 },
    });
    expect((await buyer.client.hives.get({ id: first.hiveId })).data.status).toBe('active');
    await vi.waitFor(async () => expect((await read(first.id)).refund?.status).toBe('processed'), 20_000);
    const second = await hold();
    world().advance(CANCEL_WINDOW);
    await expectRefusal(buyer.client.payments.cancel({ id: second.id }), 'cancel_too_late');
    expect((await seller.client.payments.cancel({ id: second.id })).data.refund?.reason).toBe(
      'seller_cancelled',
    );
  });

  it('leave a listing that only its poster can offer again after a refund', async () => {
    const { id, hiveId } = await hold();
    const again = (member: Member) => member.client.hives.setStatus({ id: hiveId, status: 'active' });
    await expectRefusal(again(seller), 'payment_in_flight');
    const { dispute } = (await complain(id)).data;
    await expectRefusal(again(seller), 'payment_in_flight');
    await moderator.client.disputes.resolve({ id: dispute?.id ?? '', decision: 'refund', note: 'So.' });
    const shown = async (member: Member) => (await member.client.hives.get({ id: hiveId })).data;
    expect(await shown(seller)).toMatchObject({ status: 'sold', mayOfferAgain: true });
    expect((await shown(buyer)).mayOfferAgain).toBeUndefined();
    for (const member of [buyer, moderator]) await expectRefusal(again(member), 'forbidden');
    const { data } = await again(seller);
    expect(data.status).toBe('active');
    expect(data.mayOfferAgain).toBeUndefined();
    expect((await buyer.client.payments.initialize({ hiveId })).data.paymentId).not.toBe(id);
  });

  it('leave a listing permanently sold after a decision for the seller', async () => {
    const { id, hiveId } = await hold();
    const { dispute } = (await complain(id)).data;
    await moderator.client.disputes.resolve({ id: dispute?.id ?? '', decision: 'release', note: 'So.' });
    expect((await seller.client.hives.get({ id: hiveId })).data.mayOfferAgain).toBeUndefined();
    const again = seller.client.hives.setStatus({ id: hiveId, status: 'active' });
    await expectRefusal(again, 'illegal_transition');
  });

  it('have a receipt for each side', async () => {
    const { id } = await hold();
    const receipt = async (member: Member) => (await member.client.payments.receipt({ id })).data;
    expect(await receipt(buyer)).toMatchObject({
      role: 'buyer',
      lines: [
        { line: 'price', amount: 100 },
        { line: 'platform_fee', amount: 5 },
        { line: 'processing_fee', amount: 1.5 },
      ],
      total: 106.5,
      sellerName: 'Adwoa Seller',
    });
    expect(await receipt(seller)).toMatchObject({
      role: 'seller',
      lines: [
        { line: 'price', amount: 100 },
        { line: 'mobile_money_fee', amount: -1 },
      ],
      total: 99,
    });
    await expectRefusal(receipt(moderator), 'not_found');
    // Refunded money never appears as the seller's.
    await seller.client.payments.cancel({ id });
    expect(await receipt(buyer)).toMatchObject({ total: 106.5, refund: { amount: 106.5 } });
    expect(await receipt(seller)).toMatchObject({
      lines: [
        { line: 'price', amount: 100 },
        { line: 'refunded', amount: -100 },
      ],
      total: 0,
    });
    const hiveId = (await seller.client.category.create(LAPTOP)).data.id;
    const payment = (await buyer.client.payments.initialize({ hiveId })).data;
    await expectRefusal(buyer.client.payments.receipt({ id: payment.paymentId }), 'never_paid');
  });
});
