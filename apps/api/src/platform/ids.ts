import { uuidv7 } from 'uuidv7';

let source: () => string = uuidv7;

/** A new id. Ids carry the time of their making, so that sorting by id is sorting by age. */
export const newId = (): string => source();

/** Takes every new id of this process from another source: a simulation repeats them. */
export function takeIdsFrom(other: () => string): void {
  source = other;
}
