import type { SQL } from 'drizzle-orm';
import { sandboxTransactions } from '@campushive/domain/platform/database/schema/index';
import type { SandboxTransaction as Transaction } from './shapes.js';
import type { SandboxContext } from './context.js';

export async function findTransaction(
  { db, charges }: SandboxContext,
  by: SQL | undefined,
): Promise<Transaction | undefined> {
  const [row] = await db.select().from(sandboxTransactions).where(by);
  return row && charges.timeOut(row);
}
