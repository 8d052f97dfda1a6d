import { uuidv7 } from 'uuidv7';

let source: () => string = uuidv7;

/** Returns a new id. Ids contain their creation time, so sorting by id sorts by age. */
export const newId = (): string => source();

/** Returns the lowest id that can be made at `time` or later. */
export function firstIdOf(time: Date): string {
  const digits = time.getTime().toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`;
}

/** Takes every new id of this process from another source: a simulation repeats them. Default: the source of a server. */
export function setIdSource(other: () => string = uuidv7): void {
  source = other;
}
