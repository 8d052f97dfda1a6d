export * from './booking-panel.js';
export * from './booking-panel-view.js';
