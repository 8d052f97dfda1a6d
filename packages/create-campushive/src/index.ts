export { createApp, type NewApp } from './create-app.js';
export { HUES, hueOf } from './colour.js';
