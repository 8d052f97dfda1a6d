export * from './member-palette.js';
export * from './command-palette-view.js';
export type * from './use-command-palette.js';
