import { ApiError, DAY, MAX_ADMISSIONS, type AdmissionAnswer, type DoorList } from '@campushive/contract';
import type { DoorRefusal } from '@campushive/contract/rules/door';
import type { DeviceStorage, SessionPort } from '../../../kernel/index.js';

/** Admission that this phone recorded offline. */
export interface StoredAdmission {
  /** Id generated on the phone. */
  readonly id: string;
  readonly eventId: string;
  readonly ticketId: string;
  readonly code: string;
  readonly name: string | null;
  readonly kind: string | null;
  readonly number: number;
  readonly of: number;
  /** Time of the admission, by the phone's clock corrected to the server's. */
  readonly admittedAt: string;
  /** `waiting`: not sent yet. `sent`: recorded, until the list includes it. `refused`: rejected by the server. */
  readonly status: 'waiting' | 'sent' | 'refused';
  readonly reason?: DoorRefusal | 'other';
  /** Time when the ticket was admitted on another device. */
  readonly elsewhereAt?: string | null;
}

/** Offline data of an event's door. */
export interface StoredDoor {
  /** Event id as the page has it, which may be spelled differently from the server's. */
  readonly eventId: string;
  readonly list: DoorList;
  /** Offset of the device's clock ahead of the server's, in milliseconds. */
  readonly ahead: number;
}

/** Door data that the device stores for its organiser. */
export interface StoredDoors {
  readonly doors: readonly StoredDoor[];
  readonly admissions: readonly StoredAdmission[];
}

type Send = (eventId: string, admissions: readonly StoredAdmission[]) => Promise<readonly AdmissionAnswer[]>;

/** Empty state for server rendering, which knows nothing of the device. */
export const NO_DOORS: StoredDoors = { doors: [], admissions: [] };

/** Error codes that leave the admission valid for a retry: no answer, transient failures and an ended session. */
const PASSING = [
  ...['network', 'timeout', 'internal', 'unavailable', 'storage_full', 'rate_limited'],
  ...['session_expired', 'unauthenticated', 'account_suspended'],
];
/** Maximum number of stored doors. Organisers rarely have more than two events in one evening. */
const MAX_DOORS = 3;
/** Time after an event until its list is deleted, in milliseconds. */
const RETENTION = 2 * DAY;

/**
 * Offline data of an organiser's events and the admissions recorded without a network. An admission is stored before it
 * is shown, and resent under the same id until the server answers. The storage is the source of truth, because other
 * tabs write to it too.
 */
export class DoorStore {
  readonly #storage: DeviceStorage;
  readonly #userId: string;
  readonly #listeners = new Set<() => void>();
  /** Admission times reported by the server to this page, by ticket. A list that arrives later may be older. */
  readonly #marks = new Map<string, string>();
  #kept: StoredDoors;
  #sending = false;

  constructor(storage: DeviceStorage, userId: string) {
    this.#storage = storage;
    this.#userId = userId;
    this.#kept = this.#noted();
  }

  readonly read = (): StoredDoors => this.#kept;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Stores a door list from the server. */
  learn(eventId: string, answer: DoorList, deviceTime: Date): void {
    const stored = this.#noted();
    const list = withLaterMarks(answer, this.#marks);
    const now = Date.parse(list.now);
    const others = stored.doors.filter(
      (door) =>
        door.eventId !== eventId && (door.list.over === null || now - Date.parse(door.list.over) < RETENTION),
    );
    const ahead = deviceTime.getTime() - now;
    this.#noteDoors([{ eventId, list, ahead }, ...others].slice(0, MAX_DOORS));
    const isListedIn = ({ ticketId }: StoredAdmission) =>
      list.tickets.some((ticket) => ticket.ticketId === ticketId && ticket.checkedInAt !== null);
    this.#noteAdmissions(
      stored.admissions.filter((admission) => admission.status !== 'sent' || !isListedIn(admission)),
    );
  }

  /** Marks a ticket as admitted after the server's answer, without refetching the list. */
  markIn(eventId: string, ticketId: string, checkedInAt: string): void {
    this.#marks.set(ticketId, checkedInAt);
    const { doors } = this.#noted();
    const changed = doors.map((door) =>
      door.eventId === eventId ? { ...door, list: withTicketIn(door.list, ticketId, checkedInAt) } : door,
    );
    this.#noteDoors(changed);
  }

  /** Stores an admission. Returns false when another tab of this phone has just stored the same one. */
  add(admission: Omit<StoredAdmission, 'status'>): boolean {
    const { admissions } = this.#noted();
    if (
      admissions.some(
        (storedAdmission) => isOf(storedAdmission, admission) && storedAdmission.status !== 'refused',
      )
    )
      return false;
    this.#noteAdmissions([...admissions, { ...admission, status: 'waiting' }]);
    return true;
  }

  /** Deletes refused admissions after the organiser has read them. */
  dismiss(ids: readonly string[]): void {
    const isRead = ({ id, status }: StoredAdmission) => status === 'refused' && ids.includes(id);
    this.#noteAdmissions(this.#noted().admissions.filter((admission) => !isRead(admission)));
  }

  /** Reloads the changes that other tabs have stored. */
  readonly follow = (): void => {
    const noted = this.#noted();
    if (JSON.stringify(noted) !== JSON.stringify(this.#kept)) this.#become(noted);
  };

  /** Sends waiting admissions in order and stops at the first network failure. Returns false when some still wait. */
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

  /** Returns the first batch of waiting admissions, all of one event. */
  #next(): readonly StoredAdmission[] {
    const waiting = this.#kept.admissions.filter(({ status }) => status === 'waiting');
    return waiting
      .filter((storedAdmission) => storedAdmission.eventId === waiting[0]?.eventId)
      .slice(0, MAX_ADMISSIONS);
  }

  async #send(batch: readonly StoredAdmission[], send: Send): Promise<boolean> {
    const eventId = batch[0]?.eventId ?? '';
    try {
      const answers = await send(eventId, batch);
      this.#settle(batch, (storedAdmission) =>
        answers.find(({ admissionId }) => admissionId === storedAdmission.id),
      );
    } catch (error) {
      if (!(error instanceof ApiError) || PASSING.includes(error.code)) return false;
      this.#settle(batch, () => undefined);
    }
    return true;
  }

  /** Applies the server's answers to a batch. An admission without an answer counts as refused with the whole batch. */
  #settle(
    batch: readonly StoredAdmission[],
    answerOf: (admission: StoredAdmission) => AdmissionAnswer | undefined,
  ): void {
    const settled = this.#noted().admissions.map((admission): StoredAdmission => {
      if (admission.status !== 'waiting' || !batch.some(({ id }) => id === admission.id)) return admission;
      const answer = answerOf(admission);
      if (answer?.status === 'admitted') return { ...admission, status: 'sent' };
      const reason = answer?.reason ?? 'other';
      return { ...admission, status: 'refused', reason, elsewhereAt: answer?.checkedInAt ?? null };
    });
    this.#noteAdmissions(settled);
  }

  #noted(): StoredDoors {
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

  #noteDoors(doors: readonly StoredDoor[]): void {
    this.#storage.write(`doors:${this.#userId}`, JSON.stringify(doors));
    this.#become({ doors, admissions: this.#noted().admissions });
  }

  #noteAdmissions(admissions: readonly StoredAdmission[]): void {
    this.#storage.write(
      `admissions:${this.#userId}`,
      admissions.length === 0 ? null : JSON.stringify(admissions),
    );
    this.#become({ doors: this.#kept.doors, admissions });
  }

  #become(stored: StoredDoors): void {
    this.#kept = stored;
    for (const listener of this.#listeners) listener();
  }
}

const isOf = (
  storedAdmission: StoredAdmission,
  { eventId, ticketId }: Pick<StoredAdmission, 'eventId' | 'ticketId'>,
) => storedAdmission.eventId === eventId && storedAdmission.ticketId === ticketId;

const withTicketIn = (list: DoorList, ticketId: string, checkedInAt: string): DoorList => ({
  ...list,
  tickets: list.tickets.map((ticket) => (ticket.ticketId === ticketId ? { ...ticket, checkedInAt } : ticket)),
});

/** Returns the list with admissions that are newer than it. */
const withLaterMarks = (list: DoorList, marks: ReadonlyMap<string, string>): DoorList => ({
  ...list,
  tickets: list.tickets.map((ticket) => {
    const mark = marks.get(ticket.ticketId);
    const isLater = mark !== undefined && Date.parse(mark) >= Date.parse(list.now);
    return ticket.checkedInAt === null && isLater ? { ...ticket, checkedInAt: mark } : ticket;
  }),
});

const stores = new WeakMap<SessionPort, { readonly userId: string; readonly store: DoorStore }>();

/** Returns the store of the signed-in user, or an empty store for a visitor. */
export function doorStoreOf(session: SessionPort, storage: DeviceStorage): DoorStore {
  const state = session.state();
  const userId = state.status === 'member' ? state.user.id : '';
  const cached = stores.get(session);
  if (cached !== undefined && cached.userId === userId) return cached.store;
  const store = new DoorStore(storage, userId);
  stores.set(session, { userId, store });
  return store;
}
