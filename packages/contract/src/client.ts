import type { AboutOf, DataOf, DownloadName, InputOf } from './calls.js';
import { ApiError, type ErrorCode } from './errors.js';
import type { FieldErrors } from './fields/field-codes.js';
import { randomId } from './random-id.js';
import { CREATING, DOWNLOADS, inQuery, routeOf, routes, type CallName, type Method } from './routes.js';

/** A call's data for the transport. HTTP adapters implement the transport. */
export interface TransportRequest {
  readonly method: Method;
  /** Path and query under the API's base, e.g. `/hives?q=lamp`. */
  readonly path: string;
  /** JSON fields, or multipart data with the file. */
  readonly body: Record<string, unknown> | FormData | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
  /** True for a file download, whose body the transport returns as a Blob. */
  readonly download: boolean;
  /** Called with the share of the body that was sent, 0 to 1. Uploads only. */
  readonly onProgress: ((share: number) => void) | undefined;
}

/** A server's response, as a transport returns it to the client. */
export interface TransportResponse {
  readonly status: number;
  /** Parsed JSON, or a download's Blob. Undefined for an empty or unreadable body. */
  readonly body: unknown;
  /** Seconds, from the `Retry-After` header. */
  readonly retryAfter?: number | undefined;
}

/** Sends a request. Rejects with an ApiError of code `network` or `timeout` without a response. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

/** The successful result of a call. Lists have a `pagination` or a `count`. `message` is an English sentence for people. */
export interface Answer<D, A = unknown> {
  readonly data: D;
  readonly message?: string;
  readonly count?: number;
  readonly pagination?: { readonly nextCursor: string | null; readonly limit: number };
  /** Summary of `data` as a whole, such as how well the results of a search fit. */
  readonly about?: A;
}

/** Options of a single call, besides its input. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Idempotency key. Reuse it to repeat a creating call whose outcome is unknown. Default: a new one. */
  readonly idempotencyKey?: string | undefined;
  readonly onProgress?: ((share: number) => void) | undefined;
  /** A recent identity check from `auth.stepUp`. */
  readonly stepUp?: string | undefined;
}

type WithFile<N extends CallName> = N extends 'uploads.create' | 'files.create' | 'attachments.create'
  ? { readonly file: Blob }
  : unknown;
type Groups = CallName extends infer N ? (N extends `${infer G}.${string}` ? G : never) : never;
type CallFunction<N extends CallName> = (
  input: InputOf<N> & WithFile<N>,
  options?: CallOptions,
) => Promise<Answer<N extends DownloadName ? Blob : DataOf<N>, AboutOf<N>>>;

/** A typed function per call: `client.hives.get({ id })`. Failures are ApiErrors. */
export type Client = {
  readonly [G in Groups]: {
    readonly [N in CallName as N extends `${G}.${infer Rest}` ? Rest : never]: CallFunction<N>;
  };
};

/** Creates a client that sends its calls over `transport`. Needs only names and paths at run time. The schemas stay on the server. */
export function createClient(transport: Transport): Client {
  const groups: Record<string, Record<string, unknown>> = {};
  for (const name of Object.keys(routes) as CallName[]) {
    const [group = '', call = ''] = name.split('.');
    (groups[group] ??= {})[call] = (input: Record<string, unknown>, options?: CallOptions) =>
      send(transport, name, input, options ?? {});
  }
  return groups as unknown as Client;
}

async function send(
  transport: Transport,
  name: CallName,
  input: Record<string, unknown>,
  options: CallOptions,
) {
  const { status, body, retryAfter } = await transport(requestOf(name, input, options));
  if (status >= 200 && status < 300 && body instanceof Blob) return { data: body };
  const answer = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  if (status >= 200 && status < 300 && answer['status'] === 'success') return answer;
  throw new ApiError({
    code: toErrorCode(answer['code']),
    message: typeof answer['message'] === 'string' ? answer['message'] : '',
    status,
    fieldErrors: answer['fieldErrors'] as FieldErrors | undefined,
    requestId: answer['requestId'] as string | undefined,
    retryAfter,
  });
}

/** Checks the format only. A list would cost every visitor half a kilobyte, and a newer server's codes are valid too. */
function toErrorCode(code: unknown): ErrorCode {
  return typeof code === 'string' && /^[a-z_]+$/.test(code) ? (code as ErrorCode) : 'internal';
}

/** Distributes a flat input over path, query and body. */
export function requestOf(
  name: CallName,
  input: Record<string, unknown>,
  options: CallOptions,
): TransportRequest {
  const { method, path: template, pathFields } = routeOf(name);
  const path = template.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(input[field])));
  const rest = Object.entries(input).filter(
    ([field, value]) => !pathFields.includes(field) && value !== undefined,
  );
  const headers: Record<string, string> = {
    ...(CREATING.has(name) && {
      'idempotency-key': options.idempotencyKey ?? randomId(),
    }),
    ...(options.stepUp !== undefined && { 'x-step-up': options.stepUp }),
  };
  const common = {
    method,
    headers,
    signal: options.signal,
    onProgress: options.onProgress,
    download: DOWNLOADS.has(name),
  };
  if (inQuery(name)) {
    const query = new URLSearchParams(
      rest.filter(([, value]) => value !== null).map(([field, value]) => [field, String(value)]),
    );
    const search = query.toString();
    return { ...common, path: search === '' ? path : `${path}?${search}`, body: undefined };
  }
  if (name === 'uploads.create' || name === 'files.create' || name === 'attachments.create') {
    const form = new FormData();
    // Fields before the file: the server reads the body as a stream.
    for (const [field, value] of rest) if (field !== 'file') form.append(field, String(value));
    const file = input['file'] as Blob;
    form.append('file', file, 'name' in file ? String(file.name) : 'photo');
    return { ...common, path, body: form };
  }
  return { ...common, path, body: Object.fromEntries(rest) };
}
