import type { CallName } from '@campushive/contract';
import { calls } from '@campushive/contract/calls';
import { Failure } from '@campushive/domain/calls/failure';
import type { Viewer } from '@campushive/domain/calls/viewer';
import type { Chance } from '../chance.js';
import type { Process } from '../process.js';
import type { World } from '../world.js';
import type { Scene } from './scene.js';

/** An action: a label for the trace, and the work, which returns its outcome. */
export interface Action {
  readonly label: string;
  /** Writes files or zips them, which takes real time, so no other action runs concurrently. */
  readonly alone?: boolean;
  run(process: Process): Promise<string>;
}

/** Refusals that every call may return besides its own codes: limits, reused idempotency keys, and colliding requests. */
const COMMON_REFUSALS: readonly string[] = [
  'rate_limited',
  'idempotency_conflict',
  'idempotency_interrupted',
  'conflict',
  'validation_failed',
  'payment_provider_failed',
];

/** A refusal that the contract does not list, or an unexpected error: a defect. */
class Unlisted extends Error {}

/** Makes a call and returns the refusal's code or `ok`. Any code that the contract lists for the call is an outcome. */
export async function call(
  process: Process,
  name: CallName,
  input: object,
  viewer: Viewer,
  { key, then }: { key?: string; then?: (answer: Record<string, unknown>) => void } = {},
): Promise<string> {
  try {
    const answer = await process.call(name, input, viewer, key);
    then?.(answer);
    return 'ok';
  } catch (error) {
    if (!(error instanceof Failure)) throw new Unlisted(`${name}: ${String(error)}`, { cause: error });
    const listed: readonly string[] = calls[name].errors;
    if (!listed.includes(error.code) && !COMMON_REFUSALS.includes(error.code))
      throw new Unlisted(`${name} refused with ${error.code}, which the contract does not list`, {
        cause: error,
      });
    return error.code;
  }
}

export type Draw = (world: World, scene: Scene, chance: Chance) => Action | undefined;

export const viewerOf = (world: World, id: string): Viewer | undefined =>
  world.students.find(({ userId }) => userId === id);
export const inStatus = (scene: Scene, ...statuses: readonly string[]) =>
  scene.orders.filter(({ status }) => statuses.includes(status));
/** Shortens an id for the trace. */
export const brief = (id: string) => id.slice(-6);
