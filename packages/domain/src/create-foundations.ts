import type { Photo, UploadPurpose } from '@campushive/contract';
import { createAuthModule } from './accounts/auth/auth.js';
import { createDigestModule } from './reach/digest/digest.js';
import { createLettersModule } from './reach/letters/letters.js';
import { createNotificationsModule } from './base/notifications/notifications.js';
import { createPushModule } from './base/push/push.js';
import { createSmsModule } from './base/sms/sms.js';
import { orderInTexts } from './deals/orders/order-in-texts.js';
import { createScamShieldModule } from './trust/scam-shield/scam-shield.js';
import { createUniversitiesModule } from './base/universities/universities.js';
import { createUploadsModule } from './base/uploads/uploads.js';
import { createWaitingListModule } from './accounts/waiting-list/waiting-list.js';
import type { BlockingDeps } from './accounts/users/blocking.js';
import { createUsersModule, type UsersModule } from './accounts/users/users.js';
import { createAttachmentsModule } from './base/attachments/attachments.js';
import type { Db } from './platform/database/database.js';
import type { Platform } from './platform/platform.js';

/** The modules that nearly all others use. */
export type Foundations = ReturnType<typeof createFoundations>;

/** Modules that nearly all others use. */
export function createFoundations(platform: Platform) {
  const notifications = createNotificationsModule(platform);
  const { notify, notifyAll } = notifications;
  const push = createPushModule(platform, { sender: platform.push });
  const sms = createSmsModule(platform, { orderOf: orderInTexts });
  createDigestModule(platform);
  const letters = createLettersModule(platform);
  const auth = createAuthModule(platform, {
    disconnect: (sessionId) => platform.pages.disconnectSession(sessionId),
    notify,
    sendRecoveryCode: (...to) => sms.sendRecoveryCode(...to),
  });
  const uploads = createUploadsModule(platform);
  const scamShield = createScamShieldModule(platform);
  return {
    notifications,
    notify,
    notifyAll,
    push,
    sms,
    letters,
    auth,
    waitingList: createWaitingListModule(platform),
    universities: createUniversitiesModule(platform),
    uploads,
    attachments: createAttachmentsModule(platform),
    scamShield,
    warningOf: (text: string) => scamShield.warningOf(text),
    /** Returns a function that attaches one upload of a purpose. */
    attachOne:
      (purpose: UploadPurpose, field: string) =>
      async (tx: Db, ownerId: string, uploadId: string): Promise<Photo> => {
        const [photo] = await uploads.attach(tx, ownerId, [uploadId], [purpose], field);
        if (photo === undefined) throw new Error('One reference is one photo');
        return photo;
      },
  };
}

/** Creates the modules of accounts. `later`: functions of modules that are created afterwards. */
export function createUsers(
  platform: Platform,
  { attachOne }: Foundations,
  later: {
    publishPresence(userId: string): Promise<void>;
    blocking(): BlockingDeps;
  },
): UsersModule {
  return createUsersModule(platform, {
    attachAvatar: attachOne('avatar', 'avatarId'),
    presenceChanged: (userId) => later.publishPresence(userId),
    onBlocked: (...block) => later.blocking().onBlocked(...block),
    onPauseEnded: (...pause) => later.blocking().onPauseEnded(...pause),
    openOrders: (...pair) => later.blocking().openOrders(...pair),
    requireCancellable: (...pair) => later.blocking().requireCancellable(...pair),
    cancelOpenOrders: (...pair) => later.blocking().cancelOpenOrders(...pair),
  });
}
