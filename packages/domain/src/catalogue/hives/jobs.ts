import type { Platform } from '../../platform/platform.js';
import type { HivesDeps } from './context.js';
import { expireDue, remindOfExpiry } from './expiry.js';
import { endUndo } from './posting/removal.js';
import { endReductions } from './prices/price-history.js';
import { forgetVisitors } from './views/views.js';

/** Registers the jobs of listings: ends, reminders, reduced prices, visitors, and final deletions. */
export function workOnListings(platform: Platform, deps: HivesDeps): void {
  const { jobs } = platform;
  jobs.work('hives.expire-due', () => expireDue(platform, deps.notify));
  jobs.every('hives.expire-due', '*/10 * * * *');
  jobs.work('hives.remind', () => remindOfExpiry(platform, deps.notify));
  jobs.every('hives.remind', '*/15 * * * *');
  jobs.work('hives.end-reductions', () => endReductions(platform));
  jobs.every('hives.end-reductions', '23 * * * *');
  jobs.work('hives.forget-visitors', () => forgetVisitors(platform));
  jobs.every('hives.forget-visitors', '7 * * * *');
  jobs.work('hives.end-undo', () => endUndo(platform, deps));
  jobs.every('hives.end-undo', '* * * * *');
}
