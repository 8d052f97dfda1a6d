export * from './passkeys.js';
