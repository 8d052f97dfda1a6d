export * from './server-ports.js';
