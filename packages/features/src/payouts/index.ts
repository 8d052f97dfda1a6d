export * from './payouts-screen.js';
export * from './payouts-view.js';
