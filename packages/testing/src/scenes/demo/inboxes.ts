import type { Stage } from '../../scene.js';
import type { Story } from '../../stories.js';
import { AKOSUA, BOOKS, EFUA, EKOW, ESI, FAN, KOFI, KWAME, NAA, SELORM } from './cast.js';

/** Things that a student has not read. */
interface Unread {
  /** Listings whose conversations are unread. */
  readonly conversations: readonly string[];
  /** Listings whose conversations have an unread notification. */
  readonly notified: readonly string[];
  readonly kinds: readonly string[];
}

/** Reads all conversations and notifications of a student. */
export async function readAll(stage: Stage, name: string): Promise<void> {
  const client = stage.as(name);
  for (const { id, unreadCount } of (await client.threads.list({ kind: 'direct', limit: 50 })).data)
    if (unreadCount > 0) await client.threads.markRead({ id });
  await client.notifications.markRead({});
}

/** Reads the conversations and notifications of a student, except some. */
export async function readAllBut(stage: Stage, name: string, unread: Unread): Promise<void> {
  const client = stage.as(name);
  const idsOf = (names: readonly string[]) => names.map((one) => stage.id(one));
  const [waiting, notified] = [idsOf(unread.conversations), idsOf(unread.notified)];
  const unreadIds = new Set<string>();
  for (const thread of (await client.threads.list({ kind: 'direct', limit: 50 })).data) {
    const { id, unreadCount } = thread;
    const about = (thread.kind === 'direct' && thread.listing?.id) || '';
    if (notified.includes(about)) unreadIds.add(id);
    if (unreadCount > 0 && !waiting.includes(about)) await client.threads.markRead({ id });
  }
  const ids = (await client.notifications.list({ limit: 50 })).data
    .filter(
      ({ kind, subject }) =>
        !unread.kinds.includes(kind) && !(kind === 'message_received' && unreadIds.has(subject?.id ?? '')),
    )
    .map(({ id }) => id);
  if (ids.length > 0) await client.notifications.markRead({ ids });
}

/** All have read what they were told, except Akosua: a payment, a job, and the two last questions wait for her. */
const reading: Story = async function* (stage, ago) {
  yield ago(0.02);
  for (const name of [KWAME, ESI, EFUA, KOFI, SELORM, NAA, EKOW]) await readAll(stage, name);
  const kinds = ['payment_held', 'task_assigned'];
  await stage.as(AKOSUA).threads.received({});
  await readAllBut(stage, AKOSUA, { conversations: [FAN, BOOKS], notified: [FAN], kinds });
};

export const inboxes: readonly Story[] = [reading];
