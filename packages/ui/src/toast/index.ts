export * from './toast.js';
