import { anchorsIn, indexPatterns, readPattern, type Pattern } from './patterns.js';
import { networksOf } from '../campus/campus.js';
import { foldText, sentenceReader, type Hosts, type ReadingCampus } from './reading.js';
import { WARNINGS, type Warning } from '../warnings.js';
import { createLearner, type Learned, type LearnedModel, type Learner } from './learned.js';
import { mergeScamRules, type MergedScamRules, type ScamRules } from './rules.js';

export { ScamRulesError } from './patterns.js';

/**
 * Returns the warning of a text, with the rule that gives it and the words that speak for it. Null without a warning. `reasons` is empty for
 * a rule with patterns: its id says enough.
 */
export type ScamShield = (
  text: string,
) => { readonly rule: string; readonly warning: Warning; readonly reasons: readonly string[] } | null;

/** Rules, and the model that is trained on labelled messages. Of several models, the last one counts. */
export interface ScamRuleSet extends ScamRules {
  readonly model?: LearnedModel | undefined;
}

interface Compiled {
  readonly rule: string;
  readonly warning: Warning;
  readonly when: readonly Pattern[];
  readonly unless: readonly Pattern[];
}

/** Least probability at which a graver warning of the model replaces that of a rule. */
const SURE = 0.7;

/**
 * Compiles rules to a shield for a campus. Throws ScamRulesError where a pattern names an unknown group or mark. A shield has no state and
 * no other inputs, so a text gets the same warning on a server and in a test.
 */
export function createScamShield(campus: ReadingCampus, ...sets: readonly ScamRuleSet[]): ScamShield {
  const rules = mergeScamRules(...sets);
  const groups = groupsOf(campus, rules);
  const read = readerOf(campus, rules, groups);
  const ruled = createRuling(rules, groups);
  const learned = learnerOf(sets);
  return (text) => {
    const sentences = read(text);
    const byRule = ruled(sentences);
    const byModel = learned(sentences);
    if (byModel === null) return byRule;
    const { probability, ...found } = byModel;
    if (byRule === null) return found;
    const isGraver = WARNINGS.indexOf(found.warning) < WARNINGS.indexOf(byRule.warning);
    return isGraver && probability >= SURE ? found : byRule;
  };
}

/** Returns a reader of texts: their sentences, in plain words and marks, without harmless phrases. The model is trained with it. */
export function createScamReader(
  campus: ReadingCampus,
  ...sets: readonly ScamRules[]
): (text: string) => readonly string[] {
  const rules = mergeScamRules(...sets);
  return readerOf(campus, rules, groupsOf(campus, rules));
}

type Groups = MergedScamRules['groups'];

const groupsOf = (campus: ReadingCampus, { groups }: MergedScamRules): Groups => ({
  ...groups,
  campus: [inWords(campus.name), inWords(campus.name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))],
  network: networksOf(campus).flatMap(({ name, shortName }) => [name, shortName].map(inWords)),
});

function readerOf(campus: ReadingCampus, rules: MergedScamRules, groups: Groups) {
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
      .reduce((remaining, { pattern }) => remaining.replace(pattern.regex, ' , '), ` ${sentence} `);

  return (text: string): readonly string[] => sentencesIn(text).map(withoutHarmless);
}

/** Returns the most serious warning that a rule with patterns gives to sentences. */
function createRuling(rules: MergedScamRules, groups: Groups) {
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
  return (sentences: readonly string[]): ReturnType<ScamShield> => {
    let found: { readonly rule: Compiled; readonly order: number } | null = null;
    for (const sentence of sentences) {
      const anchors = anchorsIn(sentence.trim());
      const excused = ({ unless }: Compiled) =>
        unless.some((pattern) => isNear(pattern, anchors) && pattern.regex.test(sentence));
      for (const one of asking.near(anchors)) {
        if (found !== null && one.order >= found.order) continue;
        if (one.pattern.regex.test(sentence) && !excused(one.rule)) found = one;
      }
    }
    return found === null ? null : { rule: found.rule.rule, warning: found.rule.warning, reasons: [] };
  };
}

type RuledByModel = Learned & { readonly rule: string };

/** Returns the warnings of the last model, as rules called `learned` and `learned.<warning>`, which `off` disables. */
function learnerOf(sets: readonly ScamRuleSet[]): (sentences: readonly string[]) => RuledByModel | null {
  const model = sets.findLast((set) => set.model !== undefined)?.model;
  const off = new Set(sets.flatMap((set) => set.off ?? []));
  if (model === undefined || off.has('learned')) return () => null;
  const learn = prepared(model);
  return (sentences) => {
    const learned = learn(sentences);
    if (learned === null) return null;
    const rule = `learned.${learned.warning}`;
    return off.has(rule) ? null : { rule, ...learned };
  };
}

const learners = new WeakMap<LearnedModel, Learner>();

/** Returns the learner of a model, cached: rules that are read again keep their model. */
function prepared(model: LearnedModel): Learner {
  const learner = learners.get(model) ?? createLearner(model);
  learners.set(model, learner);
  return learner;
}

const isNear = ({ anchors }: Pattern, words: ReadonlySet<string>): boolean =>
  anchors === null || anchors.some((anchor) => words.has(anchor));

/** Folds a name as it appears in sentences: lower case, without bracketed parts. */
const inWords = (name: string): string =>
  foldText(name)
    .replace(/\(.*\)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
