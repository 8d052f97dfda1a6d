export * from './stale.js';
export * from './use-draft.js';
export type { OpenDraft } from './open-draft.js';
