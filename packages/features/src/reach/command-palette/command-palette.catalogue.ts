import { defineMessages } from '../../kernel/index.js';
import { messages } from './command-palette.messages.js';

/** Texts of the palette that ⌘K and Ctrl+K open. */
export const catalogue = defineMessages({
  name: 'commandPalette',
  en: messages,
  fr: () => import('./command-palette.messages.fr.js'),
  es: () => import('./command-palette.messages.es.js'),
});
