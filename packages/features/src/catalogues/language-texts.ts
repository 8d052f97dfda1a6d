import type { SomeTexts } from '../kernel/index.js';
import type { UnreachableMessages } from '../unreachable/unreachable.messages.js';
import type * as catalogues from './index.js';

type Catalogues = typeof catalogues;

/** The texts of a language that the screens do not speak, by catalogue; what is left out is read in English. See `ownLanguage`. */
export type LanguageTexts = {
  readonly [Name in keyof Catalogues]?: SomeTexts<Catalogues[Name]['en']>;
} & {
  /** Said where no page can be fetched: see `unreachableWords`. */
  readonly unreachable?: SomeTexts<UnreachableMessages>;
};
