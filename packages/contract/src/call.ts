import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.js';

/** Who may make a call: anyone, anyone (but a session shows more), a signed-in student, a moderator or admin, or an admin. */
export type Caller = 'anyone' | 'anyone-or-member' | 'member' | 'moderator' | 'admin';

/** One row of the call table. Paths live in `routes.ts`, so that the client can do without the schemas. */
export interface Call {
  /** One flat object of path, query and body fields. */
  readonly input: z.ZodMiniType;
  /** `data` of the answer; left out when there is none. */
  readonly output?: z.ZodMiniType;
  /** How `data` is wrapped: with `pagination` for keyset lists, with `count` for counted ones. */
  readonly answers?: 'page' | 'counted';
  /** What an answer says of `data` as a whole, under `about`. */
  readonly about?: z.ZodMiniType;
  readonly who: Caller;
  /** Beside those that every call can have (validation, session, limits). */
  readonly errors: readonly ErrorCode[];
  readonly summary: string;
  /** Creates something: `Idempotency-Key` is honoured and the status is 201. */
  readonly creates?: true;
  /** Asked again, it goes on with what it began: a repetition needs no answer that was kept. */
  readonly resumes?: true;
  /** Needs a fresh proof of who asks (`auth.stepUp`), sent as `X-Step-Up`; without one it answers `step_up_required`. */
  readonly stepUp?: true;
  /** The body is multipart: `file` beside the fields. */
  readonly upload?: true;
  /** Answers a file instead of JSON. */
  readonly download?: true;
}

export const defineCall = <const C extends Call>(call: C): C => call;
