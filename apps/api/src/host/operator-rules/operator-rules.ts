import { SECOND } from '@campushive/contract';
import { unwatchFile, watchFile } from 'node:fs';
import type { OperatorRules } from '@campushive/domain/platform/ports/operator-rules';
import { readRuleFile } from './rule-file.js';

const LOOK_EVERY = 5 * SECOND;

/** Rules in the file at `path`, which is what `SCAM_RULES` names. */
export function createOperatorRules(path: string | undefined): OperatorRules {
  if (path === undefined) return { source: undefined, read: () => undefined, watch: () => () => undefined };
  return {
    source: path,
    read: () => readRuleFile(path),
    watch(changed) {
      watchFile(path, { interval: LOOK_EVERY, persistent: false }, changed);
      return () => unwatchFile(path, changed);
    },
  };
}
