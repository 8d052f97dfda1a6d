import { uuidv7 } from 'uuidv7';

let source: () => string = uuidv7;

/** A new id. Ids carry the time of their making, so that sorting by id is sorting by age. */
export const newId = (): string => source();

/** The least id of those made at a time or later. */
export function firstIdOf(time: Date): string {
  const digits = time.getTime().toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`;
}

/** Takes every new id of this process from another source: a simulation repeats them. */
export function takeIdsFrom(other: () => string): void {
  source = other;
}
