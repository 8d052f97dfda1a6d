import { createClient } from '@campushive/contract/client';
import { ApiError } from '@campushive/contract/errors';
import { REQUEST_TIMEOUT, UPLOAD_TIMEOUT } from '@campushive/contract/limits';
import type { Transport, TransportRequest, TransportResponse } from '@campushive/contract/client';
import { KEPT_HEADER } from '../worker-messages/worker-messages.js';
import type { AnsweredBy } from './catch-up.js';
import { startDeadline } from './deadline.js';

/** Page that a transport works for: the state that it sends, and its reports to the page. */
export interface TransportHost {
  /** Language of the page, used for emails to visitors and for new accounts. */
  language(): string;
  /** Token to send. Null without a session. */
  token(): string | null;
  /** The device's time in ms, before a request. */
  deviceNow(): number;
  /** Reports a response to a request sent at `sentAt`. `date` is its `Date` header. */
  dated(response: { readonly sentAt: number; readonly date: string | null }): void;
  /** Reports the origin of a response: the server, or the service worker's cache. */
  answered?: ((by: AnsweredBy) => void) | undefined;
  /** Reports that the server no longer knows the session. */
  sessionEnded(token: string, suspended: boolean): void;
}

/** Sends the client's calls over HTTP: with `fetch`, or with XMLHttpRequest for an upload's progress. `carry` replaces HTTP. */
export function createTransport(host: TransportHost, api = '/api', carry?: Transport): Transport {
  const send: Transport = async (request) => {
    const token = host.token();
    const language = host.language();
    const headers = {
      ...request.headers,
      'accept-language': language,
      ...(token !== null && { authorization: `Bearer ${token}` }),
    };
    const url = api + request.path;
    const response =
      carry !== undefined
        ? await carry({ ...request, headers })
        : request.body instanceof FormData
          ? await (await uploading()).upload(url, request, headers, request.body, unanswered)
          : await exchange(url, request, headers, host);
    const code = (response.body as { code?: unknown } | undefined)?.code;
    if (
      token !== null &&
      (code === 'session_expired' || code === 'unauthenticated' || code === 'account_suspended')
    ) {
      host.sessionEnded(token, code === 'account_suspended');
    }
    return response;
  };
  return async (request) => {
    const response = await send(request);
    if (response.status !== PROOF_OF_WORK_STATUS) return response;
    const proof = await proofOfWork(send, request.signal);
    if (proof === undefined) return response;
    return send({ ...request, headers: { ...request.headers, 'x-proof-of-work': proof } });
  };
}

/** Status code of `proof_of_work_required`. */
const PROOF_OF_WORK_STATUS = 428;

/** Fetches and solves a challenge in the background. Undefined if that fails, in which case the call's own error is shown. */
async function proofOfWork(send: Transport, signal: AbortSignal | undefined): Promise<string | undefined> {
  try {
    const client = createClient((request) => send({ ...request, signal }));
    const [{ data }, { solve }] = await Promise.all([
      client.auth.challenge({}),
      import('./proof-of-work.js'),
    ]);
    return await solve(data);
  } catch (error) {
    if (signal?.aborted === true) throw error;
    return undefined;
  }
}

/** Loads the upload code on demand, because few visits send a file. */
const uploading = () =>
  import('./upload.js').catch(() => {
    throw unanswered('network');
  });

const unanswered = (code: 'network' | 'timeout') =>
  new ApiError({
    code,
    status: 0,
    message: code === 'timeout' ? 'The server did not answer in time.' : 'No connection.',
  });

async function exchange(
  url: string,
  request: TransportRequest,
  headers: Record<string, string>,
  host: TransportHost,
): Promise<TransportResponse> {
  const deadline = startDeadline(request.download ? UPLOAD_TIMEOUT : REQUEST_TIMEOUT, request.signal);
  const json = request.body === undefined ? null : JSON.stringify(request.body);
  const sentAt = host.deviceNow();
  try {
    const response = await fetch(url, {
      method: request.method,
      headers: { ...headers, ...(json !== null && { 'content-type': 'application/json' }) },
      body: json,
      signal: deadline.signal,
    });
    const isStored = response.headers.has(KEPT_HEADER);
    if (!isStored) host.dated({ sentAt, date: response.headers.get('date') });
    host.answered?.(isStored ? 'device' : 'server');
    const body: unknown =
      request.download && response.ok ? await response.blob() : await response.json().catch(() => undefined);
    return { status: response.status, body, retryAfter: seconds(response.headers.get('retry-after')) };
  } catch (error) {
    if (request.signal?.aborted === true) throw error;
    throw unanswered(deadline.isOver() ? 'timeout' : 'network');
  } finally {
    deadline.end();
  }
}

const seconds = (header: string | null) => (header === null ? undefined : Number(header));
