import type { ScamVerdict, Warning } from '@campushive/contract';
import { BUILT_IN_SCAM_RULES } from '@campushive/contract/scam/built-in/index';
import type { ScamRules } from '@campushive/contract/scam/rules';
import { createScamShield, type ScamShield } from '@campushive/contract/scam/shield';

import type { DomainConfig, Platform } from '../../platform/platform.js';

export interface ScamShieldModule {
  /** Returns the warning for readers of a message, based on its text alone; null without one. */
  warningOf(text: string): Warning | null;
  /** Returns the warning of a text with the words that speak for it, the strongest first; null without one. */
  verdictOf(text: string): ScamVerdict | null;
  /** Rereads the file of rules. Returns true when it is in force now. A file with a mistake changes nothing and is logged. */
  reload(): boolean;
  stop(): void;
}

/** Creates the scam shield with the built-in rules and those of `SCAM_RULES`, which is reread whenever it changes. */
export function createScamShieldModule({
  config,
  log,
  operatorRules,
}: Pick<Platform, 'config' | 'log' | 'operatorRules'>): ScamShieldModule {
  const { source } = operatorRules;
  let shield = openShield(config);
  function reload(): boolean {
    try {
      shield = openShield(config, operatorRules.read());
      return true;
    } catch (error) {
      log.error({ err: error }, 'SCAM_RULES has a mistake: the rules before it stay in force');
      return false;
    }
  }
  const changed = () => {
    if (reload()) log.info({ path: source }, 'SCAM_RULES is read');
  };
  let stop = () => {};
  if (source !== undefined) {
    reload();
    stop = operatorRules.watch(changed);
  }
  return {
    warningOf: (text) => shield(text)?.warning ?? null,
    verdictOf(text) {
      const found = shield(text);
      return found === null ? null : { kind: found.warning, reasons: [...found.reasons] };
    },
    reload,
    stop: () => stop(),
  };
}

/** Creates the shield of a deployment, with the operator's rules if there are any; throws ScamRulesError for a mistake in them. */
function openShield(
  { campus, publicUrl }: Pick<DomainConfig, 'campus' | 'publicUrl'>,
  rules?: ScamRules,
): ScamShield {
  const { hostname } = new URL(publicUrl);
  if (rules === undefined) return builtIn(campus, hostname);
  return createScamShield(campus, ...BUILT_IN_SCAM_RULES, { trustedHosts: [hostname] }, rules);
}

/**
 * Cache of shields. A shield has no state, and reading its rules takes longer than the rest of a start: tests start
 * many servers in one process.
 */
const opened = new WeakMap<DomainConfig['campus'], Map<string, ScamShield>>();

function builtIn(campus: DomainConfig['campus'], hostname: string): ScamShield {
  const shields = opened.get(campus) ?? new Map<string, ScamShield>();
  opened.set(campus, shields);
  const shield =
    shields.get(hostname) ?? createScamShield(campus, ...BUILT_IN_SCAM_RULES, { trustedHosts: [hostname] });
  shields.set(hostname, shield);
  return shield;
}
