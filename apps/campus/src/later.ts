export { prefetchOnIntent } from './intent.js';
export { keepForOffline } from './offline.js';
