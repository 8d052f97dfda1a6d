import { MAX_OPEN_DEALS, type ParsedInputOf, type Photo } from '@campushive/contract';
import { sql } from 'drizzle-orm';
import { requireVerifiedStudent } from '../../accounts/auth/student-verification/student-verification.js';
import { Failure } from '../../calls/failure.js';
import type { Handler } from '../../calls/handlers.js';
import type { Viewer } from '../../calls/viewer.js';
import { countOpenDeals, postDeal } from '../../catalogue/hives/posting/deal-listings.js';
import type { Db } from '../../platform/database/database.js';
import { toSalePrice } from '../../platform/money.js';
import type { SafeDealsContext } from './context.js';
import { describeDeal } from './describe-deal.js';

/** Limit of new links per day, against a script that makes and ends links. */
const LINKS_A_DAY = 20;
const DAY_SECONDS = 24 * 60 * 60;

export const createSafeDeal = (context: SafeDealsContext): Handler<'safeDeals.create'> => {
  const { platform } = context;
  return async (input, { viewer }) => {
    requireVerifiedStudent(viewer);
    await platform.limits.hit(`safe-deal:${viewer.userId}`, LINKS_A_DAY, DAY_SECONDS);
    const id = await platform.db.transaction((tx) => storeDeal(context, tx, input, viewer));
    return { data: await describeDeal(context, id, viewer), message: 'Your link is ready' };
  };
};

async function storeDeal(
  { platform, deps }: SafeDealsContext,
  tx: Db,
  { title, price, photo }: ParsedInputOf<'safeDeals.create'>,
  { userId: posterId, universityId }: Viewer,
): Promise<string> {
  const now = platform.clock.now();
  await requireRoom(tx, posterId, now);
  const photos: Photo[] =
    photo == null ? [] : await deps.attach(tx, posterId, [photo], ['listing-photo'], 'photo');
  return postDeal(tx, { posterId, universityId, title, priceMinor: toSalePrice(price ?? 0), photos }, now);
}

/** Refuses more open links than a student can have, one request at a time. */
async function requireRoom(tx: Db, posterId: string, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`safe-deal:${posterId}`}, 0))`);
  if ((await countOpenDeals(tx, posterId, now)) >= MAX_OPEN_DEALS)
    throw new Failure('limit_reached', 'You’ve reached the limit of open links. End one first.');
}
