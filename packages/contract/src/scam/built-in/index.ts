import type { ScamRuleSet } from '../shield.js';
import { hosts } from './hosts.js';
import { model } from './model.js';

/**
 * Rules that the shield applies on every campus: hosts, addresses, and a model of what scams say in five languages. Mobile money networks
 * come from the campus definition.
 */
export const BUILT_IN_SCAM_RULES: readonly ScamRuleSet[] = [hosts, { model }];
