import { account } from './account.js';
import { dealing } from './dealing.js';
import { finding } from './finding.js';
import { handingOver } from './handing-over.js';
import { joining } from './joining.js';
import { paying } from './paying.js';
import { places } from './places.js';
import { posting } from './posting.js';
import { selling } from './selling.js';
import { trusting } from './trusting.js';
import { writing } from './writing.js';

/**
 * The screens of the main journeys in Swahili, by catalogue (`LanguageTexts` of `@campushive/features/catalogues`), for
 * `ownLanguage('sw', ...swahili)`. What is not here is read in English.
 */
export const swahili: readonly Readonly<Record<string, object>>[] = [
  ...[joining, finding, places, posting, selling],
  ...[dealing, writing, handingOver, paying, trusting, account],
];
