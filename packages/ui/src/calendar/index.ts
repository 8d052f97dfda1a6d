export * from './calendar.js';
export { dayFromIso, isoFromDay } from './iso-day.js';
