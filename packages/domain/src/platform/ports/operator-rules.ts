import type { ScamRules } from '@campushive/contract/scam/rules';

/** The operator's own rules of the scam shield. */
export interface OperatorRules {
  /** Address of the rules, for the log; undefined without any. */
  readonly source: string | undefined;
  /** Reads the rules; undefined without any. Throws ScamRulesError with one line that names the mistake and its place. */
  read(): ScamRules | undefined;
  /** Calls `changed` within some seconds of each change. Returns the function that ends it. */
  watch(changed: () => void): () => void;
}
