export * from './password-field.js';
