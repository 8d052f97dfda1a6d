import { ApiError, type HandoverFacts, type HandoverOrder } from '@campushive/contract';
import type { DeviceStorage, SessionPort, StorageKey } from '../../kernel/index.js';

/** A voucher that was taken or shown without the server's knowing. */
export interface HandedOver {
  readonly paymentId: string;
  /** As it was scanned or typed. */
  readonly voucher: string;
  /** `waiting`: to be handed in as soon as can be; `refused`: the server would not have it. */
  readonly status: 'waiting' | 'refused';
  /** The server's code for it. */
  readonly reason?: string;
}

/** Everything that the device keeps for its student. */
export interface Kept {
  readonly keys: readonly string[];
  readonly orders: readonly HandoverOrder[];
  /** How far the device's clock is ahead of the server's, in milliseconds, as of their last talk. */
  readonly ahead: number;
  readonly handedOver: readonly HandedOver[];
}

type Send = (handed: HandedOver) => Promise<unknown>;

/** What a server, which renders the page first, knows of a device. */
export const NOTHING: Kept = { keys: [], orders: [], ahead: 0, handedOver: [] };

/** Without an answer, with a passing one, and with an ended session, the voucher is as good as before. */
const PASSING = [
  ...['network', 'timeout', 'internal', 'unavailable', 'storage_full', 'rate_limited'],
  ...['session_expired', 'unauthenticated', 'account_suspended'],
];

/**
 * What a student's phone knows about handing over, and the vouchers that it has yet to hand in. They are noted before they are
 * handed in and forgotten once the server has answered; handing one in twice does no harm. The storage is what counts: other tabs
 * of the same student write into it too.
 */
export class HandoverStore {
  readonly #storage: DeviceStorage;
  readonly #key: StorageKey;
  readonly #listeners = new Set<() => void>();
  #kept: Kept;
  #sending = false;

  constructor(storage: DeviceStorage, userId: string) {
    this.#storage = storage;
    this.#key = `handovers:${userId}`;
    this.#kept = this.#noted();
  }

  readonly kept = (): Kept => this.#kept;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The server has said how things are. */
  learn({ now, keys, orders }: HandoverFacts, deviceTime: Date): void {
    const ahead = deviceTime.getTime() - Date.parse(now);
    this.#change((kept) => ({ ...kept, keys, orders, ahead }));
  }

  /** One voucher an order: the same again is the same. */
  add(paymentId: string, voucher: string): void {
    const added: HandedOver = { paymentId, voucher, status: 'waiting' };
    this.#change((kept) => ({ ...kept, handedOver: [...without(kept, paymentId), added] }));
  }

  remove(paymentId: string): void {
    this.#change((kept) => ({ ...kept, handedOver: without(kept, paymentId) }));
  }

  /** Follows what other tabs have noted since. */
  readonly follow = (): void => {
    const noted = this.#noted();
    if (JSON.stringify(noted) !== JSON.stringify(this.#kept)) this.#become(noted);
  };

  /** Hands in what waits; stops at the first sign of no network. */
  async flush(send: Send): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    this.follow();
    try {
      for (const handed of this.#kept.handedOver.filter(({ status }) => status === 'waiting')) {
        try {
          await send(handed);
          this.remove(handed.paymentId);
        } catch (error) {
          const reason = error instanceof ApiError ? error.code : 'internal';
          if (PASSING.includes(reason)) return;
          this.#change((kept) => ({
            ...kept,
            handedOver: [...without(kept, handed.paymentId), { ...handed, status: 'refused', reason }],
          }));
        }
      }
    } finally {
      this.#sending = false;
    }
  }

  #noted(): Kept {
    try {
      const noted: Partial<Kept> | null = JSON.parse(this.#storage.read(this.#key) ?? 'null');
      return { ...NOTHING, ...noted };
    } catch {
      return NOTHING;
    }
  }

  /** Changes what is noted now, not what this tab last saw: else one tab would lose what another wrote. */
  #change(change: (kept: Kept) => Kept): void {
    const kept = change(this.#noted());
    this.#storage.write(this.#key, JSON.stringify(kept));
    this.#become(kept);
  }

  #become(kept: Kept): void {
    this.#kept = kept;
    for (const listener of this.#listeners) listener();
  }
}

const without = ({ handedOver }: Kept, paymentId: string) =>
  handedOver.filter((one) => one.paymentId !== paymentId);

const stores = new WeakMap<SessionPort, { readonly userId: string; readonly store: HandoverStore }>();

/** The one store of the signed-in user; an empty one for a visitor. */
export function handoverStoreOf(session: SessionPort, storage: DeviceStorage): HandoverStore {
  const state = session.state();
  const userId = state.status === 'member' ? state.user.id : '';
  const known = stores.get(session);
  if (known !== undefined && known.userId === userId) return known.store;
  const store = new HandoverStore(storage, userId);
  stores.set(session, { userId, store });
  return store;
}
