import { messages, type KernelMessages } from './kernel.messages.js';
import { defineMessages } from './messages.js';

export const catalogue = defineMessages<KernelMessages>({
  name: 'kernel',
  en: messages,
  fr: () => import('./kernel.messages.fr.js'),
  es: () => import('./kernel.messages.es.js'),
});
