import type { Home } from '@campushive/contract';
import { count, inArray, sum } from 'drizzle-orm';
import { orders } from '../../platform/database/schema/index.js';
import { countAllStudents } from '../../accounts/users/count-students.js';
import { toMajor } from '../../platform/money.js';
import type { Platform } from '../../platform/platform.js';

export async function countPeople({
  read,
}: Platform): Promise<Pick<Home, 'studentCount' | 'completedCount' | 'handedOver'>> {
  const studentCount = await countAllStudents(read);
  const [completed] = await read
    .select({ count: count(), price: sum(orders.price).mapWith(Number) })
    .from(orders)
    .where(inArray(orders.status, ['released', 'paid_out']));
  return {
    studentCount,
    completedCount: completed?.count ?? 0,
    handedOver: toMajor(completed?.price ?? 0),
  };
}
