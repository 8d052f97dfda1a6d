/** What keeps sending a student's messages wherever in the dashboard they are: small, so that it can always be there. */
export { OutboxKeeper } from './use-outbox.js';
