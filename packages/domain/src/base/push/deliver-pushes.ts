import { changeSettings, DEFAULT_SETTINGS, wantsNotification } from '@campushive/contract';
import { and, eq } from 'drizzle-orm';
import { notifications, pushSubscriptions } from '../../platform/database/schema/index.js';
import { toBase64url } from '../../platform/base64.js';
import { sha256Of } from '../../platform/digests.js';
import type { Db } from '../../platform/database/database.js';
import { pathOf } from '../../platform/web-paths.js';
import { wordsOf } from '../notifications/words.js';
import { studentFacts } from '../students/student-facts.js';
import type { PushContext } from './context.js';

const digest = (text: string) => toBase64url(sha256Of(text));

/** Queues one job per device, so that a failed device is retried without a repetition on the others. */
export async function deliverPushes(
  { db, jobs }: PushContext,
  { notificationId }: { notificationId: string },
): Promise<void> {
  const [row] = await db
    .select({
      type: notifications.type,
      readAt: notifications.readAt,
      settings: studentFacts.use.settingsOf(notifications.userId),
    })
    .from(notifications)
    .where(eq(notifications.id, notificationId));
  if (row === undefined || row.readAt !== null) return;
  const { notifications: wishes } = changeSettings(DEFAULT_SETTINGS, row.settings);
  if (!wantsNotification(wishes, row.type, 'push')) return;
  for (const { endpoint } of await devicesOf(db, notificationId)) {
    const singletonKey = digest(`${notificationId} ${endpoint}`);
    await jobs.send('push.send-one', { notificationId, endpoint }, { singletonKey, retryLimit: 4 });
  }
}

export async function deliverPush(
  { db, sender }: PushContext,
  { notificationId, endpoint }: { notificationId: string; endpoint: string },
) {
  const [row] = await db
    .select({
      notification: notifications,
      target: pushSubscriptions,
      language: studentFacts.use.languageOf(notifications.userId),
    })
    .from(notifications)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.userId, notifications.userId))
    .where(and(eq(notifications.id, notificationId), eq(pushSubscriptions.endpoint, endpoint)));
  if (row === undefined || row.notification.readAt !== null || sender === undefined) return;
  const { subject } = row.notification;
  const { title, description } = wordsOf(row.notification, row.language);
  const about = subject === null ? notificationId : `${subject.type} ${subject.id}`;
  // A topic has at most 32 signs: a newer one about the same thing replaces one that still waits.
  const topic = digest(about).slice(0, 32);
  const payload = { title, body: description, path: pathOf(row.notification), tag: topic };
  const outcome = await sender.send(row.target, payload, topic);
  if (outcome === 'gone') {
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
  }
}

/** Returns the devices of a notification's recipient. */
function devicesOf(db: Db, notificationId: string) {
  return db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .innerJoin(notifications, eq(notifications.userId, pushSubscriptions.userId))
    .where(eq(notifications.id, notificationId));
}
