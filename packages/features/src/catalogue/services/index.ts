export * from './services-screen.js';
export * from './services-view.js';
export type * from './use-services.js';
export { prefetchServices, servicesQuery, type ServiceChoice } from './services.queries.js';
