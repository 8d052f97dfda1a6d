import type { Db } from './database/database.js';

/** Background jobs, with the data of each. */
export interface JobData {
  'auth.sweep': Record<string, never>;
  'auth.verification-expiry': Record<string, never>;
  'mail.send': {
    to: string;
    subject: string;
    text: string;
    html: string;
    replyTo?: string;
    headers?: Readonly<Record<string, string>>;
  };
  'letters.send': { notificationId: string };
  'payments.reconcile': { orderId: string; round: number };
  'payments.expire-due': Record<string, never>;
  'payments.refund': { orderId: string };
  'payments.reconcile-refunds': Record<string, never>;
  'payments.webhook': { eventId: string };
  'payments.answer-chargeback': { chargebackId: string };
  'payments.reconcile-chargebacks': Record<string, never>;
  'payments.reconcile-books': Record<string, never>;
  'payouts.send': { payoutId: string };
  'payouts.ask': { reference: string };
  'payouts.daily': Record<string, never>;
  'payouts.reconcile': Record<string, never>;
  'payments.release': { orderId: string };
  'meetups.remind': Record<string, never>;
  'lessons.remind': Record<string, never>;
  'series.tick': Record<string, never>;
  'payments.release-due': Record<string, never>;
  'payments.undelivered': Record<string, never>;
  'attachments.sweep': Record<string, never>;
  'payments.refund-cancelled-events': Record<string, never>;
  'payments.release-scanned': Record<string, never>;
  'hives.expire-due': Record<string, never>;
  'hives.remind': Record<string, never>;
  'hives.end-reductions': Record<string, never>;
  'hives.end-undo': Record<string, never>;
  'hives.forget-visitors': Record<string, never>;
  'events.offers-due': Record<string, never>;
  'events.kind-prices': Record<string, never>;
  'offers.expire-due': Record<string, never>;
  'milestones.expire-due': Record<string, never>;
  'moderation.end-suspensions': Record<string, never>;
  'moderation.hide-unanswered': Record<string, never>;
  'files.sweep': Record<string, never>;
  'files.draw': Record<string, never>;
  'uploads.sweep': Record<string, never>;
  'uploads.hide': Record<string, never>;
  'push.send': { notificationId: string };
  'push.send-one': { notificationId: string; endpoint: string };
  'sms.send': { messageId: string };
  'sms.sweep': Record<string, never>;
  'notifications.digest': Record<string, never>;
  'system.sweep': Record<string, never>;
  'contact.sweep': Record<string, never>;
  'webhooks.deliver': { deliveryId: string; tries: number };
  'waiting-list.invite': Record<string, never>;
  'waiting-list.sweep': Record<string, never>;
  'imports.mail': Record<string, never>;
  'imports.sweep': Record<string, never>;
  'webhooks.sweep': Record<string, never>;
}
export type JobName = keyof JobData;

export interface JobOptions {
  /** Not before this time. */
  readonly startAfter?: Date;
  /** At most one waiting job of this key. */
  readonly singletonKey?: string;
  readonly retryLimit?: number;
  /** Group of a kind listed in `CONCURRENCY`: jobs of one group run one after the other, in the order of sending. */
  readonly group?: { readonly id: string };
}

/** Storage of a job. */
export interface PersistedJob extends JobOptions {
  /** The caller's transaction: the job exists if its subject does. Without one, it is stored separately. */
  readonly within?: Db;
}

/** A failed job. Stored for a week. */
export interface StoredJob {
  readonly id: string;
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Whether it will still be retried automatically; otherwise it was given up. */
  readonly waiting: boolean;
  /** Time of the last failure. */
  readonly since: Date;
  readonly tries: number;
  /** The latest error, in one line. */
  readonly error: string;
}

/** Work outside a request, kept in the database until it is done; repeated with growing pauses when it fails. */
export interface Jobs {
  send<N extends JobName>(name: N, data: JobData[N], options?: PersistedJob): Promise<void>;
  /** Several of a kind in one statement. */
  sendAll<N extends JobName>(
    name: N,
    jobs: readonly (JobOptions & { readonly data: JobData[N] })[],
  ): Promise<void>;
  /** Registers what does the work; call before `start`. */
  work<N extends JobName>(name: N, run: (data: JobData[N]) => Promise<void>): void;
  /** Schedules a job by cron expression in UTC; call before `start`. */
  every(name: JobName, cron: string): void;
  /** Does the work here and now, past the queue: for tests and operators. */
  runNow<N extends JobName>(name: N, data: JobData[N]): Promise<void>;
  /** Jobs that were given up, and with `waiting` also those that wait after a failure; the latest first. After `start`. */
  stuck(among: { name: string | undefined; waiting?: boolean }): Promise<StoredJob[]>;
  /** Retries a stuck job at once, in the caller's transaction. Returns false when the job is not stuck any more. */
  repeat(tx: Db, job: Pick<StoredJob, 'id' | 'name'>): Promise<boolean>;
  start(options: { worker: boolean; schedules: boolean }): Promise<void>;
  stop(): Promise<void>;
}
