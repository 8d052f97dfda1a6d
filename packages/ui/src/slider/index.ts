export * from './slider.js';
export * from './range-slider.js';
