import type { ScamRules } from '../rules.js';
import { english } from './english.js';
import { french } from './french.js';
import { hosts } from './hosts.js';
import { pidgin } from './pidgin.js';
import { spanish } from './spanish.js';
import { twi } from './twi.js';

/** What the shield knows on every campus: words of five languages; networks of mobile money come from the campus definition. */
export const BUILT_IN_SCAM_RULES: readonly ScamRules[] = [hosts, english, pidgin, twi, french, spanish];
