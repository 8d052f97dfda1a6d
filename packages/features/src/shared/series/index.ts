export { planQuery, seriesOfQuery, seriesQuery, type PlanWanted } from './series.queries.js';
