import { ApiError, type HandoverFacts } from '@campushive/contract';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.js';
import { HandoverStore } from './handover-store.js';

const facts: HandoverFacts = { now: '2026-11-23T12:00:00.000Z', keys: ['key'], orders: [] };
const failure = (code: 'network' | 'session_expired' | 'order_frozen') =>
  new ApiError({ code, status: 0, message: '' });

describe('the stored handovers of a phone', () => {
  it('survive a reload, including how far the clock of the phone is ahead', () => {
    const storage = memoryStorage();
    const store = new HandoverStore(storage, 'ama');
    store.learn(facts, new Date('2026-11-24T12:00:00.000Z'));
    store.add('order', 'voucher');
    const reloaded = new HandoverStore(storage, 'ama').read();
    expect(reloaded).toEqual({
      keys: ['key'],
      orders: [],
      ahead: 86_400_000,
      handedOver: [{ paymentId: 'order', voucher: 'voucher', status: 'waiting' }],
    });
  });

  it('are neither visible to the next student on the device nor sent by them', async () => {
    const storage = memoryStorage();
    new HandoverStore(storage, 'ama').add('order', 'voucher');
    const sent: string[] = [];
    const his = new HandoverStore(storage, 'kofi');
    await his.flush(async ({ voucher }) => sent.push(voucher));
    expect([his.read().handedOver, sent]).toEqual([[], []]);
  });

  it('stay waiting without a network or a session, and are then sent once', async () => {
    const store = new HandoverStore(memoryStorage(), 'ama');
    store.add('order', 'voucher');
    store.add('order', 'voucher');
    for (const code of ['network', 'session_expired'] as const) {
      await store.flush(() => Promise.reject(failure(code)));
      expect(store.read().handedOver).toMatchObject([{ status: 'waiting' }]);
    }
    const sent: string[] = [];
    const send = async ({ paymentId }: { paymentId: string }) => sent.push(paymentId);
    await Promise.all([store.flush(send), store.flush(send)]);
    await store.flush(send);
    expect([sent, store.read().handedOver]).toEqual([['order'], []]);
  });

  it('keep a refused handover with its reason, and send the others', async () => {
    const store = new HandoverStore(memoryStorage(), 'ama');
    store.add('one', 'voucher');
    store.add('two', 'voucher');
    await store.flush(async ({ paymentId }) => {
      if (paymentId === 'one') throw failure('order_frozen');
    });
    expect(store.read().handedOver).toEqual([
      { paymentId: 'one', voucher: 'voucher', status: 'refused', reason: 'order_frozen' },
    ]);
  });

  it('include those of another tab, and start empty when the stored data is unreadable', () => {
    const storage = memoryStorage();
    const [left, right] = [new HandoverStore(storage, 'ama'), new HandoverStore(storage, 'ama')];
    left.add('one', 'voucher');
    right.add('two', 'voucher');
    left.follow();
    expect(left.read().handedOver.map(({ paymentId }) => paymentId)).toEqual(['one', 'two']);
    storage.write('handovers:ama', '{');
    expect(new HandoverStore(storage, 'ama').read().handedOver).toEqual([]);
  });
});
