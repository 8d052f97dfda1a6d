import type { ScamRules } from '../rules.js';
import { englishDemands } from './demands/english.js';
import { frenchDemands } from './demands/french.js';
import { pidginDemands } from './demands/pidgin.js';
import { spanishDemands } from './demands/spanish.js';
import { twiDemands } from './demands/twi.js';
import { englishPretexts } from './pretexts/english.js';
import { frenchPretexts } from './pretexts/french.js';
import { pidginPretexts } from './pretexts/pidgin.js';
import { twiPretexts } from './pretexts/twi.js';
import { english } from './english.js';
import { french } from './french.js';
import { hosts } from './hosts.js';
import { pidgin } from './pidgin.js';
import { spanish } from './spanish.js';
import { twi } from './twi.js';

/**
 * Rules that the shield applies on every campus: words of five languages. Mobile money networks come from the campus definition. A language
 * has two files: observed wordings of scams, and below `demands` their common patterns.
 */
export const BUILT_IN_SCAM_RULES: readonly ScamRules[] = [
  hosts,
  ...[english, englishDemands, englishPretexts],
  ...[pidgin, pidginDemands, pidginPretexts],
  ...[twi, twiDemands, twiPretexts],
  ...[french, frenchDemands, frenchPretexts],
  ...[spanish, spanishDemands],
];
