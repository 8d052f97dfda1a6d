export { milestoneNames } from './milestone-names.catalogue.js';
export * from './milestones-on-demand.js';
