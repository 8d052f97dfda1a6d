export * from './public.js';
export type { Bank } from './bank.js';
export { previewCampus, PREVIEW_LASTS, type PictureSource } from './scenes/preview-campus.js';
export * from './preview/open-preview.js';
export { deleteStoredDatabases } from './preview/stored-database.js';
