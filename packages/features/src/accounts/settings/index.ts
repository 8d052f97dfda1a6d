export * from './settings-view.js';
export * from './install-section.js';
export { blockedQuery, paidQuery, sessionsQuery } from './settings.queries.js';
