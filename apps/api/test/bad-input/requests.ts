import { ERROR_STATUS, isFieldCode, routeOf, type CallName } from '@campushive/contract';
import type { Answered, TestCampus } from '../campus.js';
import { callOf, placeOf, type Place } from './places.js';

export type Fields = Readonly<Record<string, unknown>>;
export interface From {
  readonly token?: string | undefined;
  /** Network address of a visitor, by which limits count. */
  readonly ip: string;
}

/** Sends fields as they are, wrong ones included: the typed client would not. */
export function send(campus: TestCampus, name: CallName, fields: Fields, from: From): Promise<Answered> {
  const { method, path } = routeOf(name);
  const at = (place: Place) => Object.entries(fields).filter(([field]) => placeOf(name, field) === place);
  const filled = at('path').reduce(
    (address, [field, value]) => address.replace(`{${field}}`, encodeURIComponent(String(value))),
    path as string,
  );
  const query = new URLSearchParams(
    at('query').flatMap(([field, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => [field, String(one)]),
    ),
  );
  const body = callOf(name).upload ? formOf(at('form')) : Object.fromEntries(at('body'));
  return sendBody(campus, method, query.size > 0 ? `${filled}?${query}` : filled, body, from);
}

/** A form whose `file` is a picture of one pixel, unless the fields say otherwise; null leaves it out. */
function formOf(entries: [string, unknown][]): FormData {
  const { file = PIXEL, ...rest } = Object.fromEntries(entries);
  const form = new FormData();
  for (const [field, value] of Object.entries(rest)) form.append(field, String(value));
  if (file instanceof Blob) form.append('file', file, 'photo.png');
  return form;
}

export const PIXEL = new Blob([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
]);

export function sendBody(
  campus: TestCampus,
  method: string,
  path: string,
  body: unknown,
  { token, ip }: From,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const empty = typeof body === 'object' && body !== null && Object.keys(body).length === 0;
  const none = method === 'GET' || (method === 'DELETE' && empty);
  return campus.request(method, path, {
    ...(token !== undefined && { token }),
    ...(!none && { body }),
    headers: { 'x-forwarded-for': ip, ...headers },
  });
}

/** Describes the flaw of an answer that must be a refusal with one of these codes; undefined without one. */
export function flawOfFailure(answer: Answered, ...codes: string[]): string | undefined {
  const flaw = flawOfAnswer(answer);
  if (flaw !== undefined) return flaw;
  const { status, body } = answer;
  if (!codes.includes(body.code))
    return `answered ${status} ${body.code ?? 'success'}, not ${codes.join(' or ')}`;
  return undefined;
}

/** Describes the flaw of any answer: a server error, or a shape outside the contract. */
export function flawOfAnswer({ status, headers, body }: Answered): string | undefined {
  if (status >= 500) return `broke: ${status} ${JSON.stringify(body)}`;
  if (status < 300 && headers.get('content-disposition')?.startsWith('attachment') === true) return undefined;
  if (headers.get('content-type')?.startsWith('application/json') !== true) return 'is not JSON';
  if (status < 300) return body.status === 'success' ? undefined : 'succeeds without saying so';
  const { status: word, code, message, requestId, fieldErrors, ...rest } = body;
  if (word !== 'error' || Object.keys(rest).length > 0) return `has another shape: ${JSON.stringify(body)}`;
  if (ERROR_STATUS[code as keyof typeof ERROR_STATUS] !== status)
    return `has code ${code} with status ${status}`;
  if (typeof message !== 'string' || message === '') return 'has no message';
  if (requestId !== headers.get('x-request-id')) return 'has no request id';
  if (status === 429 && !(Number(headers.get('retry-after')) > 0) && code !== 'otp_attempts_exceeded') {
    return 'does not say when to try again';
  }
  const codes = Object.values<{ code?: unknown }>(fieldErrors ?? {}).map((fieldError) => fieldError.code);
  if (!codes.every(isFieldCode)) return 'has a field error that is not in the list';
  return undefined;
}
