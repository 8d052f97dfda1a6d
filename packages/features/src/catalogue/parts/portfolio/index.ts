export { catalogue as portfolioCatalogue } from './portfolio.catalogue.js';
export * from './portfolio.js';
export * from './portfolio-view.js';
export type { PortfolioState } from './use-portfolio.js';
