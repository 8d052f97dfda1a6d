import type { SomeTexts } from '../kernel/index.js';
import type { UnreachableMessages } from '../reach/unreachable/unreachable.messages.js';
import type * as catalogues from './index.js';

type Catalogues = typeof catalogues;

/**
 * Texts of a language that the screens do not support, by catalogue. Missing texts fall back to English. See
 * `ownLanguage`.
 */
export type LanguageTexts = {
  readonly [Name in keyof Catalogues]?: SomeTexts<Catalogues[Name]['en']>;
} & {
  /** Texts for when no page can be fetched: see `unreachableWords`. */
  readonly unreachable?: SomeTexts<UnreachableMessages>;
};
