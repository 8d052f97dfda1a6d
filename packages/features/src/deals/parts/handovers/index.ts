/** Stored handover data of a phone, and the component that submits it. Small enough to load on every page. */
export { HandoverKeeper } from './use-handovers.js';
