/** What a phone keeps to hand over without a network, and what hands it in: small, so that it can always be there. */
export { HandoverKeeper } from './use-handovers.js';
