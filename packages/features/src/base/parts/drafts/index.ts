export * from './stale.js';
export * from './use-draft.js';
export { startDraft, type DraftHost, type OpenDraft } from './open-draft.js';
