/** The time, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export function later(date: Date, milliseconds: number): Date {
  return new Date(date.getTime() + milliseconds);
}
