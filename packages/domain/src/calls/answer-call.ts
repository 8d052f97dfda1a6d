import type { CallName } from '@campushive/contract';
import type { Call } from '@campushive/contract/call';
import { Failure } from './failure.js';
import type { CallContext, Handlers, IncomingFile, PageCookie } from './handlers.js';
import { parseInput } from './validation.js';
import { isStaff, type Origin, type Viewer } from './viewer.js';
import { actAs } from '../platform/acting.js';
import { calls } from '../platform/campus.js';

type Fields = Record<string, unknown>;
type AnyHandler = (input: unknown, context: CallContext<CallName>) => Promise<Fields>;

/** Throws unless this viewer may make the call. Returns the viewer that the handler sees. */
export function requireCaller(call: Call, viewer: Viewer | null): Viewer | null {
  if (call.who === 'anyone') return null;
  if (viewer === null && call.who !== 'anyone-or-member')
    throw new Failure('unauthenticated', 'Please log in first.');
  if (call.who === 'moderator' && !isStaff(viewer))
    throw new Failure('forbidden', 'Only moderators can do this.');
  if (call.who === 'admin' && viewer?.role !== 'admin')
    throw new Failure('forbidden', 'Only admins can do this.');
  return viewer;
}

export interface AnsweringParts {
  readonly handlers: Handlers;
  /** Throws `step_up_required` unless the proof is fresh and of this session. */
  requireStepUp(viewer: Viewer, proof: string | undefined): Promise<void>;
  /** Runs a creating call once for each key of a student. A repeated upload is the same only if its bytes are. */
  once(
    request: RepeatableCall,
    file: IncomingFile | undefined,
    run: (file: IncomingFile | undefined) => Promise<Fields>,
  ): Promise<Fields>;
}

/** A creating call with its idempotency key. */
export interface RepeatableCall {
  readonly userId: string;
  readonly key: string;
  readonly call: CallName;
  readonly input: unknown;
}

export interface IncomingCall {
  readonly name: CallName;
  readonly viewer: Viewer | null;
  readonly fields: Fields;
  readonly file: IncomingFile | undefined;
  readonly origin: Origin;
  readonly pageCookie?: PageCookie;
  readonly stepUp: string | undefined;
  readonly idempotencyKey: string | undefined;
}

/** Validates the input of a permitted call, requires its step-up, and runs it: once for each idempotency key. */
export async function answerCall(parts: AnsweringParts, incoming: IncomingCall): Promise<Fields> {
  const { name, viewer, fields, file, origin, pageCookie, idempotencyKey: key } = incoming;
  const call: Call = calls[name];
  const handler = parts.handlers[name] as unknown as AnyHandler;
  const input = parseInput(call.input, fields);
  // Required after the validation: a mistyped number must not cost a password prompt.
  if (call.stepUp && viewer !== null) await parts.requireStepUp(viewer, incoming.stepUp);
  const run = (sent: IncomingFile | undefined) =>
    actAs(viewer?.userId, () =>
      handler(input, {
        viewer,
        origin,
        file: sent,
        ...(pageCookie && { pageCookie }),
      } as CallContext<CallName>),
    );
  if (!call.creates || viewer === null || key === undefined) return run(file);
  return parts.once({ userId: viewer.userId, key, call: name, input: fields }, file, run);
}
