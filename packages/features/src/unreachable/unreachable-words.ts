import { textsIn } from '@campushive/contract/texts-in';
import { withOwnTexts, type OwnTexts } from '../kernel/index.js';
import { messages as es } from './unreachable.messages.es.js';
import { messages as fr } from './unreachable.messages.fr.js';
import { messages as en, type UnreachableMessages } from './unreachable.messages.js';

/** The languages of the screens all at once, as they are said where nothing can be fetched; `own` has those that a host adds. */
export const unreachableWords = (language: string, own: readonly OwnTexts[] = []): UnreachableMessages =>
  withOwnTexts(textsIn({ en, fr, es }, language), { name: 'unreachable' }, own, { locale: language });
