export * from './student-proof.js';
export * from './student-proof-gate.js';
export * from './student-proof-notice-view.js';
export * from './student-proof-view.js';
export type { StudentProofState } from './use-student-proof.js';
