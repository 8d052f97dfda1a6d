import { foldText } from './reading.js';

/** An invalid rule. The message names the rule and the error. */
export class ScamRulesError extends Error {}

type Groups = Readonly<Record<string, readonly string[]>>;

/** A pattern with its anchors. A matching sentence contains at least one of these words. Null without anchors. */
export interface Pattern {
  readonly regex: RegExp;
  readonly anchors: readonly string[] | null;
}

const FAR = 5;
/** Marks that patterns can name, as written by `sentenceReader`. */
const MARKS = ['<phone>', '<sum>', '<email>', '<handle>', '<account>', '<link>', '<chat>', '<safe>'];
const NUMBER = '\\d+(?:[.,]\\d+)*';
/** Anchor for any number in a sentence. */
const ANY_NUMBER = '<number>';

/**
 * Compiles a pattern to a regular expression over a sentence. Words follow each other. `a|b` matches either, `?word` is optional, `word*`
 * matches any ending, `a_b` makes two words one alternative, `@name` matches any phrase of a group, `…` up to five words, `…2` up to two,
 * and `<phone>` a mark.
 */
export function readPattern(id: string, pattern: string, groups: Groups): Pattern {
  let source = '';
  let needsSpace = false;
  let anchors: readonly string[] | null = null;
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
    if (optional) continue;
    needsSpace = true;
    const words = firstWords(alternatives);
    if (words !== null && (anchors === null || words.length < anchors.length)) anchors = words;
  }
  if (!needsSpace) throw new ScamRulesError(`${id}: "${pattern}" names no word that must be there`);
  return { regex: new RegExp(` ${source} `, 'u'), anchors };
}

/** Returns the first word of each alternative. Null where one of them matches many words. */
function firstWords(alternatives: readonly string[]): readonly string[] | null {
  const words = new Set<string>();
  for (const alternative of alternatives) {
    const [first = ''] = alternative.split(' ');
    if (first === NUMBER) words.add(ANY_NUMBER);
    else if (first.includes('\\')) return null;
    else words.add(first);
  }
  return [...words];
}

function wordSources(id: string, word: string, groups: Groups): string[] {
  if (word.startsWith('@')) {
    const group = groups[word.slice(1)];
    if (group === undefined) throw new ScamRulesError(`${id}: there is no group "${word}"`);
    // A group can include another group, which by convention includes none.
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
  if (word === '<number>') return [NUMBER];
  if (word.startsWith('<')) {
    if (!MARKS.includes(word)) throw new ScamRulesError(`${id}: there is no mark "${word}"`);
    return [word];
  }
  const folded = foldText(word).replace(/'/g, '').replaceAll('_', ' ');
  if (!/^[\p{L}\p{N} ]+\*?$/u.test(folded)) throw new ScamRulesError(`${id}: "${word}" is not a word`);
  return [folded.replace(/\*$/, '\\S*')];
}

/** Returns the words of a sentence in the form of anchors. */
export function anchorsIn(sentence: string): Set<string> {
  const words = new Set(sentence.split(' '));
  for (const word of words)
    if (/^\d/.test(word)) {
      words.add(ANY_NUMBER);
      break;
    }
  return words;
}

/**
 * Returns an index of items by their patterns' anchors. `near` returns those that can match a sentence at all. A message comes near a few
 * dozen of several hundred patterns, so most are never tried.
 */
export function indexPatterns<T extends { readonly pattern: Pattern }>(all: readonly T[]) {
  const always = all.filter(({ pattern }) => pattern.anchors === null);
  const byAnchor = new Map<string, T[]>();
  for (const one of all) {
    for (const anchor of one.pattern.anchors ?? []) {
      const beside = byAnchor.get(anchor);
      if (beside === undefined) byAnchor.set(anchor, [one]);
      else beside.push(one);
    }
  }
  return {
    near(anchors: ReadonlySet<string>): Set<T> {
      const found = new Set(always);
      for (const anchor of anchors) for (const one of byAnchor.get(anchor) ?? []) found.add(one);
      return found;
    },
  };
}
