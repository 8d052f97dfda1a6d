export * from './claim-screen.js';
export * from './claim-view.js';
export type { ClaimPage, ReadyClaim } from './use-claim.js';
