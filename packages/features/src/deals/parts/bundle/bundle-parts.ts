export { BundleBar } from './bundle-bar.js';
export { BundleToggle } from './bundle-toggle.js';
