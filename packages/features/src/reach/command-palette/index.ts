export * from './command-palette-screen.js';
export * from './command-palette-view.js';
export type * from './use-command-palette.js';
