export type { ChosenFiles, FileRules, RejectionReason } from './choose-files.js';
export * from './file-drop.js';
