import { ApiError, type Message } from '@campushive/contract';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.js';
import { Outbox, type Unsent } from './outbox.js';

const unsent = (clientId: string, conversationId = 'c1'): Unsent => ({
  clientId,
  conversationId,
  content: `text of ${clientId}`,
  createdAt: '2026-11-20T12:00:00.000Z',
  status: 'waiting',
});
const stored = (clientId: string | undefined) => ({ id: `stored-${clientId}` }) as Message;
const offline = new ApiError({ code: 'network', status: 0, message: '' });
const refused = new ApiError({ code: 'blocked', status: 403, message: '' });

describe('the outbox', () => {
  it('keeps a message over a reload until it is acknowledged', async () => {
    const storage = memoryStorage();
    new Outbox(storage, 'ama').add(unsent('a'));
    const reloaded = new Outbox(storage, 'ama');
    expect(reloaded.items()).toEqual([unsent('a')]);
    await reloaded.flush(async ({ clientId }) => stored(clientId));
    expect(new Outbox(storage, 'ama').items()).toEqual([]);
  });

  it('sends messages one at a time in the order of writing', async () => {
    const outbox = new Outbox(memoryStorage(), 'ama');
    for (const name of ['a', 'b', 'c']) outbox.add(unsent(name));
    const sent: (string | undefined)[] = [];
    let atOnce = 0;
    const send = async ({ clientId }: { clientId?: string | undefined }) => {
      expect((atOnce += 1)).toBe(1);
      await Promise.resolve();
      atOnce -= 1;
      sent.push(clientId);
      return stored(clientId);
    };
    await Promise.all([outbox.flush(send), outbox.flush(send)]);
    expect(sent).toEqual(['a', 'b', 'c']);
  });

  it('stops without a network, and keeps all messages waiting', async () => {
    const outbox = new Outbox(memoryStorage(), 'ama');
    outbox.add(unsent('a'));
    outbox.add(unsent('b'));
    let tries = 0;
    await outbox.flush(() => {
      tries += 1;
      return Promise.reject(offline);
    });
    expect(tries).toBe(1);
    expect(outbox.items().map((one) => one.status)).toEqual(['waiting', 'waiting']);
  });

  it('marks a refused message with its reason, and sends the later ones', async () => {
    const outbox = new Outbox(memoryStorage(), 'ama');
    outbox.add(unsent('a', 'c1'));
    outbox.add(unsent('b', 'c1'));
    outbox.add(unsent('c', 'c2'));
    const sent: (string | undefined)[] = [];
    const send = ({ clientId }: { clientId?: string | undefined }) => {
      if (clientId === 'a') return Promise.reject(refused);
      sent.push(clientId);
      return Promise.resolve(stored(clientId));
    };
    await outbox.flush(send);
    expect(sent).toEqual(['b', 'c']);
    expect(outbox.items()).toEqual([
      { ...unsent('a'), status: 'failed', reason: 'blocked', refusal: { code: 'blocked', message: '' } },
    ]);
  });

  it('marks a message as failed with upload_gone when its photo or file was deleted', async () => {
    const outbox = new Outbox(memoryStorage(), 'ama');
    outbox.add(unsent('a'));
    const removed = new ApiError({
      code: 'validation_failed',
      message: '',
      status: 422,
      fieldErrors: { fileId: { code: 'unknown_upload' } },
    });
    await outbox.flush(() => Promise.reject(removed));
    expect(outbox.items()).toMatchObject([{ status: 'failed', reason: 'upload_gone' }]);
  });

  it('retries a refused message without its old reason, and forgets a removed one', async () => {
    const outbox = new Outbox(memoryStorage(), 'ama');
    outbox.add(unsent('a'));
    outbox.add(unsent('b'));
    await outbox.flush(() => Promise.reject(refused));
    outbox.remove('b');
    outbox.retry({ clientId: 'a' });
    expect(outbox.items()).toEqual([unsent('a')]);
    await outbox.flush(async ({ clientId }) => stored(clientId));
    expect(outbox.items()).toEqual([]);
  });

  it('keeps the messages of another tab, and does not resend those that the other tab has sent', async () => {
    const storage = memoryStorage();
    const [left, right] = [new Outbox(storage, 'ama'), new Outbox(storage, 'ama')];
    left.add(unsent('a'));
    right.add(unsent('b'));
    left.add(unsent('c'));
    // Simulates a new window after both were closed.
    expect(new Outbox(storage, 'ama').items()).toEqual([unsent('a'), unsent('b'), unsent('c')]);

    const sent: (string | undefined)[] = [];
    const send = async ({ clientId }: { clientId?: string | undefined }) => {
      sent.push(clientId);
      return stored(clientId);
    };
    await right.flush(send);
    expect(left.items()).toHaveLength(3);
    left.follow();
    expect(left.items()).toEqual([]);
    await left.flush(send);
    expect(sent).toEqual(['a', 'b', 'c']);
  });

  it('sends messages that could not be stored', async () => {
    const full = { ...memoryStorage({ forbidden: true }), read: () => null };
    const outbox = new Outbox(full, 'ama');
    outbox.add(unsent('a'));
    outbox.add(unsent('b'));
    const sent: (string | undefined)[] = [];
    await outbox.flush(async ({ clientId }) => {
      sent.push(clientId);
      return stored(clientId);
    });
    expect(sent).toEqual(['a', 'b']);
    expect(outbox.items()).toEqual([]);
  });

  it('does not send the messages of another student on the device, and keeps them for their writer', async () => {
    const storage = memoryStorage();
    const hers = new Outbox(storage, 'ama');
    hers.add(unsent('a'));
    hers.close();
    const sent: (string | undefined)[] = [];
    const send = async ({ clientId }: { clientId?: string | undefined }) => {
      sent.push(clientId);
      return stored(clientId);
    };
    await hers.flush(send);
    const his = new Outbox(storage, 'kofi');
    expect(his.items()).toEqual([]);
    his.add(unsent('b'));
    await his.flush(send);
    expect(sent).toEqual(['b']);
    expect(new Outbox(storage, 'ama').items()).toEqual([unsent('a')]);
  });
});
