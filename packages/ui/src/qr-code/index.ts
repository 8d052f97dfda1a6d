export * from './qr-code.js';
