import type { Home } from '@campushive/contract';
import { and, count, eq, inArray, isNull, sum } from 'drizzle-orm';
import { orders, users } from '../../platform/database/schema/index.js';
import { toMajor } from '../../platform/money.js';
import type { Platform } from '../../platform/platform.js';

export async function countPeople({
  read,
}: Platform): Promise<Pick<Home, 'studentCount' | 'completedCount' | 'handedOver'>> {
  const [students] = await read
    .select({ count: count() })
    .from(users)
    .where(and(eq(users.isVerified, true), isNull(users.deletedAt)));
  const [completed] = await read
    .select({ count: count(), price: sum(orders.price).mapWith(Number) })
    .from(orders)
    .where(inArray(orders.status, ['released', 'paid_out']));
  return {
    studentCount: students?.count ?? 0,
    completedCount: completed?.count ?? 0,
    handedOver: toMajor(completed?.price ?? 0),
  };
}
