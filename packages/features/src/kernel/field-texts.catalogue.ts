import { fieldTexts, type FieldTexts } from '@campushive/contract';
import { defineMessages } from './messages.js';

/** What is wrong with a field, by its code. Apart from the kernel's other words, because pages without a form need none of it. */
export const catalogue = defineMessages<FieldTexts>({
  name: 'fieldTexts',
  en: fieldTexts,
  fr: () => import('./field-texts.messages.fr.js'),
  es: () => import('./field-texts.messages.es.js'),
});
