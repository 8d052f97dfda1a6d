export * from './line-chart.js';
