import { changeSettings, DEFAULT_SETTINGS, wantsNotification } from '@campushive/contract';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import { Failure } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { notifications, pushSubscriptions, users } from '../../platform/database/schema/index.js';
import { toBase64url } from '../../platform/base64.js';
import { sha256Of } from '../../platform/digests.js';
import { chosenLanguage } from '../../platform/language.js';
import type { Db } from '../../platform/database/database.js';
import type { Platform } from '../../platform/platform.js';
import type { PushSender } from '../../platform/push.js';
import { pathOf } from '../../platform/web-paths.js';
import { wordsOf } from '../notifications/words.js';

type PushCalls = Handlers<'push.key' | 'push.subscribe' | 'push.unsubscribe'>;

/** Devices of one student; the oldest ones make room. */
const MAX_DEVICES = 10;
const SUBSCRIPTIONS_A_MINUTE = 20;

/** Notifications on devices: who takes them, and sending them. */
export function createPushModule(
  platform: Platform,
  { sender }: { sender: PushSender | undefined },
): { readonly calls: PushCalls } {
  const { db, clock, limits, jobs, outbox } = platform;

  if (sender !== undefined) {
    outbox.onBatch('notification.stored', async (stored) => {
      // A job that finds no device does nothing, but most would: they are not even queued.
      const some = stored.filter(({ notification: { device, isOwn } }) => device && isOwn !== true);
      const queued = some.map(({ notificationId }) => ({
        data: { notificationId },
        singletonKey: notificationId,
      }));
      if (queued.length > 0) await jobs.sendAll('push.send', queued);
    });
  }
  jobs.work('push.send', deliver);
  jobs.work('push.send-one', deliverOne);

  const calls: PushCalls = {
    'push.key': async () => ({ data: { publicKey: sender?.publicKey ?? null } }),
    async 'push.subscribe'({ endpoint, keys }, { viewer }) {
      if (sender === undefined) throw new Failure('unavailable', 'Push notifications are switched off here.');
      await limits.hit(`push:${viewer.userId}`, SUBSCRIPTIONS_A_MINUTE, 60);
      const owner = { userId: viewer.userId, sessionId: viewer.sessionId, ...keys };
      await db.transaction(async (tx) => {
        // The student signed in on that browser now owns it, and does not see notifications of the one before.
        await tx
          .insert(pushSubscriptions)
          .values({ endpoint, ...owner, createdAt: clock.now() })
          .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: owner });
        const mine = eq(pushSubscriptions.userId, viewer.userId);
        const newest = await tx
          .select({ endpoint: pushSubscriptions.endpoint })
          .from(pushSubscriptions)
          .where(mine)
          .orderBy(desc(pushSubscriptions.createdAt))
          .limit(MAX_DEVICES);
        const kept = newest.map((row) => row.endpoint);
        await tx.delete(pushSubscriptions).where(and(mine, notInArray(pushSubscriptions.endpoint, kept)));
      });
      return {};
    },
    async 'push.unsubscribe'({ endpoint }, { viewer }) {
      await db
        .delete(pushSubscriptions)
        .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, viewer.userId)));
      return {};
    },
  };
  return { calls };

  /** Queues one job per device, so that a failed device is retried without a repetition on the others. */
  async function deliver({ notificationId }: { notificationId: string }): Promise<void> {
    const [row] = await db
      .select({ type: notifications.type, readAt: notifications.readAt, settings: users.settings })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId))
      .where(eq(notifications.id, notificationId));
    if (row === undefined || row.readAt !== null) return;
    const { notifications: wishes } = changeSettings(DEFAULT_SETTINGS, row.settings);
    if (!wantsNotification(wishes, row.type, 'push')) return;
    for (const { endpoint } of await devicesOf(db, notificationId)) {
      const singletonKey = digest(`${notificationId} ${endpoint}`);
      await jobs.send('push.send-one', { notificationId, endpoint }, { singletonKey, retryLimit: 4 });
    }
  }

  async function deliverOne({ notificationId, endpoint }: { notificationId: string; endpoint: string }) {
    const [row] = await db
      .select({ notification: notifications, target: pushSubscriptions, language: chosenLanguage })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId))
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
}

const digest = (text: string) => toBase64url(sha256Of(text));

/** The devices of a notification's recipient. */
function devicesOf(db: Db, notificationId: string) {
  return db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .innerJoin(notifications, eq(notifications.userId, pushSubscriptions.userId))
    .where(eq(notifications.id, notificationId));
}
