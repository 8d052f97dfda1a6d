export * from './student-verification.js';
export * from './student-verification-gate.js';
export * from './student-verification-notice-view.js';
export * from './student-verification-view.js';
export type { StudentVerificationState } from './use-student-verification.js';
