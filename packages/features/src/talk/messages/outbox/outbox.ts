import { ApiError, type Attachment, type Message, type Photo, type Quote } from '@campushive/contract';
import type { DeviceStorage, OutgoingMessage, SessionPort } from '../../../kernel/index.js';

/** A message that the server has not acknowledged yet. */
export interface Unsent {
  readonly clientId: string;
  readonly conversationId: string;
  readonly content: string;
  /** Stored photo. */
  readonly attachment?: Photo | null;
  /** Stored private file. */
  readonly file?: Attachment;
  /** Message that this one replies to. */
  readonly replyTo?: Quote | null;
  /** Time of writing, ISO 8601. */
  readonly createdAt: string;
  /** `waiting`: sent as soon as possible. `failed`: refused by the server, so the user must decide. */
  readonly status: 'waiting' | 'failed';
  /** Refusals with their own text. */
  readonly reason?: 'blocked' | 'own_code' | 'upload_gone';
  /** Server's refusal, worded by the screen. Missing for messages stored by an earlier version. */
  readonly refusal?: Pick<ApiError, 'code' | 'message'>;
  /** The sender confirmed sending their own handover code. */
  readonly confirmed?: boolean;
}

/** Retry of a failed message. `confirmed` when it holds the sender's own handover code. */
export type Retry = Pick<Unsent, 'clientId' | 'confirmed'>;

type Send = (message: OutgoingMessage) => Promise<Message>;

/** Stored form with the sender, so that the next user of the device neither sees nor sends the message. */
type Noted = Unsent & { readonly senderId: string };

/**
 * Outbox of a student's pending messages. They are stored on the device before sending and removed once acknowledged. A `clientId`
 * prevents loss and duplicates across reloads and retries. The storage is the source of truth, because other tabs of the student write to
 * it too.
 */
export class Outbox {
  readonly #storage: DeviceStorage;
  readonly #senderId: string;
  readonly #listeners = new Set<() => void>();
  #items: readonly Unsent[];
  #sending = false;
  #closed = false;
  /** The device refused to store them, so only this tab has them. */
  #unnoted = false;

  constructor(storage: DeviceStorage, senderId: string) {
    this.#storage = storage;
    this.#senderId = senderId;
    this.#items = this.#noted();
  }

  readonly items = (): readonly Unsent[] => this.#items;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  add(item: Unsent): void {
    this.#change((items) => [...items, item]);
  }

  retry({ clientId, confirmed = false }: Retry): void {
    this.#change((items) =>
      items.map((one) => {
        if (one.clientId !== clientId) return one;
        const { reason: _reason, refusal: _refusal, ...item } = one;
        return { ...item, status: 'waiting', ...(confirmed && { confirmed }) };
      }),
    );
  }

  /** Removes a message that must not be sent. A message in transit may still arrive. */
  remove(clientId: string): void {
    this.acknowledge(clientId);
  }

  /** Removes a message that the server has confirmed in any way. */
  acknowledge(clientId: string): void {
    if (this.#items.some((one) => one.clientId === clientId)) {
      this.#change((items) => items.filter((one) => one.clientId !== clientId));
    }
  }

  /** Applies changes that other tabs stored. */
  readonly follow = (): void => {
    const items = this.#noted();
    if (JSON.stringify(items) !== JSON.stringify(this.#items)) this.#become(items);
  };

  /** Stops sending after the session ends. Pending messages stay stored, unless the student logged out. */
  close(): void {
    this.#closed = true;
  }

  /**
   * Sends waiting messages one by one, in order. Stops at the first network failure. Marks a refused message as failed with its reason
   * and continues with the next.
   */
  async flush(send: Send): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    this.follow();
    try {
      for (let next = this.#next(); next !== undefined && !this.#closed; next = this.#next()) {
        const { conversationId, content, clientId, attachment, file, replyTo, confirmed } = next;
        try {
          await send({
            conversationId,
            content,
            clientId,
            ...(attachment != null && { attachmentId: attachment.id }),
            ...(file !== undefined && { fileId: file.id }),
            ...(confirmed === true && { confirmed }),
            ...(replyTo != null && { replyToId: replyTo.id }),
          });
          this.acknowledge(clientId);
        } catch (error) {
          if (!isRefusal(error)) return;
          this.#change((items) =>
            items.map((one) =>
              one.clientId === clientId ? { ...one, status: 'failed', ...reasonOf(error) } : one,
            ),
          );
        }
      }
    } finally {
      this.#sending = false;
    }
  }

  #next(): Unsent | undefined {
    return this.#items.find((one) => one.status === 'waiting');
  }

  #noted(): readonly Unsent[] {
    if (this.#unnoted) return this.#items;
    return notedIn(this.#storage)
      .filter((one) => one.senderId === this.#senderId)
      .map(({ senderId: _, ...item }) => item);
  }

  /** Applies a change to the stored messages, not to this tab's view, so that no tab overwrites another's. */
  #change(change: (items: readonly Unsent[]) => readonly Unsent[]): void {
    const items = change(this.#noted());
    const noted = [
      ...notedIn(this.#storage).filter((one) => one.senderId !== this.#senderId),
      ...items.map((item) => ({ ...item, senderId: this.#senderId })),
    ];
    // Sending continues when storage is full or forbidden.
    this.#unnoted = !this.#storage.write('outbox', noted.length === 0 ? null : JSON.stringify(noted));
    this.#become(items);
  }

  #become(items: readonly Unsent[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }
}

function reasonOf(error: unknown): Pick<Unsent, 'reason' | 'refusal'> {
  if (!(error instanceof ApiError)) return {};
  const refusal = { code: error.code, message: error.message };
  if (error.code === 'code_in_message') return { reason: 'own_code', refusal };
  const { fileId, attachmentId } = error.fieldErrors;
  // The server keeps an unsent upload for a day.
  if ([fileId?.code, attachmentId?.code].includes('unknown_upload'))
    return { reason: 'upload_gone', refusal };
  return error.code === 'blocked' ? { reason: 'blocked', refusal } : { refusal };
}

/** Returns true for final refusals. Network and temporary server errors are retried automatically. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return !['network', 'timeout', 'internal', 'unavailable', 'storage_full', 'rate_limited'].includes(
    error.code,
  );
}

function notedIn(storage: DeviceStorage): readonly Noted[] {
  try {
    const items: unknown = JSON.parse(storage.read('outbox') ?? '[]');
    return Array.isArray(items) ? items.filter(isNoted) : [];
  } catch {
    return [];
  }
}

function isNoted(item: unknown): item is Noted {
  const fields = ['senderId', 'clientId', 'conversationId', 'content', 'createdAt', 'status'];
  return typeof item === 'object' && item !== null && fields.every((field) => field in item);
}

const outboxes = new WeakMap<SessionPort, { readonly senderId: string; readonly outbox: Outbox }>();

/** Returns the outbox of the signed-in user. Empty for a visitor. */
export function outboxOf(session: SessionPort, storage: DeviceStorage): Outbox {
  const state = session.state();
  const senderId = state.status === 'member' ? state.user.id : '';
  const cached = outboxes.get(session);
  if (cached !== undefined && cached.senderId === senderId) return cached.outbox;
  cached?.outbox.close();
  const outbox = new Outbox(storage, senderId);
  outboxes.set(session, { senderId, outbox });
  return outbox;
}
