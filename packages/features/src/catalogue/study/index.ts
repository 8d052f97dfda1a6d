export * from './download-panel.js';
export * from './download-panel-view.js';
