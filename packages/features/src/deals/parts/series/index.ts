export { mySeriesQuery, planQuery, seriesOfQuery, seriesQuery, type PlanWanted } from './series.queries.js';
