import type { PersonalData } from '../../base/personal-data/personal-data.js';
import { TRUST_HOLDINGS } from './holdings.js';

/** Personal data of moderation. */
export const TRUST_DATA: PersonalData = { holdings: TRUST_HOLDINGS };
