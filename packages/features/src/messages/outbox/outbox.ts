import { ApiError, type Attachment, type Message, type Photo, type Quote } from '@campushive/contract';
import type { DeviceStorage, OutgoingMessage, SessionPort } from '../../kernel/index.js';

/** A message that the server has not acknowledged yet. */
export interface Unsent {
  readonly clientId: string;
  readonly conversationId: string;
  /** Its conversation is an event's group. */
  readonly group?: boolean;
  readonly content: string;
  /** A photo that is already stored. */
  readonly attachment?: Photo | null;
  /** A private file that is already stored. */
  readonly file?: Attachment;
  /** The message that it answers. */
  readonly replyTo?: Quote | null;
  /** ISO 8601: when it was written. */
  readonly createdAt: string;
  /** `waiting`: to be sent as soon as can be; `failed`: the server refused it, a person must decide. */
  readonly status: 'waiting' | 'failed';
  /** Refusals that have their own words. */
  readonly reason?: 'blocked' | 'own_code';
  /** The server's refusal, for the screen to word. Missing for messages that an earlier version stored. */
  readonly refusal?: Pick<ApiError, 'code' | 'message'>;
  /** Its sender knows that it holds a handover code of theirs, and sends it anyway. */
  readonly confirmed?: boolean;
}

/** Sending a failed message again; `confirmed` where it holds the sender's own handover code. */
export type Retry = Pick<Unsent, 'clientId' | 'confirmed'>;

type Send = (message: OutgoingMessage, unsent: Unsent) => Promise<Message>;

/** As it is noted: the next user of the device neither sees nor sends what another one wrote. */
type Noted = Unsent & { readonly senderId: string };

/**
 * A student's messages on their way. They are noted on the device before they are sent and forgotten once acknowledged, and
 * carry a `clientId`, so that neither a reload nor a repeated attempt loses or doubles one. The storage is what counts: other
 * tabs of the same student write into it too.
 */
export class Outbox {
  readonly #storage: DeviceStorage;
  readonly #senderId: string;
  readonly #listeners = new Set<() => void>();
  #items: readonly Unsent[];
  #sending = false;
  #closed = false;
  /** The device could not store them: then they are this tab's alone. */
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

  /** It is not to be sent any more. One that is on its way at this moment may arrive anyway. */
  remove(clientId: string): void {
    this.acknowledge(clientId);
  }

  /** The server has it, whichever way we learned that. */
  acknowledge(clientId: string): void {
    if (this.#items.some((one) => one.clientId === clientId)) {
      this.#change((items) => items.filter((one) => one.clientId !== clientId));
    }
  }

  /** Follows what other tabs have noted since. */
  readonly follow = (): void => {
    const items = this.#noted();
    if (JSON.stringify(items) !== JSON.stringify(this.#items)) this.#become(items);
  };

  /** Its student's session is over: what waits goes on waiting for them, unless they signed out themselves. */
  close(): void {
    this.#closed = true;
  }

  /**
   * Sends waiting messages one after the other so that the order stays. Stops at the first sign of no network. A refused message
   * is marked as failed with its reason, and the later ones go out.
   */
  async flush(send: Send): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    this.follow();
    try {
      for (let next = this.#next(); next !== undefined && !this.#closed; next = this.#next()) {
        const { conversationId, content, clientId, attachment, file, replyTo, confirmed } = next;
        try {
          await send(
            {
              conversationId,
              content,
              clientId,
              ...(attachment != null && { attachmentId: attachment.id }),
              ...(file !== undefined && { fileId: file.id }),
              ...(confirmed === true && { confirmed }),
              ...(replyTo != null && { replyToId: replyTo.id }),
            },
            next,
          );
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

  /** Changes what is noted now, not what this tab last saw: else one tab would lose what another wrote. */
  #change(change: (items: readonly Unsent[]) => readonly Unsent[]): void {
    const items = change(this.#noted());
    const noted = [
      ...notedIn(this.#storage).filter((one) => one.senderId !== this.#senderId),
      ...items.map((item) => ({ ...item, senderId: this.#senderId })),
    ];
    // A full or forbidden storage does not stop it from being sent.
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
  return error.code === 'blocked' ? { reason: 'blocked', refusal } : { refusal };
}

/** Without an answer, and with a passing one, it is worth trying again automatically. */
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

/** The one outbox of the signed-in user; empty for a visitor. */
export function outboxOf(session: SessionPort, storage: DeviceStorage): Outbox {
  const state = session.state();
  const senderId = state.status === 'member' ? state.user.id : '';
  const known = outboxes.get(session);
  if (known !== undefined && known.senderId === senderId) return known.outbox;
  known?.outbox.close();
  const outbox = new Outbox(storage, senderId);
  outboxes.set(session, { senderId, outbox });
  return outbox;
}
