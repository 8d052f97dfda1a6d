import { ratingOf } from '../users/rating.js';
import { toUser, type UserRow } from '../users/user.js';
import type { AuthContext } from './context.js';

export const describeUser = async ({ db, clock }: AuthContext, row: UserRow) =>
  toUser(row, await ratingOf(db, row.id, clock.now()));
