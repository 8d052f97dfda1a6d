import { eq } from 'drizzle-orm';
import { notFound } from '../../../calls/failure.js';
import type { Handlers } from '../../../calls/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../../calls/page.js';
import { orders } from '../../../platform/database/schema/index.js';
import type { PaymentsContext } from '../context.js';
import {
  answerDispute,
  countDisputes,
  findDispute,
  findDisputes,
  openDispute,
  resolveDispute,
} from './disputes.js';
import { COMPLAINTS_AN_HOUR } from '../limits.js';
import { describe, requireOwn } from '../orders/own-order.js';

type DisputeCalls = Handlers<
  'payments.dispute' | 'payments.answerDispute' | 'disputes.list' | 'disputes.resolve'
>;

/** Calls for disputes of orders, and for moderators' decisions about them. */
export function disputeCalls(context: PaymentsContext): DisputeCalls {
  const { platform } = context;
  const { db, limits } = platform;
  return {
    async 'payments.dispute'({ id, ...complaint }, { viewer }) {
      await limits.hit(`dispute:${viewer.userId}`, COMPLAINTS_AN_HOUR, 3_600);
      const { order } = await requireOwn(platform, eq(orders.id, id), viewer);
      await openDispute(context, order, viewer, complaint);
      return { data: await describe(platform, eq(orders.id, id), viewer) };
    },
    async 'payments.answerDispute'({ id, ...answer }, { viewer }) {
      await limits.hit(`dispute:${viewer.userId}`, COMPLAINTS_AN_HOUR, 3_600);
      const { order } = await requireOwn(platform, eq(orders.id, id), viewer);
      await answerDispute(context, order, viewer, answer);
      return { data: await describe(platform, eq(orders.id, id), viewer) };
    },
    async 'disputes.list'({ status = 'open', cursor, ...input }) {
      const limit = limitOf(input);
      const [before] = cursor === undefined ? [] : decodeCursor(cursor, ['id']);
      const found = await findDisputes(db, {
        status,
        before: before === undefined ? undefined : String(before),
        limit: limit + 1,
      });
      const page = pageOf(found, limit, (one) => [one.id]);
      return { data: page.rows, pagination: page.pagination, count: await countDisputes(db, status) };
    },
    async 'disputes.resolve'(input, { viewer }) {
      await resolveDispute(context, input, viewer);
      const data = await findDispute(db, input.id);
      if (data === undefined) throw notFound('Dispute');
      return { data };
    },
  };
}
