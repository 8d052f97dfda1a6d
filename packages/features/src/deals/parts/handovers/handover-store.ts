import { ApiError, type HandoverFacts, type HandoverOrder } from '@campushive/contract';
import type { DeviceStorage, SessionPort, StorageKey } from '../../../kernel/index.js';

/** Voucher that was accepted or shown offline, before the server knew of it. */
export interface HandedOver {
  readonly paymentId: string;
  /** Voucher text as scanned or typed. */
  readonly voucher: string;
  /** `waiting`: to be submitted as soon as possible. `refused`: rejected by the server. */
  readonly status: 'waiting' | 'refused';
  /** Error code of the server. */
  readonly reason?: string;
}

/** Handover data that the device stores for its student. */
export interface StoredHandovers {
  readonly keys: readonly string[];
  readonly orders: readonly HandoverOrder[];
  /** Offset of the device's clock ahead of the server's at the last response, in milliseconds. */
  readonly ahead: number;
  readonly handedOver: readonly HandedOver[];
}

type Send = (handed: HandedOver) => Promise<unknown>;

/** Empty state for server rendering, which knows nothing of the device. */
export const NOTHING: StoredHandovers = { keys: [], orders: [], ahead: 0, handedOver: [] };

/** Error codes that leave the voucher valid for a retry: no answer, transient failures and an ended session. */
const PASSING = [
  ...['network', 'timeout', 'internal', 'unavailable', 'storage_full', 'rate_limited'],
  ...['session_expired', 'unauthenticated', 'account_suspended'],
];

/**
 * Handover data of a student's phone, and the vouchers that wait to be submitted. A voucher is stored before it is
 * submitted and deleted once the server has answered; submitting it twice is harmless. The storage is the source of
 * truth, because the student's other tabs write to it too.
 */
export class HandoverStore {
  readonly #storage: DeviceStorage;
  readonly #key: StorageKey;
  readonly #listeners = new Set<() => void>();
  #kept: StoredHandovers;
  #sending = false;

  constructor(storage: DeviceStorage, userId: string) {
    this.#storage = storage;
    this.#key = `handovers:${userId}`;
    this.#kept = this.#noted();
  }

  readonly read = (): StoredHandovers => this.#kept;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Stores the latest facts from the server. */
  learn({ now, keys, orders }: HandoverFacts, deviceTime: Date): void {
    const ahead = deviceTime.getTime() - Date.parse(now);
    this.#change((rest) => ({ ...rest, keys, orders, ahead }));
  }

  /** Stores the voucher of an order and replaces an earlier one. */
  add(paymentId: string, voucher: string): void {
    const added: HandedOver = { paymentId, voucher, status: 'waiting' };
    this.#change((rest) => ({ ...rest, handedOver: [...without(rest, paymentId), added] }));
  }

  remove(paymentId: string): void {
    this.#change((rest) => ({ ...rest, handedOver: without(rest, paymentId) }));
  }

  /** Reloads the changes that other tabs have stored. */
  readonly follow = (): void => {
    const noted = this.#noted();
    if (JSON.stringify(noted) !== JSON.stringify(this.#kept)) this.#become(noted);
  };

  /** Submits the waiting vouchers and stops at the first network failure. */
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
          this.#change((stored) => ({
            ...stored,
            handedOver: [...without(stored, handed.paymentId), { ...handed, status: 'refused', reason }],
          }));
        }
      }
    } finally {
      this.#sending = false;
    }
  }

  #noted(): StoredHandovers {
    try {
      const noted: Partial<StoredHandovers> | null = JSON.parse(this.#storage.read(this.#key) ?? 'null');
      return { ...NOTHING, ...noted };
    } catch {
      return NOTHING;
    }
  }

  /** Applies a change to the stored state, not to this tab's copy, which would discard other tabs' writes. */
  #change(change: (stored: StoredHandovers) => StoredHandovers): void {
    const stored = change(this.#noted());
    this.#storage.write(this.#key, JSON.stringify(stored));
    this.#become(stored);
  }

  #become(stored: StoredHandovers): void {
    this.#kept = stored;
    for (const listener of this.#listeners) listener();
  }
}

const without = ({ handedOver }: StoredHandovers, paymentId: string) =>
  handedOver.filter((one) => one.paymentId !== paymentId);

const stores = new WeakMap<SessionPort, { readonly userId: string; readonly store: HandoverStore }>();

/** Returns the store of the signed-in user, or an empty store for a visitor. */
export function handoverStoreOf(session: SessionPort, storage: DeviceStorage): HandoverStore {
  const state = session.state();
  const userId = state.status === 'member' ? state.user.id : '';
  const cached = stores.get(session);
  if (cached !== undefined && cached.userId === userId) return cached.store;
  const store = new HandoverStore(storage, userId);
  stores.set(session, { userId, store });
  return store;
}
