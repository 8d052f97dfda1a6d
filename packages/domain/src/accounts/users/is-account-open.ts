import { and, isNull, lte, or } from 'drizzle-orm';
import { users } from '../../platform/database/schema/index.js';

/** In a query over `users`: whose account is open. A suspension whose end has passed is none, even before it is cleared away. */
export const isAccountOpen = (now: Date) =>
  and(isNull(users.deletedAt), or(isNull(users.suspendedAt), lte(users.suspendedUntil, now)));
