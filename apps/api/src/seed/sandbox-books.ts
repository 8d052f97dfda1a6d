import type { Bank } from '@campushive/testing/demo';
import type { Db } from '@campushive/domain/platform/database/database';
import { sandboxRefunds, sandboxTransactions } from '@campushive/domain/platform/database/schema/index';

/** Stores the payments of the stories' provider in the sandbox, which continues with them. */
export async function storeInSandbox(tx: Db, { transactions, refunds }: Bank, now: Date): Promise<void> {
  const refunded = new Set(refunds.map(({ reference }) => reference));
  const rows = [...transactions.values()].map(
    ({ reference, email, amount, status, paidAt }) =>
      ({
        ...{ reference, email, amount, paidAt },
        accessCode: reference.replaceAll('-', '').slice(-16),
        status: refunded.has(reference) ? 'reversed' : status === 'open' ? 'abandoned' : status,
        channel: status === 'open' ? null : 'card',
        gatewayResponse: status === 'open' ? null : status === 'failed' ? 'Declined' : 'Approved',
        createdAt: paidAt ?? now,
      }) satisfies typeof sandboxTransactions.$inferInsert,
  );
  if (rows.length > 0) await tx.insert(sandboxTransactions).values(rows);
  const returned = refunds.map(
    ({ reference, amount, status, at }) =>
      ({
        reference,
        amount,
        status,
        note: 'dispute',
        createdAt: at,
      }) satisfies typeof sandboxRefunds.$inferInsert,
  );
  if (returned.length > 0) await tx.insert(sandboxRefunds).values(returned);
}
