import type { CallName } from '@campushive/contract';
import type { Call } from '@campushive/contract/call';
import { Failure } from '@campushive/domain/calls/failure';
import type { CallContext, Handlers, IncomingFile } from '@campushive/domain/calls/handlers';
import { parseInput } from '@campushive/domain/calls/validation';
import { isStaff, type Origin, type Viewer } from '@campushive/domain/calls/viewer';
import { actAs } from '@campushive/domain/platform/acting';
import { calls } from '@campushive/domain/platform/campus';

type Fields = Record<string, unknown>;
type AnyHandler = (input: unknown, context: CallContext<CallName>) => Promise<Fields>;

/** Throws unless this viewer may make the call. Returns the viewer that the handler sees. */
export function requireCaller(call: Call, viewer: Viewer | null): Viewer | null {
  if (call.who === 'anyone') return null;
  if (viewer === null && call.who !== 'anyone-or-member')
    throw new Failure('unauthenticated', 'Please log in first.');
  if (call.who === 'moderator' && !isStaff(viewer))
    throw new Failure('forbidden', 'Only moderators may do this.');
  if (call.who === 'admin' && viewer?.role !== 'admin')
    throw new Failure('forbidden', 'Only admins may do this.');
  return viewer;
}

export interface AnsweringParts {
  readonly handlers: Handlers;
  /** Throws `step_up_required` unless the proof is fresh and of this session. */
  requireStepUp(viewer: Viewer, proof: string | undefined): Promise<void>;
  /** Runs a creating call once for each key of a student. */
  once(
    request: {
      readonly userId: string;
      readonly key: string;
      readonly call: CallName;
      readonly input: unknown;
    },
    run: () => Promise<Fields>,
  ): Promise<Fields>;
}

export interface IncomingCall {
  readonly name: CallName;
  readonly viewer: Viewer | null;
  readonly fields: Fields;
  readonly file: IncomingFile | undefined;
  readonly origin: Origin;
  readonly stepUp: string | undefined;
  readonly idempotencyKey: string | undefined;
}

/** Validates the input of a permitted call, requires its step-up, and runs it: once for each idempotency key. */
export async function answerCall(parts: AnsweringParts, incoming: IncomingCall): Promise<Fields> {
  const { name, viewer, file, origin, idempotencyKey: key } = incoming;
  const call: Call = calls[name];
  const handler = parts.handlers[name] as unknown as AnyHandler;
  const input = parseInput(call.input, incoming.fields);
  if (call.stepUp && viewer !== null) await parts.requireStepUp(viewer, incoming.stepUp);
  const run = () =>
    actAs(viewer?.userId, () => handler(input, { viewer, origin, file } as CallContext<CallName>));
  if (!call.creates || viewer === null || key === undefined || file !== undefined) return run();
  return parts.once({ userId: viewer.userId, key, call: name, input: incoming.fields }, run);
}
