import {
  AUTO_RELEASE_AFTER,
  CANCEL_WINDOW,
  DAY,
  ERRAND_TIME,
  HOUR,
  MAX_PACKAGE_DAYS,
  MAX_REVISIONS,
  MAX_WORK_FILES,
  WORK_CANCELLABLE_AFTER,
  WORK_REFUNDED_AFTER,
} from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPdf } from '../../../../../../apps/api/test/calls/pdf.js';
import { expectRefusal, join, useWorld, type Member } from '../../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('the work of a gig', () => {
  let poster: Member;
  let worker: Member;
  let stranger: Member;
  beforeAll(async () => {
    poster = await join(world(), 'Akosua Gig');
    worker = await join(world(), 'Kwame Worker');
    stranger = await join(world(), 'Yaa Stranger');
  });

  /** Creates a gig, assigns it to the worker and starts its payment. */
  const begin = async (category: 'sidehustle' | 'logistics' = 'sidehustle') => {
    const fields =
      category === 'sidehustle'
        ? ({
            category,
            title: 'Type my project',
            description: 'Forty pages, in Word',
            price: 80,
            applicationDeadline: '2099-06-30T12:00:00.000Z',
          } as const)
        : ({ category, title: 'Carry a fridge', price: 80 } as const);
    const { id: hiveId } = (await poster.client.category.create(fields)).data;
    await worker.client.applications.create({ id: hiveId, message: 'I type fast' });
    await poster.client.hives.assign({ id: hiveId, assignedToId: worker.id });
    return (await poster.client.payments.initialize({ hiveId })).data;
  };
  const held = async (category?: 'sidehustle' | 'logistics') => {
    const payment = await begin(category);
    await world().pay(payment, 'success');
    return (await poster.client.payments.verify({ reference: payment.reference })).data;
  };
  const finish = async (id: string, member = worker, note = 'All forty pages') =>
    (await member.client.completions.finish({ id, note })).data;
  const revise = async (id: string, member = poster, reason = 'Page 3 is missing') =>
    (await member.client.completions.revise({ id, reason })).data;
  const accept = async (id: string, member = poster) => (await member.client.completions.accept({ id })).data;
  const notificationsOf = async (member: Member, id: string) =>
    (await member.client.notifications.list({ limit: 50 })).data
      .filter((one) => one.subject?.id === id && one.kind.startsWith('work_'))
      .map((one) => one.kind);
  const timeOf = (at: string | null) => Date.parse(at ?? '');

  it('is marked as done by its worker with a note, which starts the time until the release', async () => {
    const { id, autoReleaseAt, completion, work, paidAt } = await held();
    expect(completion).toEqual({ status: 'working', rounds: [], revisionsLeft: MAX_REVISIONS });
    expect(autoReleaseAt).toBeNull();
    const due = timeOf(work?.dueAt ?? null);
    expect(due).toBe(timeOf(paidAt) + MAX_PACKAGE_DAYS * DAY);
    expect(timeOf(work?.cancellableFrom ?? null) - due).toBe(WORK_CANCELLABLE_AFTER);
    expect(timeOf(work?.refundedAt ?? null) - due).toBe(WORK_REFUNDED_AFTER);
    world().advance(HOUR);
    await expectRefusal(finish(id, poster), 'forbidden');
    await expectRefusal(finish(id, stranger), 'not_found');
    await expectRefusal(finish(id, worker, '  '), 'validation_failed', 'note');
    await expectRefusal(revise(id), 'not_done');
    await expectRefusal(accept(id), 'not_done');
    const done = await finish(id);
    expect(done).toMatchObject({
      orderStatus: 'held',
      completion: {
        status: 'done',
        rounds: [{ note: 'All forty pages', files: [], revision: null }],
        revisionsLeft: MAX_REVISIONS,
      },
    });
    expect(done.work).toBeNull();
    expect(timeOf(done.autoReleaseAt) - timeOf(done.completion?.rounds[0]?.doneAt ?? null)).toBe(
      AUTO_RELEASE_AFTER,
    );
    await expectRefusal(finish(id), 'already_done');
    expect(await notificationsOf(poster, id)).toEqual(['work_done']);
    expect((await poster.client.payments.get({ id })).data.completion).toEqual(done.completion);
  });

  it('includes files of its worker, which only the two sides can download', async () => {
    const { id } = await held();
    const upload = async (member: Member, name: string) =>
      (await member.client.attachments.create({ purpose: 'work-file', file: aPdf(name) })).data;
    const file = await upload(worker, 'thesis.pdf');
    expect(file).toMatchObject({ name: 'thesis.pdf', format: 'pdf' });
    const finishWith = (fileIds: string[]) =>
      worker.client.completions.finish({ id, note: 'Here it is', fileIds });
    const theirs = await upload(stranger, 'other.pdf');
    await expectRefusal(finishWith([file.id, theirs.id]), 'validation_failed', 'fileIds.1');
    const many = Array.from({ length: MAX_WORK_FILES + 1 }, () => file.id);
    await expectRefusal(finishWith(many), 'validation_failed', 'fileIds');
    const download = (member: Member) => member.client.attachments.download({ id: file.id });
    await expectRefusal(download(poster), 'not_found');
    const { data } = await finishWith([file.id]);
    expect(data.completion?.rounds[0]?.files).toEqual([file]);
    for (const member of [worker, poster]) expect((await download(member)).data.name).toBe('thesis.pdf');
    await expectRefusal(download(stranger), 'not_found');
  });

  it('gives moderators its files while a complaint is open, and logs each download', async () => {
    const { id } = await held();
    const file = (await worker.client.attachments.create({ purpose: 'work-file', file: aPdf('thesis.pdf') }))
      .data;
    await worker.client.completions.finish({ id, note: 'Here it is', fileIds: [file.id] });
    const moderator = await join(world(), 'Esi Moderator');
    await world().promote(moderator.id, 'moderator');
    const download = () => moderator.client.attachments.download({ id: file.id });
    await expectRefusal(download(), 'not_found');
    await poster.client.payments.dispute({ id, reason: 'not_as_described', text: 'Half is missing' });
    const found = async (status: 'open' | 'resolved') =>
      (await moderator.client.disputes.list({ status })).data.find(({ paymentId }) => paymentId === id);
    const open = await found('open');
    expect(open?.files).toMatchObject([{ file, by: 'seller', how: 'delivered' }]);
    expect((await download()).data.name).toBe('thesis.pdf');
    const log = (await moderator.client.moderation.audit({ about: id })).data;
    expect(log[0]).toMatchObject({ action: 'payment.open_file', details: { fileId: file.id } });
    await moderator.client.disputes.resolve({ id: open?.id ?? '', decision: 'refund', note: 'It is' });
    expect((await found('resolved'))?.files).toBeUndefined();
    await expectRefusal(download(), 'not_found');
  });

  it('returns to the worker on a revision, which needs a reason and is limited to three', async () => {
    const { id, work } = await held();
    await finish(id);
    await expectRefusal(revise(id, worker), 'forbidden');
    await expectRefusal(revise(id, poster, ''), 'validation_failed', 'reason');
    for (let left = MAX_REVISIONS - 1; left >= 0; left -= 1) {
      world().advance(HOUR);
      const sentBack = await revise(id);
      expect(sentBack.completion).toMatchObject({ status: 'revision', revisionsLeft: left });
      expect(sentBack.completion?.rounds.at(-1)?.revision?.reason).toBe('Page 3 is missing');
      expect(sentBack.autoReleaseAt).toBeNull();
      // The later due date stays.
      expect(sentBack.work).toEqual(work);
      await expectRefusal(revise(id), 'not_done');
      const { autoReleaseAt, completion: again } = await finish(id, worker, 'Page 3 is in');
      expect(timeOf(autoReleaseAt)).toBe(timeOf(again?.rounds.at(-1)?.doneAt ?? null) + AUTO_RELEASE_AFTER);
    }
    await expectRefusal(revise(id), 'revisions_used_up');
    expect(await notificationsOf(worker, id)).toHaveLength(MAX_REVISIONS);
    const { completion } = (await worker.client.payments.get({ id })).data;
    expect(completion?.rounds).toHaveLength(MAX_REVISIONS + 1);
  });

  it('releases the money once when the poster accepts it', async () => {
    const { id, hiveId } = await held();
    await finish(id);
    await expectRefusal(accept(id, worker), 'forbidden');
    expect(await accept(id)).toMatchObject({ orderStatus: 'released', completion: { status: 'done' } });
    expect((await accept(id)).orderStatus).toBe('released');
    await expectRefusal(revise(id), 'order_not_held');
    expect((await poster.client.hives.get({ id: hiveId })).data.status).toBe('completed');
  });

  it('can still be released by code, and can be disputed', async () => {
    const { id, handoverCode } = await held();
    await finish(id);
    const code = handoverCode ?? '';
    expect((await worker.client.payments.handover({ id, code })).data.orderStatus).toBe('released');
    const other = await held();
    await finish(other.id);
    await poster.client.payments.dispute({
      id: other.id,
      reason: 'not_as_described',
      text: 'Half of it',
    });
    await expectRefusal(revise(other.id), 'order_not_held');
    await expectRefusal(accept(other.id), 'order_not_held');
  });

  it('is due in two days for an errand, which is accepted without a code and has no revisions', async () => {
    const { paymentId } = await begin();
    await expectRefusal(finish(paymentId), 'order_not_held');
    const errand = await held('logistics');
    expect(errand).toMatchObject({ autoReleaseAt: null, completion: { revisionsLeft: 0 } });
    expect(timeOf(errand.work?.dueAt ?? null)).toBe(timeOf(errand.paidAt) + ERRAND_TIME);
    await finish(errand.id, worker, 'It is at the porter’s');
    await expectRefusal(revise(errand.id), 'revisions_used_up');
    expect(await accept(errand.id)).toMatchObject({
      orderStatus: 'released',
      delivery: { status: 'delivered' },
    });
  });

  it('can be cancelled by the payer from three days after a missed deadline', async () => {
    const { id, work } = await held('logistics');
    const now = timeOf((await poster.client.payments.get({ id })).data.paidAt);
    world().advance(CANCEL_WINDOW);
    await expectRefusal(poster.client.payments.cancel({ id }), 'cancel_too_late');
    for (let left = timeOf(work?.cancellableFrom ?? null) - now; left > 0; left -= 12 * HOUR) {
      // Makes requests twice a day, because sessions end after a day without one.
      world().advance(12 * HOUR);
      for (const member of [worker, poster, stranger]) await member.client.auth.me({});
    }
    await expectRefusal(stranger.client.payments.cancel({ id }), 'not_found');
    expect((await poster.client.payments.cancel({ id })).data).toMatchObject({
      orderStatus: 'refunded',
      refund: { reason: 'buyer_cancelled' },
    });
  });
});
