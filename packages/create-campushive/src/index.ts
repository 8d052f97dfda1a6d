export { createApp, type NewApp } from './create-app.js';
export { COUNTRIES, LANGUAGES, type Country } from './countries.js';
export { HUES, hueOf } from './colour.js';
