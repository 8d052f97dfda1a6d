import { ProviderError, type ProviderAnswer } from '@campushive/domain/platform/paystack/provider';
import { readBody } from './read-body.js';
import { envelope } from './responses.js';
import { withoutNumbers } from './unknown-answers.js';
import { Unknown, type PaystackAccess } from './http-context.js';

/** HTTP statuses of refusals that concern the moment or our key, not the request. */
const PASSING = [401, 403, 408, 425, 429];

/** Statuses of those after which the request may have been executed. */
const UNCERTAIN = [408];

/** Returns the data of Paystack's answer; throws ProviderError for any other. */
export async function callPaystack(
  access: PaystackAccess,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<unknown> {
  // The query can hold an account number. Errors are logged, so they name the path alone.
  const [shown = path] = path.split('?');
  const response = await access
    .fetch(access.baseUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${access.secretKey}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // Our key goes to Paystack and nowhere that an answer points to.
      redirect: 'error',
      signal: AbortSignal.timeout(access.timeout ?? 15_000),
    })
    .catch((error: unknown) => {
      throw new ProviderError(`Paystack did not answer ${method} ${shown}`, { cause: error });
    });
  const answer = envelope.safeParse(await bodyOf(response, `${method} ${shown}`));
  if (response.ok && answer.success && answer.data.status) return answer.data.data;
  const { code, message: providerMessage } = answer.data ?? {};
  // Messages may repeat the request: a phone number must never reach a log.
  const message = providerMessage === undefined ? undefined : withoutNumbers(providerMessage);
  const summary = `Paystack refused ${method} ${shown}: ${response.status} ${code ?? ''} ${message ?? ''}`;
  // A page of some proxy says nothing about what Paystack knows.
  const { status } = response;
  const words: ProviderAnswer = { http: status, code: code ?? null, words: message ?? null };
  if (status === 404 && answer.success) throw new Unknown(summary, { refused: true, answer: words });
  const turnedAway = answer.success && status >= 400 && status < 500;
  throw new ProviderError(summary, {
    refused: turnedAway && !PASSING.includes(status),
    untouched: turnedAway && !UNCERTAIN.includes(status),
    answer: answer.success || status >= 500 ? words : null,
  });
}

/** Reads a JSON body. Returns undefined for one that is truncated, too long or invalid. */
async function bodyOf(response: Response, path: string): Promise<unknown> {
  const text = await readBody(response).catch((error: unknown) => {
    throw new ProviderError(`Paystack did not finish its answer to ${path}`, { cause: error });
  });
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
