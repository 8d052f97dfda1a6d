export * from './meetup-panel.js';
export * from './use-meetup.js';
