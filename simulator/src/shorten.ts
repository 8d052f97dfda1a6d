import type { Engine } from './engine.js';
import { simulate, type Outcome, type Plan } from './run.js';

const PATIENCE_MS = 30_000;

/** Removes steps for as long as the same invariant breaks without them: first many at once, then fewer. */
export async function shorten(engine: Engine, failed: Outcome, plan: Plan): Promise<Outcome> {
  const until = performance.now() + PATIENCE_MS;
  const kind = kindOf(failed);
  let best = failed;
  let steps = Array.from({ length: failed.steps + 1 }, (_, step) => step);
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < steps.length && performance.now() < until;) {
      const only = [...steps.slice(0, from), ...steps.slice(from + size)];
      const outcome = await simulate(engine, { ...plan, only });
      if (kindOf(outcome) === kind) [best, steps] = [outcome, only];
      else from += size;
    }
  }
  return best;
}

/** Returns the broken invariant, without the row concerned. */
const kindOf = ({ failure }: Outcome) => failure?.message.split(':')[0];
