export type * from './worker-messages.js';
