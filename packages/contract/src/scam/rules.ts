import * as z from 'zod/mini';
import { WARNINGS } from '../warnings.js';

const phrase = z.string().check(z.trim(), z.minLength(1));
const phrases = z.array(phrase);

/** A rule with one wording of a demand. A sentence that matches a pattern of `when` and none of `unless` gets the warning. */
const rule = z.strictObject({
  /** Id of the rule, used in errors and to disable it: `prepayment.en.money-first`. */
  id: z.string().check(z.regex(/^[a-z0-9.-]+$/, 'must consist of a to z, 0 to 9, points and hyphens')),
  warning: z.enum(WARNINGS),
  when: z.array(phrase).check(z.minLength(1)),
  unless: z.optional(phrases),
});

/**
 * The rules of the shield as data, built in or read from a file. `docs/scam-shield.md` explains the patterns.
 */
export const scamRules = z.strictObject({
  /** Words and phrases that patterns include as `@name`. A group with the same name in a later set extends it. */
  groups: z.optional(
    z.record(z.string().check(z.regex(/^[a-z-]+$/, 'must consist of a to z and hyphens')), phrases),
  ),
  /** Phrases in which a dangerous word is harmless ("course code"). They are removed before matching. */
  harmless: z.optional(phrases),
  /** Hosts that links can lead to without a warning, including subdomains. */
  trustedHosts: z.optional(phrases),
  /** Hosts of other messengers. A link to one invites the reader to leave. */
  chatHosts: z.optional(phrases),
  rules: z.optional(z.array(rule)),
  /** Ids of disabled rules. */
  off: z.optional(z.array(z.string())),
});
/** Rules of the scam shield, as a file of a campus has them. */
export type ScamRules = z.infer<typeof scamRules>;
type ScamRule = z.infer<typeof rule>;

/** Merged rules, without disabled ones. */
export interface MergedScamRules {
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly harmless: readonly string[];
  readonly trustedHosts: readonly string[];
  readonly chatHosts: readonly string[];
  readonly rules: readonly ScamRule[];
}

/** Merges sets of rules. Later sets add to groups and lists, and disable rules. */
export function mergeScamRules(...sets: readonly ScamRules[]): MergedScamRules {
  const off = new Set(sets.flatMap((set) => set.off ?? []));
  const groups: Record<string, string[]> = {};
  for (const set of sets) {
    for (const [name, words] of Object.entries(set.groups ?? {})) {
      groups[name] = [...(groups[name] ?? []), ...words];
    }
  }
  const all = (list: 'harmless' | 'trustedHosts' | 'chatHosts') => sets.flatMap((set) => set[list] ?? []);
  return {
    groups,
    harmless: all('harmless'),
    trustedHosts: all('trustedHosts'),
    chatHosts: all('chatHosts'),
    rules: sets.flatMap((set) => set.rules ?? []).filter(({ id }) => !off.has(id)),
  };
}
