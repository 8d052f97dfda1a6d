import { BUCKETS } from '../../packages/contract/src/scam/features.ts';
import { LEARNED_WARNINGS, type LearnedModel } from '../../packages/contract/src/scam/learned.ts';

/** A message as a vector of features, and the number of its class: 0 is harmless, then the warnings of the model, then links. */
export interface Example {
  readonly vector: ReadonlyMap<number, number>;
  readonly class: number;
}

/** Links are a separate class, which the model leaves out: a rule recognises them by their hosts. */
const CLASSES = 2 + LEARNED_WARNINGS.length;
const ROUNDS = 12;
const RATE = 0.4;
const BIAS_RATE = 0.02;
/** Pull of weights towards 0. */
const DECAY = 3e-4;
/** Largest size of a quantised weight. */
const LARGEST = 127;

/** Fits a logistic regression by stochastic gradient descent (AdaGrad). Equal examples give equal models. */
export function learn(examples: readonly Example[], threshold: number): LearnedModel {
  const weights = new Float64Array(BUCKETS * CLASSES);
  const gradients = new Float64Array(BUCKETS * CLASSES).fill(0.01);
  const bias = new Float64Array(CLASSES);
  const order = examples.map((_, at) => at);
  const random = seeded(7);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random);
    for (const at of order) {
      const example = examples[at];
      if (example !== undefined) step(example, weights, gradients, bias);
    }
  }
  return quantised(weights, bias, threshold);
}

function step(
  { vector, class: right }: Example,
  weights: Float64Array,
  gradients: Float64Array,
  bias: Float64Array,
): void {
  const exps = Array.from(bias, (start, index) => {
    let score = start;
    for (const [bucket, value] of vector) score += (weights[index * BUCKETS + bucket] ?? 0) * value;
    return Math.exp(score);
  });
  const sum = exps.reduce((total, one) => total + one, 0);
  exps.forEach((exp, index) => {
    const error = exp / sum - (index === right ? 1 : 0);
    bias[index] = (bias[index] ?? 0) - BIAS_RATE * error;
    for (const [bucket, value] of vector) {
      const at = index * BUCKETS + bucket;
      const weight = weights[at] ?? 0;
      const gradient = error * value + DECAY * weight;
      const squares = (gradients[at] ?? 0) + gradient ** 2;
      gradients[at] = squares;
      weights[at] = weight - (RATE * gradient) / Math.sqrt(squares);
    }
  });
}

/** Returns the model with the scores of the warnings compared with those of a harmless message. */
function quantised(weights: Float64Array, bias: Float64Array, threshold: number): LearnedModel {
  const relative = Float64Array.from(
    weights.subarray(BUCKETS, (1 + LEARNED_WARNINGS.length) * BUCKETS),
    (one, at) => one - (weights[at % BUCKETS] ?? 0),
  );
  const scale = relative.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / LARGEST;
  const bytes = Int8Array.from(relative, (one) => Math.round(one / scale));
  return {
    threshold,
    scale: rounded(scale),
    bias: Array.from(bias.subarray(1, 1 + LEARNED_WARNINGS.length), (one) => rounded(one - (bias[0] ?? 0))),
    weights: Buffer.from(bytes.buffer).toString('base64'),
  };
}

const rounded = (value: number) => Number(value.toPrecision(6));

/** Returns a generator of numbers from 0 to 1, the same ones for a seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}
