export * from './button.js';
export type { ButtonSize, ButtonTone } from './button.styles.js';
