export { followHeading } from './document-title.js';
export { keepInstallOffer } from './install-offer.js';
export { prefetchOnIntent } from './intent.js';
export { keepForOffline, sayWhatIsLost } from './offline.js';
export { followPages } from './page-focus.js';
export { showWhole } from './whole.js';
