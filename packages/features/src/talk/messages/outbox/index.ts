/** Keeps sending a student's messages anywhere in the dashboard. Small, so that it can always be loaded. */
export { OutboxKeeper } from './use-outbox.js';
