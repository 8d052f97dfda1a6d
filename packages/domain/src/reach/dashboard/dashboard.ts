import type { Handlers } from '../../calls/handlers.js';
import type { Platform } from '../../platform/platform.js';
import { getDashboard } from './get-dashboard.js';
import type { DashboardDeps, DashboardContext } from './context.js';

/** The dashboard of a signed-in student, in one answer. */
export function createDashboardModule(
  { db, read, clock }: Platform,
  deps: DashboardDeps,
): { readonly calls: Handlers<'dashboard.get'> } {
  const context: DashboardContext = { db, clock, deps, read };
  return {
    calls: {
      'dashboard.get': getDashboard(context),
    },
  };
}
