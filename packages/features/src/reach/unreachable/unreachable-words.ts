import { textsIn } from '@campushive/contract/texts-in';
import { withOwnTexts, type OwnTexts } from '../../kernel/index.js';
import { messages as es } from './unreachable.messages.es.js';
import { messages as fr } from './unreachable.messages.fr.js';
import { messages as en, type UnreachableMessages } from './unreachable.messages.js';

/**
 * Returns the texts in the language. All built-in languages are bundled, because nothing can be fetched here. `own` adds those of the
 * host.
 */
export const unreachableWords = (language: string, own: readonly OwnTexts[] = []): UnreachableMessages =>
  withOwnTexts(textsIn({ en, fr, es }, language), { name: 'unreachable' }, own, { locale: language });
