import { foldText, readSentences, type Hosts, type ReadingCampus } from './reading.js';
import { WARNINGS, type Warning } from '../warnings.js';
import { mergeScamRules, type ScamRules } from './rules.js';

/** A rule that cannot be used: the message names it and says what is wrong. */
export class ScamRulesError extends Error {}

/** Which rule a text matches, and so what its reader should be warned of; null where nothing speaks against it. */
export type ScamShield = (text: string) => { readonly rule: string; readonly warning: Warning } | null;

interface Compiled {
  readonly rule: string;
  readonly warning: Warning;
  readonly when: readonly RegExp[];
  readonly unless: readonly RegExp[];
}

const FAR = 5;
/** Marks that patterns may name, as `readSentences` writes them. */
const MARKS = ['<phone>', '<sum>', '<email>', '<handle>', '<account>', '<link>', '<chat>', '<safe>'];

/**
 * Reads rules into a shield for a campus; throws ScamRulesError where a pattern names a group or a mark that does not exist.
 * A shield keeps no state and looks at nothing else: the same text earns the same warning on a server and in a test.
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
    patterns.map((pattern) => new RegExp(` ${patternSource(id, pattern, groups)} `, 'u'));
  const compiled = rules.rules.map(({ id, warning, when, unless = [] }): Compiled => ({
    rule: id,
    warning,
    when: compile(id, when),
    unless: compile(id, unless),
  }));
  compiled.sort((one, other) => WARNINGS.indexOf(one.warning) - WARNINGS.indexOf(other.warning));
  const harmless = compile('harmless', rules.harmless);
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
  const known = new Set(
    [...Object.values(groups).flat(), ...rules.rules.flatMap(({ when }) => when), ...rules.harmless].flatMap(
      (words) =>
        foldText(words)
          .split(/[\s|]+/)
          .filter((word) => /^\p{L}{4,}$/u.test(word)),
    ),
  );
  return (text) => {
    const sentences = readSentences(text, campus, hosts, known).map((sentence) =>
      harmless.reduce((left, pattern) => left.replace(pattern, ' , '), ` ${sentence} `),
    );
    const found = compiled.find(({ when, unless }) =>
      sentences.some(
        (sentence) =>
          when.some((pattern) => pattern.test(sentence)) && !unless.some((pattern) => pattern.test(sentence)),
      ),
    );
    return found === undefined ? null : { rule: found.rule, warning: found.warning };
  };
}

/** A name as it stands in a sentence: without what it has in brackets, in small letters. */
const inWords = (name: string): string =>
  foldText(name)
    .replace(/\(.*\)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * A pattern as a regular expression over a sentence: words follow each other; `a|b` is either; `?word` may be missing; `word*`
 * is any ending, `a_b` two words that are one alternative; `@name` any phrase of a group; `…` up to five words between, `…2` up to two; `<phone>` a mark.
 */
function patternSource(
  id: string,
  pattern: string,
  groups: Readonly<Record<string, readonly string[]>>,
): string {
  let source = '';
  let needsSpace = false;
  for (const item of pattern.trim().split(/\s+/)) {
    const gap = /^…(\d*)$/u.exec(item);
    if (gap !== null) {
      source += `(?: \\S+){0,${gap[1] === '' ? FAR : Number(gap[1])}}`;
      continue;
    }
    const optional = item.startsWith('?');
    const alternatives = item
      .slice(optional ? 1 : 0)
      .split('|')
      .flatMap((one) => wordSources(id, one, groups));
    const either = `(?:${alternatives.join('|')})`;
    if (optional) source += needsSpace ? `(?: ${either})?` : `(?:${either} )?`;
    else source += needsSpace ? ` ${either}` : either;
    if (!optional) needsSpace = true;
  }
  if (!needsSpace) throw new ScamRulesError(`${id}: "${pattern}" names no word that must be there`);
  return source;
}

function wordSources(
  id: string,
  word: string,
  groups: Readonly<Record<string, readonly string[]>>,
): string[] {
  if (word.startsWith('@')) {
    const group = groups[word.slice(1)];
    if (group === undefined) throw new ScamRulesError(`${id}: there is no group "${word}"`);
    // A group may name another one, which names none.
    return group.flatMap((one) =>
      one.startsWith('@')
        ? wordSources(id, one, { ...groups, [word.slice(1)]: [] })
        : [
            one
              .split(/\s+/)
              .map((part) => wordSources(id, part, {}).join(''))
              .join(' '),
          ],
    );
  }
  if (word === '<number>') return ['\\d+(?:[.,]\\d+)*'];
  if (word.startsWith('<')) {
    if (!MARKS.includes(word)) throw new ScamRulesError(`${id}: there is no mark "${word}"`);
    return [word];
  }
  const folded = foldText(word).replace(/'/g, '').replaceAll('_', ' ');
  if (!/^[\p{L}\p{N} ]+\*?$/u.test(folded)) throw new ScamRulesError(`${id}: "${word}" is not a word`);
  return [folded.replace(/\*$/, '\\S*')];
}
