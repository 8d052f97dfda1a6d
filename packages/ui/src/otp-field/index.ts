export * from './otp-field.js';
