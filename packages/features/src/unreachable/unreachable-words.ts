import type { Locale } from '../kernel/index.js';
import { messages as es } from './unreachable.messages.es.js';
import { messages as fr } from './unreachable.messages.fr.js';
import { messages as en, type UnreachableMessages } from './unreachable.messages.js';

/** All languages at once: they are said where nothing can be fetched. */
export const UNREACHABLE_WORDS: Readonly<Record<Locale, UnreachableMessages>> = { en, fr, es };
