import { and, eq } from 'drizzle-orm';
import type { Handlers } from '../../calls/handlers.js';
import { pushSubscriptions } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { PushSender } from '../../platform/push.js';
import { deliverPushes, deliverPush } from './deliver-pushes.js';
import { subscribePush } from './subscribe-push.js';
import type { PushContext } from './context.js';

type PushCalls = Handlers<'push.key' | 'push.subscribe' | 'push.unsubscribe'>;

/** Notifications on devices: who takes them, and sending them. */
export function createPushModule(
  platform: Platform,
  { sender }: { sender: PushSender | undefined },
): { readonly calls: PushCalls } {
  const { db, clock, limits, jobs, outbox } = platform;
  const context: PushContext = { db, jobs, sender, limits, clock };

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
  jobs.work('push.send', (input) => deliverPushes(context, input));
  jobs.work('push.send-one', (input) => deliverPush(context, input));

  const calls: PushCalls = {
    'push.key': async () => ({ data: { publicKey: sender?.publicKey ?? null } }),
    'push.subscribe': subscribePush(context),
    async 'push.unsubscribe'({ endpoint }, { viewer }) {
      await db
        .delete(pushSubscriptions)
        .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, viewer.userId)));
      return {};
    },
  };
  return { calls };
}
