import { fieldTexts, type FieldTexts } from '@campushive/contract';
import { defineMessages } from '../messages.js';

/** Field error texts by code. Separate from the kernel's other texts, because pages without a form do not need them. */
export const catalogue = defineMessages<FieldTexts>({
  name: 'fieldTexts',
  en: fieldTexts,
  fr: () => import('./field-texts.messages.fr.js'),
  es: () => import('./field-texts.messages.es.js'),
});
