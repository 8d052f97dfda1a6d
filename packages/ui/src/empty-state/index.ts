export * from './empty-state.js';
export type { EmptyKind } from './comb.js';
