export * from './tooltip.js';
export * from './tap-tip.js';
