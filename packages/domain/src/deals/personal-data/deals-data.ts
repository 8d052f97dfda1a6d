import type { PersonalData } from '../../base/personal-data/personal-data.js';
import { endOffersOfStudent } from '../offers/store-decision.js';
import { DEALS_HOLDINGS } from './holdings.js';
import { cancelEventsOf, forgetNameInOrders, leaveEvents, returnTasksOf } from './leave-deals.js';
import { refuseWhileMoneyMoves } from './refuse-while-money-moves.js';

/** Personal data of deals: offers, seats, tasks and orders. */
export const DEALS_DATA: PersonalData = {
  holdings: DEALS_HOLDINGS,
  refuse: refuseWhileMoneyMoves,
  async erase(context, tx, { id }, now) {
    await endOffersOfStudent(tx, id, 'deleted', now);
    await leaveEvents(context, tx, id, now);
    await cancelEventsOf(context.platform, tx, id);
    await returnTasksOf(context.notify, tx, id, now);
    await forgetNameInOrders(tx, id);
    return [];
  },
};
