export * from './pricing-screen.js';
