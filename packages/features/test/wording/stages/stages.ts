import { ApiError } from '@campushive/contract';
import type { Stage } from '../stage.js';

/** Brings a screen into its states. */
export type Stages = Readonly<
  Record<string, Readonly<Record<string, (stage: Stage) => Promise<void> | void>>>
>;

type Code = ConstructorParameters<typeof ApiError>[0]['code'];

/** Returns a call that is never answered. */
export const forever = () => new Promise<never>(() => undefined);

export const refused =
  (code: Code, status = 422, message = '') =>
  () =>
    Promise.reject(new ApiError({ code, status, message }));

export const unanswered = refused('network', 0);
export const broken = refused('internal', 500, 'Something went wrong.');
/** Response of a gateway in front of the server. */
export const mute = refused('internal', 502);

/** One page of a list, which is all of it. */
export const page =
  <T>(data: readonly T[]) =>
  async () => ({
    data: [...data],
    count: data.length,
    pagination: { nextCursor: null, limit: 50 },
  });
export const answer =
  <T>(data: T) =>
  async () => ({ data });
