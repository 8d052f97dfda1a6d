import { campus as ghana } from '@campushive/campus-ghana';
import {
  ApiError,
  canonicalEmail,
  ERROR_STATUS,
  fieldError,
  fieldTexts,
  findUniversity,
  STUDENT_VERIFICATION_LIFETIME,
  type DataOf,
  type ErrorCode,
  type FieldCode,
  type FieldErrors,
  type FieldParams,
  type Notification,
  type ParsedInputOf,
  type Person,
  type User,
  wordFieldError,
  campusWords,
  fillMessages,
} from '@campushive/contract';
import {
  renderNotification,
  type NotificationContent,
} from '@campushive/contract/notification-templates/render';
import type { CallName } from '@campushive/contract/routes';
import type { State, StoredReview, Student } from './stored.js';

export type * from './stored.js';

export interface Reply {
  data?: unknown;
  message?: string;
  count?: number;
  pagination?: { nextCursor: string | null; limit: number };
}

/** Handlers of some calls. They receive the parsed input and the caller. */
export type InMemoryCalls<N extends CallName> = {
  readonly [K in N]: (
    input: ParsedInputOf<K>,
    me: Student,
    file?: Blob,
  ) => DataOf<K> extends undefined ? Reply : Reply & { data: DataOf<K> };
};

export function refuse(
  code: ErrorCode,
  message: string = code,
  fieldErrors?: FieldErrors,
  retryAfter?: number,
): never {
  throw new ApiError({ code, message, status: ERROR_STATUS[code], fieldErrors, retryAfter });
}

/** Field error texts in English with the campus's words, as on the server. */
const texts = fillMessages(fieldTexts, campusWords(ghana, 'en'));

export function refuseField(field: string, code: FieldCode, params?: FieldParams): never {
  const error = fieldError(code, params);
  return refuse('validation_failed', wordFieldError(texts, error, 'en'), { [field]: error });
}

/** Returns a student's notifications, newest first, in their current language. */
export function notificationsOf(state: State, me: Student): Notification[] {
  const mine = state.notifications.filter((one) => one.userId === me.id).reverse();
  return mine.map(({ id, type, kind, values, subject, read, createdAt }) => ({
    ...renderNotification({ kind, values } as NotificationContent, me.settings.language),
    id,
    type,
    kind,
    subject,
    read,
    createdAt,
  }));
}

/** Notifies a student. The actor's own notification is already read. */
export function notify(
  state: State,
  userId: string,
  draft: Pick<Notification, 'type' | 'subject'> & NotificationContent,
  actor?: Student | null,
): void {
  state.notifications.push({
    ...draft,
    id: state.nextId(),
    userId,
    read: actor?.id === userId,
    createdAt: state.now().toISOString(),
  });
}

export const sameAddress = (one: string, other: string) => canonicalEmail(one) === canonicalEmail(other);

/** Returns a student with their rating. */
export function describeUser(state: State, student: Student): User {
  const shown = shownReviews(state, student);
  if (shown.length === 0) return toUser(student);
  const mean = shown.reduce((sum, one) => sum + one.stars, 0) / shown.length;
  return { ...toUser(student), rating: Math.round(mean * 100) / 100, reviewCount: shown.length };
}

/** Returns the visible reviews of a student, oldest first. */
export const shownReviews = (state: State, subject: Student): StoredReview[] =>
  state.reviews.filter((one) => one.subject === subject && one.shownAt <= state.now().getTime());

export function toPerson(student: Student): Person {
  const { id, name, profileImage, isVerified, university } = toUser(student);
  return { id, name, profileImage, isVerified, university };
}

/** Returns a student without a rating. */
export function toUser(student: Student): User {
  const { id, name, email, universityId, bio, avatarUrl, role, settings, isVerified, createdAt } = student;
  return {
    id,
    name,
    username: email.split('@')[0] ?? null,
    email,
    avatarUrl,
    profileImage: avatarUrl,
    university: findUniversity(ghana, universityId)?.name ?? null,
    universityId,
    bio,
    rating: null,
    reviewCount: 0,
    isVerified,
    role,
    settings,
    verifiedUntil: new Date(student.provedAt + STUDENT_VERIFICATION_LIFETIME).toISOString(),
    createdAt,
  };
}

export const isBlocked = (state: State, one: Student, other: Student): boolean =>
  state.blocks.some(({ by, of }) => (by === one && of === other) || (by === other && of === one));

/** Returns one page of sorted items. The cursor is the index of the next page. */
export function pageOf<T>(items: readonly T[], cursor: string | undefined, limit = 20) {
  const from = cursor === undefined ? 0 : Number(cursor);
  if (!Number.isInteger(from)) refuseField('cursor', 'invalid_cursor');
  const more = items.length > from + limit;
  return {
    items: items.slice(from, from + limit),
    pagination: { nextCursor: more ? String(from + limit) : null, limit },
  };
}
