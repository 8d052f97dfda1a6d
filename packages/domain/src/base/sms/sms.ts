import { DAY } from '@campushive/contract';
import { and, eq, lt } from 'drizzle-orm';
import { notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { smsMessages, smsNumbers } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { Route } from '../../platform/routes.js';
import type { SmsContext } from './context.js';
import { deliverMessage } from './deliver-message.js';
import { textMessageFigures } from './figures.js';
import { inboundRoute } from './inbound.js';
import { queueNews } from './queue-news.js';
import { queueMessage } from './queue-message.js';
import { proveNumber } from './prove-number.js';
import { requireLane, resendCode, setNumber } from './set-number.js';
import { dropEndedCodes, dropRecoveryCode, storeRecoveryCode } from './recovery-code.js';
import { describeNumber, findNumber, forgetNumber, isReachable } from './sms-number.js';

type SmsCalls = Handlers<
  | 'sms.get'
  | 'sms.change'
  | 'sms.setNumber'
  | 'sms.removeNumber'
  | 'sms.resendCode'
  | 'sms.prove'
  | 'sms.figures'
>;

/** Text messages to proven numbers. */
export interface SmsModule {
  readonly calls: SmsCalls;
  readonly routes: readonly Route[];
  /** Stores and queues a recovery code of an account in the transaction. Does nothing without a proven number that is switched on. */
  sendRecoveryCode(tx: Db, userId: string): Promise<void>;
}

/** Rows are kept for a month, so that the console shows the costs of it. */
const RETENTION = 31 * DAY;
/** Requests an hour to switch, set or remove a number. */
const MAX_CHANGES = 60;

/** Text messages of a campus with a gateway: numbers, sending, and figures. Without a gateway, calls throw `unavailable`. */
export function createSmsModule(platform: Platform, deps: Pick<SmsContext, 'orderOf'>): SmsModule {
  const context: SmsContext = { ...platform, ...deps };
  const { db, clock, jobs, limits, outbox } = platform;
  if (platform.sms !== undefined) {
    outbox.on('notification.stored', ({ notificationId, notification }) =>
      queueNews(context, notificationId, notification),
    );
  }
  jobs.work('sms.send', (input) => deliverMessage(context, input));
  jobs.work('sms.sweep', () => sweep(context));
  jobs.every('sms.sweep', '41 * * * *');
  const limited =
    <I, C extends { readonly viewer: { readonly userId: string } }, O>(
      run: (input: I, call: C) => Promise<O>,
    ) =>
    async (input: I, call: C) => {
      await limits.hit(`sms:${call.viewer.userId}`, MAX_CHANGES, 3_600);
      return run(input, call);
    };
  return {
    routes: [inboundRoute(context)],
    async sendRecoveryCode(tx, userId) {
      const number = await findNumber(tx, userId);
      if (number === undefined || !isReachable(number)) return;
      await storeRecoveryCode(context, tx, userId);
      const isQueued = await queueMessage(context, tx, number, {
        kind: 'recovery_code',
        notificationId: null,
      });
      // A code that no phone gets is of no use to anybody but a guesser.
      if (!isQueued) await dropRecoveryCode(tx, userId);
    },
    calls: {
      'sms.get': async (_input, { viewer }) => ({ data: await describeNumber(context, viewer.userId) }),
      'sms.setNumber': limited(setNumber(context)),
      'sms.resendCode': limited(resendCode(context)),
      'sms.prove': limited(proveNumber(context)),
      'sms.change': limited(async ({ isOn }: { isOn: boolean }, { viewer }) => {
        requireLane(context);
        const row = await findNumber(db, viewer.userId);
        if (row === undefined || row.provenAt === null) throw notFound('Number');
        await db
          .update(smsNumbers)
          .set({ isOn, ...(isOn && { stoppedAt: null }), updatedAt: clock.now() })
          .where(eq(smsNumbers.userId, viewer.userId));
        return { data: await describeNumber(context, viewer.userId) };
      }),
      'sms.removeNumber': limited(async (_input: object, { viewer }) => {
        await db.transaction((tx) => forgetNumber(tx, viewer.userId));
        return { data: await describeNumber(context, viewer.userId) };
      }),
      'sms.figures': textMessageFigures(context),
    },
  };
}

/** Ends messages whose jobs were lost, and deletes old rows. */
async function sweep({ db, clock }: SmsContext): Promise<void> {
  const now = clock.now();
  await db
    .update(smsMessages)
    .set({ state: 'failed', reason: 'late', sealedPhone: null, sealedText: null })
    .where(and(eq(smsMessages.state, 'queued'), lt(smsMessages.expiresAt, now)));
  await db.delete(smsMessages).where(lt(smsMessages.createdAt, later(now, -RETENTION)));
  await dropEndedCodes(db, now);
}
