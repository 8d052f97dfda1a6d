import type { Handlers } from '../../calls/handlers.js';
import type { Platform } from '../../platform/platform.js';
import { findOpenDeals } from '../../catalogue/hives/posting/deal-listings.js';
import type { SafeDealsContext, SafeDealsDeps } from './context.js';
import { createSafeDeal } from './create-safe-deal.js';
import { endSafeDeal } from './end-safe-deal.js';
import { describeDeal, describeDeals } from './describe-deal.js';

type SafeDealCalls = Handlers<'safeDeals.create' | 'safeDeals.mine' | 'safeDeals.get' | 'safeDeals.end'>;

/** Safe-deal links: a deal that was agreed elsewhere is paid here. Orders, payments and moderation are those of listings. */
export function createSafeDealsModule(
  platform: Platform,
  deps: SafeDealsDeps,
): { readonly calls: SafeDealCalls } {
  const context: SafeDealsContext = { platform, deps };
  const calls: SafeDealCalls = {
    'safeDeals.create': createSafeDeal(context),
    async 'safeDeals.mine'(_input, { viewer }) {
      const { db, clock } = platform;
      const found = await findOpenDeals(db, viewer.userId, clock.now());
      return { data: await describeDeals(context, found, viewer) };
    },
    async 'safeDeals.get'({ id }, { viewer }) {
      return { data: await describeDeal(context, id, viewer) };
    },
    'safeDeals.end': endSafeDeal(context),
  };
  return { calls };
}
