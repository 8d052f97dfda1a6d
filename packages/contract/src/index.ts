export * from './fees.js';
export * from './money.js';
