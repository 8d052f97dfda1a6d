/** Numbers of buckets that features are hashed into: a power of two. */
export const BUCKETS = 32_768;

/** Shortest and longest run of letters of a word that is a feature. */
const LETTERS = { from: 3, to: 5 };
/** Words apart at most, in a pair that is a feature. */
const APART = 3;
/** Weights of features before their lengths are made equal. */
const WEIGHT = { word: 1, pair: 1, distantPair: 0.7, letters: 0.5 };

/** Chat spellings that stand for a word. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ...{
    u: 'you',
    ur: 'your',
    d: 'the',
    da: 'the',
    snd: 'send',
    nw: 'now',
    dat: 'that',
    dis: 'this',
    r: 'are',
  },
  ...{ fone: 'phone', b4: 'before', n: 'and', wen: 'when', pls: 'please', plz: 'please', cod: 'code' },
  ...{ cde: 'code', mny: 'money', frm: 'from', wat: 'what', msg: 'message', num: 'number', nr: 'number' },
};

/** A feature of a text: a word, two words, or letters of a word. */
export interface Feature {
  readonly name: string;
  readonly weight: number;
}

/** Returns the features of sentences as `sentenceReader` reads them. A feature can occur more than once. */
export function featuresOf(sentences: readonly string[]): Feature[] {
  return sentences.flatMap((sentence) => {
    // A link is left out: a rule recognises it by its host.
    const read = sentence.split(/\s+/).filter((word) => word !== '' && word !== '<link>');
    if (read.length === 0) return [];
    const words = ['^', ...read.map(plain), '$'];
    return words.flatMap((word, at) => [
      { name: word, weight: WEIGHT.word },
      ...pairsAt(words, at),
      ...lettersOf(word).map((letters) => ({ name: `-${letters}-`, weight: WEIGHT.letters })),
    ]);
  });
}

function pairsAt(words: readonly string[], at: number): Feature[] {
  return words.slice(at + 1, at + 1 + APART).map((next, gap) => ({
    name: `${words[at] ?? ''}${gap === 0 ? ' ' : ' … '}${next}`,
    weight: gap === 0 ? WEIGHT.pair : WEIGHT.distantPair,
  }));
}

/** Maps a word to its usual spelling, and a number to its size. */
function plain(word: string): string {
  if (/^\d+(?:[.,]\d+)*$/.test(word)) return word.length >= 4 ? '0000' : '0';
  return Object.hasOwn(SPELLINGS, word) ? (SPELLINGS[word] ?? word) : word;
}

/** Returns the runs of letters of a word, in which a space marks its start and end. */
function lettersOf(word: string): string[] {
  if (word.length < LETTERS.from || word.startsWith('<')) return [];
  const spaced = ` ${word} `;
  const runs: string[] = [];
  for (let length = LETTERS.from; length <= LETTERS.to; length += 1)
    for (let at = 0; at + length <= spaced.length; at += 1) runs.push(spaced.slice(at, at + length));
  return runs;
}

/** Returns the bucket of a feature. */
export function bucketOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) & (BUCKETS - 1);
}

/** Returns the buckets of features with their weights, as a vector of length one. */
export function vectorOf(features: readonly Feature[]): ReadonlyMap<number, number> {
  const vector = new Map<number, number>();
  for (const { name, weight } of features) {
    const bucket = bucketOf(name);
    vector.set(bucket, Math.max(vector.get(bucket) ?? 0, weight));
  }
  const length = Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight ** 2, 0));
  for (const [bucket, weight] of vector) vector.set(bucket, weight / length);
  return vector;
}
