export * from './comb.js';
