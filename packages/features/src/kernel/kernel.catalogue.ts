import { messages, type KernelMessages } from './kernel.messages.js';
import { defineMessages } from './messages.js';

/** Texts of failed calls, waits and screens that threw, shared by all screens. */
export const catalogue = defineMessages<KernelMessages>({
  name: 'kernel',
  en: messages,
  fr: () => import('./kernel.messages.fr.js'),
  es: () => import('./kernel.messages.es.js'),
});
