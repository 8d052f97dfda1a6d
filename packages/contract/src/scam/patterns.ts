import { foldText } from './reading.js';

/** A rule that cannot be used: the message names it and says what is wrong. */
export class ScamRulesError extends Error {}

type Groups = Readonly<Record<string, readonly string[]>>;

/** A pattern, and the words that a sentence must hold one of to match it; null where it needs none of them. */
export interface Pattern {
  readonly regex: RegExp;
  readonly anchors: readonly string[] | null;
}

const FAR = 5;
/** Marks that patterns may name, as `sentenceReader` writes them. */
const MARKS = ['<phone>', '<sum>', '<email>', '<handle>', '<account>', '<link>', '<chat>', '<safe>'];
const NUMBER = '\\d+(?:[.,]\\d+)*';
/** Stands for any number among the words of a sentence. */
const ANY_NUMBER = '<number>';

/**
 * A pattern as a regular expression over a sentence: words follow each other; `a|b` is either; `?word` may be missing; `word*`
 * is any ending, `a_b` two words that are one alternative; `@name` any phrase of a group; `…` up to five words between, `…2` up to two; `<phone>` a mark.
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

/** The word that each alternative begins with; null where one of them is the beginning of many words. */
function firstWords(alternatives: readonly string[]): readonly string[] | null {
  const words = new Set<string>();
  for (const one of alternatives) {
    const [first = ''] = one.split(' ');
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
  if (word === '<number>') return [NUMBER];
  if (word.startsWith('<')) {
    if (!MARKS.includes(word)) throw new ScamRulesError(`${id}: there is no mark "${word}"`);
    return [word];
  }
  const folded = foldText(word).replace(/'/g, '').replaceAll('_', ' ');
  if (!/^[\p{L}\p{N} ]+\*?$/u.test(folded)) throw new ScamRulesError(`${id}: "${word}" is not a word`);
  return [folded.replace(/\*$/, '\\S*')];
}

/** The words of a sentence as anchors name them. */
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
 * Things by their patterns' anchors: `near` answers those that can match a sentence at all. Of the hundreds of patterns a message
 * comes near a few dozen, so that most are never tried.
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
