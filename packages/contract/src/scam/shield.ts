import { anchorsIn, indexPatterns, readPattern, type Pattern } from './patterns.js';
import { foldText, sentenceReader, type Hosts, type ReadingCampus } from './reading.js';
import { WARNINGS, type Warning } from '../warnings.js';
import { mergeScamRules, type ScamRules } from './rules.js';

export { ScamRulesError } from './patterns.js';

/** Returns the rule that a text matches, with its warning. Null without a match. */
export type ScamShield = (text: string) => { readonly rule: string; readonly warning: Warning } | null;

interface Compiled {
  readonly rule: string;
  readonly warning: Warning;
  readonly when: readonly Pattern[];
  readonly unless: readonly Pattern[];
}

/**
 * Compiles rules to a shield for a campus. Throws ScamRulesError where a pattern names an unknown group or mark. A shield has no state and
 * no other inputs, so a text gets the same warning on a server and in a test.
 */
export function createScamShield(campus: ReadingCampus, ...sets: readonly ScamRules[]): ScamShield {
  const rules = mergeScamRules(...sets);
  const groups = {
    ...rules.groups,
    campus: [inWords(campus.name), inWords(campus.name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))],
    network: campus.payments.mobileMoney.networks.flatMap(({ name, shortName }) =>
      [name, shortName].map(inWords),
    ),
  };
  const compile = (id: string, patterns: readonly string[]) =>
    patterns.map((pattern) => readPattern(id, pattern, groups));
  const compiled = rules.rules.map(({ id, warning, when, unless = [] }): Compiled => ({
    rule: id,
    warning,
    when: compile(id, when),
    unless: compile(id, unless),
  }));
  compiled.sort((one, other) => WARNINGS.indexOf(one.warning) - WARNINGS.indexOf(other.warning));
  const asking = indexPatterns(
    compiled.flatMap((rule, order) => rule.when.map((pattern) => ({ pattern, rule, order }))),
  );
  const harmless = rules.harmless.map((one, order) => ({
    order,
    pattern: readPattern('harmless', one, groups),
  }));
  const harmlessNear = indexPatterns(harmless);
  const hosts: Hosts = {
    trusted: [
      ...rules.trustedHosts,
      ...campus.institutions.flatMap(({ website, emailDomains }) => [
        ...emailDomains,
        website.replace(/^https?:\/\/(?:www\.)?|\/.*$/g, ''),
      ]),
    ],
    chat: rules.chatHosts,
  };
  const vocabulary = new Set(
    [...Object.values(groups).flat(), ...rules.rules.flatMap(({ when }) => when), ...rules.harmless].flatMap(
      (words) =>
        foldText(words)
          .split(/[\s|]+/)
          .filter((word) => /^\p{L}{4,}$/u.test(word)),
    ),
  );
  const sentencesIn = sentenceReader(campus, hosts, vocabulary);

  /** Removes harmless phrases, whose words could otherwise match a rule. */
  const withoutHarmless = (sentence: string): string =>
    [...harmlessNear.near(anchorsIn(sentence))]
      .sort((one, other) => one.order - other.order)
      .reduce((left, { pattern }) => left.replace(pattern.regex, ' , '), ` ${sentence} `);

  return (text) => {
    let found: { readonly rule: Compiled; readonly order: number } | null = null;
    for (const read of sentencesIn(text)) {
      const sentence = withoutHarmless(read);
      const anchors = anchorsIn(sentence.trim());
      const excused = ({ unless }: Compiled) =>
        unless.some((pattern) => isNear(pattern, anchors) && pattern.regex.test(sentence));
      for (const one of asking.near(anchors)) {
        if (found !== null && one.order >= found.order) continue;
        if (one.pattern.regex.test(sentence) && !excused(one.rule)) found = one;
      }
    }
    return found === null ? null : { rule: found.rule.rule, warning: found.rule.warning };
  };
}

const isNear = ({ anchors }: Pattern, words: ReadonlySet<string>): boolean =>
  anchors === null || anchors.some((anchor) => words.has(anchor));

/** Folds a name as it appears in sentences: lower case, without bracketed parts. */
const inWords = (name: string): string =>
  foldText(name)
    .replace(/\(.*\)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
