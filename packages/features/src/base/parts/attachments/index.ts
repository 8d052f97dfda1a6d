export * from './attachment-row.js';
export * from './attachment-uploads.js';
export * from './file-types.js';
export * from './use-picked-files.js';
