import type { PersonalData } from '../../base/personal-data/personal-data.js';
import { REACH_HOLDINGS } from './holdings.js';

/** Personal data of services around the campus. */
export const REACH_DATA: PersonalData = { holdings: REACH_HOLDINGS };
