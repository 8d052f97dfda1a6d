export * from './unstyled-button.js';
