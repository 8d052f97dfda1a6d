import {
  ApiError,
  ERROR_STATUS,
  type CallName,
  type Client,
  type ErrorCode,
  type FieldErrors,
} from '@campushive/contract';

/** Refusal that no scene can bring about. */
export interface Refusal {
  readonly code: ErrorCode;
  /** Default: a sentence that names the code. */
  readonly message?: string;
  readonly fieldErrors?: FieldErrors;
}

/**
 * Failure of one call: no response at all, no network, no network at the first try only, a server error, a refusal, or a response that
 * waits for a promise. Only a server error and a refusal come from a server.
 */
export type CallFailure = 'silent' | 'offline' | 'lost-once' | 'broken' | Refusal | Promise<void>;

/** Failures by the call's name. A play function may change them during its story. */
export type Failures = { [name in CallName]?: CallFailure };

export const offline = () => new ApiError({ code: 'network', status: 0, message: 'No connection.' });

/** Returns the server error with the server's text. */
export const broken = () =>
  new ApiError({
    code: 'internal',
    status: 500,
    message: 'Something went wrong on our side. Please try again.',
  });

/** Resolves if a call goes through, and rejects with its failure otherwise. `lost` has the names of calls that were lost once. */
export async function passFailure(failure: CallFailure, name: string, lost: Set<string>): Promise<void> {
  if (failure instanceof Promise) return failure;
  if (failure === 'silent') return new Promise(() => undefined);
  if (failure === 'offline') throw offline();
  if (failure === 'broken') throw broken();
  if (failure !== 'lost-once') throw refusalOf(failure);
  if (lost.has(name)) return;
  lost.add(name);
  throw offline();
}

/** Returns a client with these failures on the way. Other calls are unchanged. */
export function withFailures(client: Client, failures: Failures = {}): Client {
  const lost = new Set<string>();
  const group = (groupName: string, calls: object) =>
    new Proxy(
      {},
      {
        get(_, call) {
          const send: unknown = Reflect.get(calls, call);
          const name = `${groupName}.${String(call)}`;
          if (typeof send !== 'function') return send;
          return async (...input: unknown[]) => {
            const failure = (failures as Readonly<Record<string, CallFailure | undefined>>)[name];
            if (failure !== undefined) await passFailure(failure, name, lost);
            return (await Reflect.apply(send, calls, input)) as unknown;
          };
        },
      },
    );
  // A proxy of the client itself would have to return its read-only properties unchanged.
  return new Proxy({} as Client, {
    get: (_, name) => group(String(name), Reflect.get(client, name) as object),
  });
}

const refusalOf = ({ code, message = `Refused with ${code}.`, fieldErrors }: Refusal) =>
  new ApiError({ code, status: ERROR_STATUS[code], message, ...(fieldErrors && { fieldErrors }) });
