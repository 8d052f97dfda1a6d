import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.js';
import type { CallName } from './routes.js';

/** Callers with access to a call: anyone, anyone (with more data for a session), a signed-in student, a moderator or admin, or an admin. */
export type Caller = 'anyone' | 'anyone-or-member' | 'member' | 'moderator' | 'admin';

/** A row of the call table. Paths are in `routes.ts`, so that the client does not load the schemas. */
export interface Call {
  /** A flat object of path, query and body fields. */
  readonly input: z.ZodMiniType;
  /** Schema of the response's `data`. Left out for a response without any. */
  readonly output?: z.ZodMiniType;
  /** How `data` is wrapped: with `pagination` for keyset lists, with `count` for counted ones. */
  readonly answers?: 'page' | 'counted';
  /** Schema of `about`, which describes `data` as a whole. */
  readonly about?: z.ZodMiniType;
  readonly who: Caller;
  /** Error codes besides those that every call can return (validation, session, limits). */
  readonly errors: readonly ErrorCode[];
  readonly summary: string;
  /** Marks a deprecated call: the name of the call that replaces it. The same code answers both calls. */
  readonly replacedBy?: CallName;
  /** Creates something: `Idempotency-Key` is honoured and the status is 201. */
  readonly creates?: true;
  /** A repeated call resumes the work of the first one, so no stored response is needed. */
  readonly resumes?: true;
  /** Requires a recent identity check (`auth.stepUp`), sent as `X-Step-Up`. Without one the call fails with `step_up_required`. */
  readonly stepUp?: true;
  /** The body is multipart: `file` beside the fields. */
  readonly upload?: true;
  /** Returns a file instead of JSON. */
  readonly download?: true;
}

/** Declares a row of the call table. Keeps its exact type, from which handlers and the client are typed. */
export const defineCall = <const C extends Call>(call: C): C => call;
