export * from './choose-files.js';
export * from './file-drop.js';
