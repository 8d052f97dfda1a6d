import {
  isProviderEvent,
  PROVIDER_EVENTS,
  type ProviderEvent,
} from '@campushive/contract/rules/provider-events';
import { hexOf } from '@campushive/contract/rules/voucher-format';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { Failure } from '../../../calls/failure.js';
import { orders, webhookEvents } from '../../../platform/database/schema/index.js';
import { sha256Of } from '../../../platform/digests.js';
import type { ProviderConnection } from '../../../platform/paystack/provider.js';
import type { Route } from '../../../platform/routes.js';
import type { PaymentsContext } from '../context.js';
import { settleRefund } from '../refunds/refund.js';
import { remindOfDeadlines, settleChargeback } from '../chargebacks/settle-chargeback.js';
import { isProbeReference, PROBE_EVENT } from './probe.js';
import { settle } from './settle.js';

const reference = z.string().max(200).nullish();
const webhook = z.object({
  event: z.string().max(100),
  data: z
    .object({
      id: z.union([z.string().max(100), z.number()]).nullish(),
      reference,
      transaction_reference: reference,
      transaction: z.object({ reference }).nullish(),
    })
    .nullish(),
});

/** Serves `POST /payments/webhook`: verifies and stores the event, and responds at once. Nothing applies before a query to the provider. */
export function webhookRoute(context: PaymentsContext, isSigned: ProviderConnection['isSigned']): Route {
  const { log } = context.platform;
  return {
    method: 'POST',
    path: '/payments/webhook',
    reads: 'bytes',
    async handle({ body = new Uint8Array(), header }) {
      const toDo = await receive(context, body, header('x-paystack-signature'), isSigned);
      if (toDo !== undefined) {
        // Starts after the reply. The job is a fallback in case this process dies.
        setTimeout(() => {
          workOn(context, toDo).catch((error: unknown) =>
            log.warn({ err: error }, 'webhook left to its job'),
          );
        });
      }
      return { type: 'application/json; charset=utf-8', body: JSON.stringify({ status: 'success' }) };
    },
  };
}

/** Verifies an event and stores it with its job. Returns its id while it needs handling. */
export async function receive(
  context: PaymentsContext,
  raw: Uint8Array,
  signature: unknown,
  isSigned: ProviderConnection['isSigned'],
): Promise<string | undefined> {
  if (!isSigned(raw, signature)) {
    throw new Failure('unauthenticated', 'The signature is invalid.');
  }
  const arrived = readEvent(raw);
  if (arrived.event === PROBE_EVENT) return undefined;
  return storeEvent(context, { digest: hexOf(sha256Of(raw)), ...arrived });
}

type Arrived = Pick<
  typeof webhookEvents.$inferInsert,
  'digest' | 'event' | 'reference' | 'disputeId' | 'body'
>;

/** Reads a webhook. An event of an unknown kind is stored whole, because an operator has to read it. */
function readEvent(raw: Uint8Array): Omit<Arrived, 'digest'> {
  const body = parse(new TextDecoder('utf-8', { ignoreBOM: true }).decode(raw));
  const parsed = webhook.safeParse(body);
  if (!parsed.success || UNKEEPABLE.test(JSON.stringify(parsed.data))) throw notAnEvent();
  const { event, data } = parsed.data;
  const isSupported = isProviderEvent(event);
  const about = isSupported && PROVIDER_EVENTS[event] === 'dispute' ? data?.id : null;
  return {
    event,
    reference: data?.reference ?? data?.transaction_reference ?? data?.transaction?.reference ?? null,
    disputeId: about == null ? null : String(about),
    body: isSupported ? parsed.data : keepable(body),
  };
}

/** NUL and lone surrogates, as JSON writes them: the database refuses both. */
const UNKEEPABLE = /\\u(?:0000|d[89a-f])/;

/** Parses JSON; returns undefined for an empty or invalid body. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notAnEvent();
  }
}

/** Removes characters that the database cannot store: a name cut within a character must not lose an unknown event. */
function keepable(body: unknown): unknown {
  const text = JSON.stringify(body).replace(/\\(?:u0000|ud[89a-f][0-9a-f]{2}|.)/g, (escaped) =>
    UNKEEPABLE.test(escaped) ? '\uFFFD' : escaped,
  );
  return JSON.parse(text);
}

const notAnEvent = () => new Failure('malformed_request', 'Not an event of Paystack.');

/**
 * Stores an event and its job, both or neither. Returns its id while it needs handling: an event that the provider
 * repeats gets another job if the first did not finish.
 */
async function storeEvent({ platform }: PaymentsContext, arrived: Arrived): Promise<string | undefined> {
  const { db, clock, jobs } = platform;
  const receivedAt = clock.now();
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(webhookEvents)
      .values({ ...arrived, receivedAt })
      .onConflictDoUpdate({ target: webhookEvents.digest, set: { receivedAt } })
      .returning({ id: webhookEvents.id, processedAt: webhookEvents.processedAt });
    if (stored?.processedAt !== null) return undefined;
    await jobs.send('payments.webhook', { eventId: stored.id }, { within: tx });
    return stored.id;
  });
}

/**
 * Handles a stored event. Idempotent. An event of an unknown kind or subject only gets an alarm, which operators see
 * in the log and in the metrics.
 */
export async function workOn(context: PaymentsContext, eventId: string): Promise<void> {
  const { db, clock, log } = context.platform;
  const [row] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, eventId));
  if (row === undefined || row.processedAt !== null) return;
  const { event } = row;
  const alarm = !isProviderEvent(event)
    ? 'unknown_event'
    : (await follow(context, event, row))
      ? null
      : 'unknown_subject';
  if (alarm !== null) log.error({ eventId, event, reference: row.reference }, `webhook with ${alarm}`);
  const processedAt = alarm === null ? clock.now() : null;
  await db.update(webhookEvents).set({ alarm, processedAt }).where(eq(webhookEvents.id, eventId));
}

type EventRow = typeof webhookEvents.$inferSelect;

/** Reads the event's subject from the provider and applies it; returns false for a foreign subject. */
async function follow(
  context: PaymentsContext,
  event: ProviderEvent,
  { reference, disputeId }: EventRow,
): Promise<boolean> {
  const subject = PROVIDER_EVENTS[event];
  switch (subject) {
    case 'dispute': {
      if (disputeId === null || !(await settleChargeback(context, disputeId))) return false;
      if (event === 'charge.dispute.remind') await remindOfDeadlines(context, disputeId);
      return true;
    }
    case 'transfer':
      if (reference === null) return false;
      return isProbeReference(reference) || context.settleTransfer(reference);
    case 'charge':
    case 'refund': {
      if (reference === null) return false;
      if (isProbeReference(reference)) return true;
      if (!(await hasOrder(context, reference))) return false;
      await (subject === 'charge' ? settle(context, reference) : settleRefund(context, reference));
      return true;
    }
    default:
      return subject satisfies never;
  }
}

async function hasOrder({ platform }: PaymentsContext, reference: string): Promise<boolean> {
  const found = await platform.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.reference, reference));
  return found.length > 0;
}
