import type { Handlers } from '../../../calls/handlers.js';
import { notFound } from '../../../calls/failure.js';
import { decodeCursor, limitOf, pageOf } from '../../../calls/page.js';
import { answerChargeback } from './answer-chargeback.js';
import type { PaymentsContext } from '../context.js';
import { countChargebacks, findChargeback, findChargebacks, toChargeback } from './list-chargebacks.js';

/** Returns the calls of moderators about chargebacks. */
export function chargebackCalls(
  context: PaymentsContext,
): Handlers<'chargebacks.list' | 'chargebacks.answer'> {
  const { platform } = context;
  return {
    async 'chargebacks.list'({ status = 'open', cursor, ...input }) {
      const limit = limitOf(input);
      const rows = await findChargebacks(platform.db, pageAfter(status, cursor), limit + 1);
      const page = pageOf(rows, limit, ({ chargeback, dueOrder }) =>
        status === 'open' ? [dueOrder.toISOString(), chargeback.id] : [chargeback.id],
      );
      return {
        data: page.rows.map((row) => toChargeback(platform, row)),
        pagination: page.pagination,
        count: await countChargebacks(platform.db, status),
      };
    },
    async 'chargebacks.answer'(input, { viewer }) {
      await answerChargeback(context, input, viewer);
      const row = await findChargeback(platform.db, input.id);
      if (row === undefined) throw notFound('Chargeback');
      return { data: toChargeback(platform, row) };
    },
  };
}

function pageAfter(status: 'open' | 'resolved', cursor: string | undefined) {
  if (status === 'resolved') {
    const [id] = cursor === undefined ? [] : decodeCursor(cursor, ['id']);
    return { status, after: id === undefined ? undefined : String(id) };
  }
  const [due, id] = cursor === undefined ? [] : decodeCursor(cursor, ['time', 'id']);
  return { status, after: id === undefined ? undefined : ([String(due), String(id)] as const) };
}
