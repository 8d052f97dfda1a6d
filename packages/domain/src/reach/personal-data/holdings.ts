import { holding, type Holding } from '../../base/personal-data/personal-data.js';
import { calendarAddresses, partnerKeys, webhooks } from '../../platform/database/schema/index.js';

/** Tables of services around the campus with a student's id. */
export const REACH_HOLDINGS: readonly Holding[] = [
  holding(calendarAddresses, [calendarAddresses.userId], 'erased'),
  holding(partnerKeys, [partnerKeys.createdById], 'kept', 'others'),
  holding(webhooks, [webhooks.createdById], 'kept', 'others'),
];
