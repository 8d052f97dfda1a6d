export * from '../../base/universities/index.js';
export * from './university-screen.js';

export { prefetchUniversity } from './university.prefetch.js';
