import { BUCKETS, bucketOf, featuresOf, vectorOf } from './features.js';

/** Warnings that the model knows. A link is recognised by its host instead. */
export const LEARNED_WARNINGS = ['code_request', 'prepayment', 'off_platform'] as const;
type LearnedWarning = (typeof LEARNED_WARNINGS)[number];

/** A linear model of the shield, as `scripts/scam/train.ts` writes it. */
export interface LearnedModel {
  /** Least probability of a scam for a warning, 0 to 1. */
  readonly threshold: number;
  /** Score of one unit of a stored weight. */
  readonly scale: number;
  /** Score of each warning without a feature, compared with a harmless message. */
  readonly bias: readonly number[];
  /** Weights of all buckets, for one warning after the other: signed bytes in base64. */
  readonly weights: string;
}

/** A warning for a text, and the words that speak for it, the strongest first. */
export interface Learned {
  readonly warning: LearnedWarning;
  readonly reasons: readonly string[];
  /** Probability of any scam, 0 to 1. */
  readonly probability: number;
}

/** Least probability at which one sentence of a harmless text gives a warning: other sentences must not hide it. */
const ALONE = 0.8;
/** Number of words that are given as reasons. */
const REASONS = 3;

/** Returns the warning of the model for sentences as `sentenceReader` reads them. Null for harmless ones. */
export type Learner = (sentences: readonly string[]) => Learned | null;

/** Prepares a model for use. Throws RangeError for a model of another size. */
export function createLearner({ threshold, scale, bias, weights }: LearnedModel): Learner {
  const bytes = Int8Array.from(atob(weights), (character) => character.charCodeAt(0));
  if (bytes.length !== BUCKETS * LEARNED_WARNINGS.length)
    throw new RangeError(`The model has ${bytes.length} weights; train it again.`);
  const weightOf = (warning: number, bucket: number) => (bytes[warning * BUCKETS + bucket] ?? 0) * scale;

  const judged = (sentences: readonly string[]): Learned | null => {
    const features = featuresOf(sentences);
    const vector = vectorOf(features);
    const scores = LEARNED_WARNINGS.map((_, warning) => {
      let score = bias[warning] ?? 0;
      for (const [bucket, value] of vector) score += weightOf(warning, bucket) * value;
      return score;
    });
    const probability = probabilityOf(scores);
    if (features.length === 0) return null;
    const best = scores.indexOf(Math.max(...scores));
    const warning = LEARNED_WARNINGS[best];
    if (warning === undefined) return null;
    const strength = new Map(
      features
        .filter(({ name }) => !name.startsWith('-'))
        .map(({ name, weight }) => [name, weight * weightOf(best, bucketOf(name))]),
    );
    const reasons = [...strength]
      .filter(([, weight]) => weight > 0)
      .sort(([, one], [, other]) => other - one)
      .map(([name]) => wordsOf(name))
      .filter((words, at, all) => words !== '' && all.indexOf(words) === at)
      .slice(0, REASONS);
    return { warning, reasons, probability };
  };

  return (sentences) => {
    const overall = judged(sentences);
    if (overall === null || overall.probability >= threshold) return overall;
    const [worst] = sentences
      .flatMap((sentence) => judged([sentence]) ?? [])
      .sort((one, other) => other.probability - one.probability);
    return worst !== undefined && worst.probability >= ALONE ? worst : null;
  };
}

/** Returns the words of a feature, without the marks of a sentence's start and end. */
const wordsOf = (name: string): string => name.replace(/[\^$<>]/g, '').replace(/^[ …]+|[ …]+$/g, '');

/** Returns the probability of any warning. A harmless message has the score 0. */
function probabilityOf(scores: readonly number[]): number {
  const sum = scores.reduce((total, score) => total + Math.exp(score), 0);
  return sum / (1 + sum);
}
