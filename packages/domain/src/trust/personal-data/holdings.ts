import { holding, type Holding } from '../../base/personal-data/personal-data.js';
import { reportCases, reports, takedowns } from '../../platform/database/schema/index.js';

/** Tables of moderation with a student's id. */
export const TRUST_HOLDINGS: readonly Holding[] = [
  holding(reports, [reports.reporterId], 'kept'),
  holding(reportCases, [reportCases.subjectId, reportCases.resolvedById], 'kept', 'others'),
  holding(takedowns, [takedowns.ownerId], 'kept'),
  holding(takedowns, [takedowns.hiddenById, takedowns.answeredById], 'kept', 'others'),
];
