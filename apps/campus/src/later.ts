export { followHeading } from './document-title.js';
export { prefetchOnIntent } from './intent.js';
export { keepForOffline, sayWhatIsLost } from './offline.js';
export { showWhole } from './whole.js';
