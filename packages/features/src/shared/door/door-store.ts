import { ApiError, DAY, MAX_ADMISSIONS, type AdmissionAnswer, type DoorList } from '@campushive/contract';
import type { DoorRefusal } from '@campushive/contract/rules/door';
import type { DeviceStorage, SessionPort } from '../../kernel/index.js';

/** Someone whom this phone let in without the server's knowing. */
export interface KeptAdmission {
  /** The phone's own name for it. */
  readonly id: string;
  readonly eventId: string;
  readonly ticketId: string;
  readonly code: string;
  readonly name: string | null;
  readonly kind: string | null;
  readonly number: number;
  readonly of: number;
  /** By the phone's clock, set right by the server's. */
  readonly admittedAt: string;
  /** `waiting`: to be sent; `sent`: noted, until the list says so; `refused`: the server did not note it. */
  readonly status: 'waiting' | 'sent' | 'refused';
  readonly reason?: DoorRefusal | 'other';
  /** When the ticket was let in elsewhere. */
  readonly elsewhereAt?: string | null;
}

/** What the phone knows of an event's door. */
export interface KeptDoor {
  /** As the page names the event, which may write it otherwise than the server does. */
  readonly eventId: string;
  readonly list: DoorList;
  /** How far the device's clock was ahead of the server's, in milliseconds. */
  readonly ahead: number;
}

/** Everything that the device keeps for its organiser. */
export interface KeptDoors {
  readonly doors: readonly KeptDoor[];
  readonly admissions: readonly KeptAdmission[];
}

type Send = (eventId: string, admissions: readonly KeptAdmission[]) => Promise<readonly AdmissionAnswer[]>;

/** What a server, which renders the page first, knows of a device. */
export const NO_DOORS: KeptDoors = { doors: [], admissions: [] };

/** Without an answer, with a passing one, and with an ended session, the admission is as good as before. */
const PASSING = [
  ...['network', 'timeout', 'internal', 'unavailable', 'storage_full', 'rate_limited'],
  ...['session_expired', 'unauthenticated', 'account_suspended'],
];
/** Organisers have one event on an evening, or two. */
const MAX_DOORS = 3;
/** So long after an event its list is forgotten. */
const KEPT_AFTER = 2 * DAY;

/**
 * What an organiser's phone knows of the doors of their events, and whom it let in without a network. Each is noted before it is
 * shown, and sent under the same id until the server has answered. The storage is what counts: other tabs write into it too.
 */
export class DoorStore {
  readonly #storage: DeviceStorage;
  readonly #userId: string;
  readonly #listeners = new Set<() => void>();
  /** When the server let a ticket in that this page asked for, by ticket: a list may be on its way that is older. */
  readonly #marks = new Map<string, string>();
  #kept: KeptDoors;
  #sending = false;

  constructor(storage: DeviceStorage, userId: string) {
    this.#storage = storage;
    this.#userId = userId;
    this.#kept = this.#noted();
  }

  readonly kept = (): KeptDoors => this.#kept;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The server has said how things are at a door. */
  learn(eventId: string, answer: DoorList, deviceTime: Date): void {
    const kept = this.#noted();
    const list = withLaterMarks(answer, this.#marks);
    const now = Date.parse(list.now);
    const others = kept.doors.filter(
      (one) =>
        one.eventId !== eventId && (one.list.over === null || now - Date.parse(one.list.over) < KEPT_AFTER),
    );
    const ahead = deviceTime.getTime() - now;
    this.#noteDoors([{ eventId, list, ahead }, ...others].slice(0, MAX_DOORS));
    const isListedIn = ({ ticketId }: KeptAdmission) =>
      list.tickets.some((one) => one.ticketId === ticketId && one.checkedInAt !== null);
    this.#noteAdmissions(kept.admissions.filter((one) => one.status !== 'sent' || !isListedIn(one)));
  }

  /** The server let a ticket in, or says that it is: the list is not asked for again for one. */
  markIn(eventId: string, ticketId: string, checkedInAt: string): void {
    this.#marks.set(ticketId, checkedInAt);
    const { doors } = this.#noted();
    const changed = doors.map((door) =>
      door.eventId === eventId ? { ...door, list: withTicketIn(door.list, ticketId, checkedInAt) } : door,
    );
    this.#noteDoors(changed);
  }

  /** Notes someone who is let in. False when another tab of this phone did so a moment ago. */
  add(admission: Omit<KeptAdmission, 'status'>): boolean {
    const { admissions } = this.#noted();
    if (admissions.some((one) => isOf(one, admission) && one.status !== 'refused')) return false;
    this.#noteAdmissions([...admissions, { ...admission, status: 'waiting' }]);
    return true;
  }

  /** What was refused is read. */
  dismiss(ids: readonly string[]): void {
    const isRead = ({ id, status }: KeptAdmission) => status === 'refused' && ids.includes(id);
    this.#noteAdmissions(this.#noted().admissions.filter((one) => !isRead(one)));
  }

  /** Follows what other tabs have noted since. */
  readonly follow = (): void => {
    const noted = this.#noted();
    if (JSON.stringify(noted) !== JSON.stringify(this.#kept)) this.#become(noted);
  };

  /** Sends what waits, in its order; stops at the first sign of no network. False when something still waits. */
  async flush(send: Send): Promise<boolean> {
    if (this.#sending) return false;
    this.#sending = true;
    this.follow();
    try {
      for (let next = this.#next(); next.length > 0; next = this.#next()) {
        if (!(await this.#send(next, send))) return false;
      }
      return true;
    } finally {
      this.#sending = false;
    }
  }

  /** The first that wait, all of one event. */
  #next(): readonly KeptAdmission[] {
    const waiting = this.#kept.admissions.filter(({ status }) => status === 'waiting');
    return waiting.filter((one) => one.eventId === waiting[0]?.eventId).slice(0, MAX_ADMISSIONS);
  }

  async #send(batch: readonly KeptAdmission[], send: Send): Promise<boolean> {
    const eventId = batch[0]?.eventId ?? '';
    try {
      const answers = await send(eventId, batch);
      this.#settle(batch, (one) => answers.find(({ admissionId }) => admissionId === one.id));
    } catch (error) {
      if (!(error instanceof ApiError) || PASSING.includes(error.code)) return false;
      this.#settle(batch, () => undefined);
    }
    return true;
  }

  /** What became of each; without an answer it was refused with all of them. */
  #settle(
    batch: readonly KeptAdmission[],
    answerOf: (admission: KeptAdmission) => AdmissionAnswer | undefined,
  ): void {
    const settled = this.#noted().admissions.map((one): KeptAdmission => {
      if (one.status !== 'waiting' || !batch.some(({ id }) => id === one.id)) return one;
      const answer = answerOf(one);
      if (answer?.status === 'admitted') return { ...one, status: 'sent' };
      const reason = answer?.reason ?? 'other';
      return { ...one, status: 'refused', reason, elsewhereAt: answer?.checkedInAt ?? null };
    });
    this.#noteAdmissions(settled);
  }

  #noted(): KeptDoors {
    return {
      doors: this.#read(`doors:${this.#userId}`),
      admissions: this.#read(`admissions:${this.#userId}`),
    };
  }

  #read<T>(key: `doors:${string}` | `admissions:${string}`): readonly T[] {
    try {
      const noted: readonly T[] | null = JSON.parse(this.#storage.read(key) ?? 'null');
      return Array.isArray(noted) ? noted : [];
    } catch {
      return [];
    }
  }

  #noteDoors(doors: readonly KeptDoor[]): void {
    this.#storage.write(`doors:${this.#userId}`, JSON.stringify(doors));
    this.#become({ doors, admissions: this.#noted().admissions });
  }

  #noteAdmissions(admissions: readonly KeptAdmission[]): void {
    this.#storage.write(
      `admissions:${this.#userId}`,
      admissions.length === 0 ? null : JSON.stringify(admissions),
    );
    this.#become({ doors: this.#kept.doors, admissions });
  }

  #become(kept: KeptDoors): void {
    this.#kept = kept;
    for (const listener of this.#listeners) listener();
  }
}

const isOf = (one: KeptAdmission, { eventId, ticketId }: Pick<KeptAdmission, 'eventId' | 'ticketId'>) =>
  one.eventId === eventId && one.ticketId === ticketId;

const withTicketIn = (list: DoorList, ticketId: string, checkedInAt: string): DoorList => ({
  ...list,
  tickets: list.tickets.map((one) => (one.ticketId === ticketId ? { ...one, checkedInAt } : one)),
});

/** The list with those who were let in after it was taken. */
const withLaterMarks = (list: DoorList, marks: ReadonlyMap<string, string>): DoorList => ({
  ...list,
  tickets: list.tickets.map((one) => {
    const mark = marks.get(one.ticketId);
    const isLater = mark !== undefined && Date.parse(mark) >= Date.parse(list.now);
    return one.checkedInAt === null && isLater ? { ...one, checkedInAt: mark } : one;
  }),
});

const stores = new WeakMap<SessionPort, { readonly userId: string; readonly store: DoorStore }>();

/** The one store of the signed-in user; an empty one for a visitor. */
export function doorStoreOf(session: SessionPort, storage: DeviceStorage): DoorStore {
  const state = session.state();
  const userId = state.status === 'member' ? state.user.id : '';
  const known = stores.get(session);
  if (known !== undefined && known.userId === userId) return known.store;
  const store = new DoorStore(storage, userId);
  stores.set(session, { userId, store });
  return store;
}
