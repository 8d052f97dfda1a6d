import { hallId, leadingOf, universityIdsOf } from '../../catalogue/hives/lists/finding.js';
import type { Handler } from '../../calls/handlers.js';
import { nextStepsOf } from './next-steps.js';
import { moneyOf } from './money.js';
import { countOpenApplications } from './open-applications.js';
import { deadlinesOf } from './deadlines.js';
import { recommend } from './recommendations.js';
import type { DashboardContext } from './context.js';

const RECENT = 5;

export const getDashboard = (context: DashboardContext): Handler<'dashboard.get'> => {
  const { db, clock, deps } = context;
  return async ({ first, firstHall, hall, ...narrowing }, { viewer, origin }) => {
    const places = {
      lead: leadingOf({ first: first ?? viewer.universityId, firstHall }),
      filters: { universityIds: universityIdsOf(narrowing), hall: hallId(hall, 'hall') },
    };
    const [next, money, activeApplications, deadlines, recommended, recent] = await Promise.all([
      nextStepsOf({ db, clock }, viewer.userId),
      moneyOf(context, viewer.userId),
      countOpenApplications(context, viewer.userId),
      deadlinesOf(context, viewer.userId),
      recommend(context, viewer, places),
      deps.recent({ limit: RECENT }, { viewer, origin, file: undefined }),
    ]);
    return { data: { next, ...money, activeApplications, deadlines, recommended, recent: recent.data } };
  };
};
