export * from '../../accounts/settings/index.js';
export * from './settings-screen.js';

export { prefetchSettings } from './settings.prefetch.js';
