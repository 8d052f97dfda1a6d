import { SECOND } from '@campushive/contract';
import type { SmsGateway, SmsOutcome, SmsRefusal } from '@campushive/domain/platform/ports/sms';
import * as z from 'zod';

/** Access to a gateway. */
export interface GatewayAccess {
  /** Address to which messages are posted. */
  readonly url: string;
  /** `client id:secret`, or an API key. */
  readonly key: string;
  /** Sender that phones show: up to 11 letters and digits, or a number. */
  readonly sender: string;
}

/** Time limit of a request, in ms. */
const ANSWER_WITHIN = 5 * SECOND;
const MAX_ANSWER_CHARACTERS = 10_000;
/** Errors of connections that were never made: the gateway has no message. */
const NEVER_CONNECTED = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** Statuses with which a gateway says that it has not taken the message. */
const REFUSALS: Readonly<Record<number, SmsRefusal>> = {
  401: 'key',
  402: 'credit',
  403: 'key',
  422: 'number',
};

const answer = z.object({ status: z.union([z.number(), z.string()]).optional() });

/**
 * Sends through a gateway in the shape of Hubtel's: JSON with `From`, `To`, `Content` and `ClientReference`, which is the message's id. Its
 * answer has the `status` 0 for a message that it took. Neither number nor text is part of an error.
 */
export function createHttpGateway(
  { url, key, sender }: GatewayAccess,
  { within = ANSWER_WITHIN }: { readonly within?: number } = {},
): SmsGateway {
  return {
    async send({ id, to, text }) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json', ...authorization(key) },
          body: JSON.stringify({ From: sender, To: to, Content: text, ClientReference: id }),
          // The key must not follow to another address.
          redirect: 'error',
          signal: AbortSignal.timeout(within),
        });
        return outcomeOf(response.status, await response.text());
      } catch (error) {
        return { kind: 'unreachable', unanswered: !NEVER_CONNECTED.has(codeOf(error)) };
      }
    },
  };
}

/** Returns the header with the key: Basic for a client id with a secret, otherwise `api-key`. */
const authorization = (key: string): Readonly<Record<string, string>> =>
  key.includes(':') ? { authorization: `Basic ${Buffer.from(key).toString('base64')}` } : { 'api-key': key };

function outcomeOf(status: number, body: string): SmsOutcome {
  if (status >= 200 && status < 300) {
    return isAccepted(body) ? { kind: 'accepted' } : { kind: 'refused', reason: 'other' };
  }
  // The gateway knows the id.
  if (status === 409) return { kind: 'accepted' };
  if (status === 429 || status === 503) return { kind: 'unreachable', unanswered: false };
  if (status >= 500 || status === 408) return { kind: 'unreachable', unanswered: true };
  return { kind: 'refused', reason: REFUSALS[status] ?? 'other' };
}

/** Whether the body of an answer names no other status than 0. */
function isAccepted(body: string): boolean {
  const status = statusOf(body.slice(0, MAX_ANSWER_CHARACTERS));
  return status === undefined || Number(status) === 0 || /^(success|ok|queued|sent|accepted)$/i.test(status);
}

function statusOf(body: string): string | undefined {
  try {
    const read: unknown = JSON.parse(body);
    const lower =
      typeof read === 'object' && read !== null
        ? Object.fromEntries(Object.entries(read).map(([name, value]) => [name.toLowerCase(), value]))
        : read;
    const { status } = answer.parse(lower);
    return status === undefined ? undefined : String(status);
  } catch {
    return undefined;
  }
}

/** Returns the code of the innermost cause of a failed request. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}
