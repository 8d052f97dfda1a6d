import { SECOND } from '@campushive/contract';
import type { Db } from '@campushive/domain/platform/database/database';
import { findFailedEvents, retryEvents, type FailedEvent } from '../platform/dead-letters.js';
import type { StoredJob } from '@campushive/domain/platform/jobs';
import type { OpenPlatform } from '../platform/open.js';
import { writeAudit } from '@campushive/domain/base/audit/audit';
import {
  findRefundCases,
  repeatRefund,
  type RefundCaseReason,
} from '@campushive/domain/deals/payments/refunds/refund-again';
import { changeAmbassador, listAmbassadors } from './admin-ambassadors.js';
import { createStaff, reopenAccount, suspendAccount } from './admin-accounts.js';
import { runImport } from './import/run-import.js';
import { launch } from './admin-launch.js';
import type { Order, Which, WhichEvents } from './admin-order.js';
import { listDelayedPayouts, retryDelayedPayouts } from './admin-payouts.js';
import { Refused } from './admin-refused.js';
import { campus } from '@campushive/domain/platform/campus';
import { formatMoney } from '@campushive/contract/format-money';

const MAIL = 'mail.send';
const REFUND_CASE: Readonly<Record<RefundCaseReason, string>> = {
  failed: 'failed',
  unanswered: 'not answered, last tried',
  overdue: 'without a result, last asked about',
};

/** Executes a command. Returns the lines to print. Throws Refused. */
export async function carryOut(platform: OpenPlatform, order: Order): Promise<readonly string[]> {
  switch (order.command) {
    // The caller handles both: they open no platform.
    case 'doctor':
    case 'help':
      return [];
    case 'create-admin':
    case 'create-moderator':
      return createStaff(platform, order);
    case 'suspend':
      return suspendAccount(platform, order);
    case 'unsuspend':
      return reopenAccount(platform, order);
    case 'ambassador':
      return changeAmbassador(platform, order);
    case 'ambassadors':
      return listAmbassadors(platform);
    case 'launch':
      return launch(platform, order.which);
    case 'import':
      return runImport(platform, order.choice);
    case 'mails': {
      const mails = await platform.jobs.stuck({ name: MAIL, waiting: true });
      return mails.length === 0 ? ['Every mail has been sent.'] : mails.map(mailLine);
    }
    case 'jobs': {
      const jobs = await platform.jobs.stuck({ name: order.name });
      return jobs.length === 0 ? ['No job was given up.'] : jobs.map(jobLine);
    }
    case 'resend-mail':
      return repeat(platform, order.which, { name: MAIL, waiting: true });
    case 'requeue':
      return repeat(platform, order.which, { name: 'name' in order.which ? order.which.name : undefined });
    case 'refunds': {
      const cases = await findRefundCases(platform.db, platform.clock.now());
      return cases.length === 0
        ? ['No refund has failed.']
        : cases.map(
            ({ reference, amount, reason, updatedAt }) =>
              `${reference}  ${formatMoney(amount, campus.currency, 'en')}  ${REFUND_CASE[reason]} ${updatedAt.toISOString()}`,
          );
    }
    case 'resend-refund': {
      if (!(await repeatRefund(platform, order.reference))) {
        throw new Refused(
          `There is no failed refund of ${order.reference}; "pnpm admin refunds" lists them.`,
        );
      }
      return [`The refund of ${order.reference} is asked for again.`];
    }
    case 'payouts':
      return order.action === 'list'
        ? listDelayedPayouts(platform)
        : retryDelayedPayouts(platform, order.which);
    case 'outbox':
      return order.action === 'list' ? listEvents(platform) : retryFailedEvents(platform, order.which);
    default:
      return order satisfies never;
  }
}

async function listEvents({ db }: OpenPlatform): Promise<string[]> {
  const failed = await findFailedEvents(db);
  return failed.length === 0 ? ['Every event is delivered or on its way.'] : failed.map(eventLine);
}

/** Makes the events due again and writes each into the audit log. The server delivers them. */
async function retryFailedEvents({ db, clock }: OpenPlatform, which: WhichEvents): Promise<string[]> {
  const failed = await findFailedEvents(db);
  const chosen = which === 'all' ? failed : failed.filter(({ id }) => id === which.id);
  if (which !== 'all' && chosen.length === 0) {
    throw new Refused(`${which.id} is not among the failed events; "pnpm admin outbox list" shows them.`);
  }
  const ids = chosen.map(({ id }) => id);
  const retried = await db.transaction(async (tx) => {
    const due = await retryEvents(tx, ids);
    for (const { id, topic, subject } of chosen.filter((event) => due.includes(event.id))) {
      // The log's targets have a uuid: the one that the event is about.
      const target = { type: 'event', id: subject.slice(subject.indexOf(':') + 1) } as const;
      const details = { event: id, topic, subject };
      await writeAudit(tx, { actorId: null, action: 'outbox.retry', target, details }, clock.now());
    }
    return due;
  });
  if (retried.length === 0) return ['There is nothing to retry.'];
  return chosen
    .filter(({ id }) => retried.includes(id))
    .map(({ id, topic }) => `${id}  ${topic} is tried again`);
}

/** Describes an event without its payload, which may contain messages. */
function eventLine({
  id,
  topic,
  subject,
  createdAt,
  tries,
  retryAt,
  deadAt,
  lastError,
}: FailedEvent): string {
  const state =
    deadAt !== null ? `given up ${day(deadAt)}` : retryAt !== null ? `next try ${day(retryAt)}` : 'due';
  return `${id}  ${topic}  ${subject}  written ${day(createdAt)}  ${state}  after ${tries} tries: ${lastError ?? ''}`;
}

/** Puts jobs back into the queue, each with an entry in the audit log. */
async function repeat(
  { jobs, db, clock }: OpenPlatform,
  which: Which,
  among: { name: string | undefined; waiting?: boolean },
): Promise<string[]> {
  const stuck = await jobs.stuck(among);
  const chosen = 'id' in which ? stuck.filter(({ id }) => id === which.id) : stuck;
  if ('id' in which && chosen.length === 0) {
    throw new Refused(
      `${which.id} is not among them any more: it was done, is under way, or was forgotten after a week.`,
    );
  }
  const lines: string[] = [];
  for (const job of chosen) {
    await db.transaction(async (tx) => {
      await auditOf(tx, job, clock.now());
      if (await jobs.repeat(tx, job)) lines.push(`${job.id}  ${job.name} is tried again`);
      else throw new Refused(`${job.id} was taken up by another operator meanwhile.`);
    });
  }
  return lines.length === 0 ? ['There is nothing to repeat.'] : lines;
}

function auditOf(tx: Db, job: StoredJob, now: Date): Promise<void> {
  const action = job.name === MAIL ? 'mail.resend' : 'job.requeue';
  const target = { type: 'job', id: job.id } as const;
  return writeAudit(tx, { actorId: null, action, target, details: { name: job.name } }, now);
}

/** Subjects hold codes and links hold secrets: an operator sees neither. */
function mailLine({ id, data, since, waiting, error }: StoredJob): string {
  const to = typeof data['to'] === 'string' ? data['to'] : '?';
  const subject = typeof data['subject'] === 'string' ? data['subject'].replace(/\d{4,}/g, '······') : '';
  return `${id}  ${waiting ? 'waiting ' : 'given up'}  ${day(since)}  ${to}  "${subject}"  ${error}`;
}

const jobLine = ({ id, name, since, error, tries }: StoredJob) =>
  `${id}  ${name}  ${day(since)}  after ${tries} tries: ${error}`;

const day = (when: Date) => new Date(Math.floor(when.getTime() / SECOND) * SECOND).toISOString();
