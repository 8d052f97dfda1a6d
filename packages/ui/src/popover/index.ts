export * from './popover.js';
export type { Align, Side } from '../floating/place.js';
