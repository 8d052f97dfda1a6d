export * from './bar-chart.js';
