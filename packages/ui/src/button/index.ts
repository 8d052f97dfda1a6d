export * from './button.js';
export type { ButtonSize, ButtonVariant } from './button.styles.js';
