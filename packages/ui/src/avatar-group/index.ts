export * from './avatar-group.js';
