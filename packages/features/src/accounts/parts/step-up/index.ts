export * from './step-up-gate.js';
