export * from './consent.js';
export * from './destination.js';
export * from './failure.js';
export * from './field-text.js';
export * from './form-error.js';
export * from './use-minor-units.js';
export * from './dates.js';
export * from './format.js';
export * from './known-word.js';
export * from './link.js';
export * from './text-link.js';
export * from './messages.js';
export {
  fetchedLanguage,
  fetchOwnTexts,
  ownLanguage,
  ownTexts,
  withOwnTexts,
  type LanguagePart,
  type OwnTexts,
  type SomeTexts,
} from './own-texts.js';
export * from './use-campus-choice.js';
export * from './use-hives.js';
export * from './use-money.js';
export * from './ports.js';
export * from './provider.js';
export { screen } from './screen.js';
export type { ScreenFailure } from './world.js';
export * from './language-picker.js';
