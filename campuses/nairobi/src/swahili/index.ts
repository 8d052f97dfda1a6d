import { account } from './account.js';
import { accounting } from './accounting.js';
import { articles } from './articles.js';
import { asking } from './asking.js';
import { claiming } from './claiming.js';
import { completing } from './completing.js';
import { cookies } from './cookies.js';
import { dealing } from './dealing.js';
import { earning } from './earning.js';
import { filling } from './filling.js';
import { finding } from './finding.js';
import { gathering } from './gathering.js';
import { handingOver } from './handing-over.js';
import { helping } from './helping.js';
import { introducing } from './introducing.js';
import { joining } from './joining.js';
import { moderating } from './moderating.js';
import { paying } from './paying.js';
import { places } from './places.js';
import { posting } from './posting.js';
import { privacy } from './privacy.js';
import { profiling } from './profiling.js';
import { running } from './running.js';
import { selling } from './selling.js';
import { safeDeals } from './safe-deals.js';
import { sharing } from './sharing.js';
import { stalls } from './stalls.js';
import { studying } from './studying.js';
import { terms } from './terms.js';
import { texting } from './texting.js';
import { trusting } from './trusting.js';
import { unreachable } from './unreachable.js';
import { working } from './working.js';
import { writing } from './writing.js';

/**
 * The screens in Swahili, by catalogue (`LanguageTexts` of `@campushive/features/catalogues`), for
 * `ownLanguage('sw', ...swahili)`. What is not here is read in English: `swahili.test.ts` names it.
 */
export const swahili: readonly Readonly<Record<string, object>>[] = [
  ...[joining, finding, places, posting, selling, claiming, asking, profiling, sharing],
  ...[dealing, stalls, safeDeals, writing, handingOver, paying, completing, earning, working, gathering],
  ...[trusting, account, texting, filling, helping, articles, studying],
  ...[introducing, terms, privacy, cookies, unreachable],
  ...[moderating, accounting, running],
];
