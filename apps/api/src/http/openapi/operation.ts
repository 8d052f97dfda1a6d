import { inQuery, routeOf, type CallName, type ErrorCode } from '@campushive/contract';
import type { Call } from '@campushive/contract/call';
import { CALL_WORDS } from './call-words.js';
import { exampleOf, isTaken } from './examples.js';
import { failureAnswers, headersOf } from './failures.js';
import { ID_WORDS } from './field-words.js';
import { answerWords, documented, requestWords, withWords, type Json } from './schemas.js';
import { CALLER_WORDS } from './words.js';

/** Failures that any call can answer, beside its own. */
const EVERYWHERE: readonly ErrorCode[] = [
  'malformed_request',
  'validation_failed',
  'rate_limited',
  'internal',
  'unavailable',
  'storage_full',
];
const SIGNED_IN: readonly ErrorCode[] = ['unauthenticated', 'session_expired', 'account_suspended'];
/** Failures of calls with a body. */
const WITH_BODY: readonly ErrorCode[] = ['payload_too_large', 'unsupported_media_type'];

interface Described {
  readonly name: CallName;
  readonly call: Call;
  readonly input: Json;
  readonly operationId: string;
  readonly components: Record<string, Json>;
}

/** The named schemas so far, and the first part of the call's name. */
interface Scope {
  readonly components: Record<string, Json>;
  readonly tag: string;
}

/** Describes an operation of the document. */
export function operationOf({ name, call, input, operationId, components }: Described): Json {
  const { pathFields, method, path } = routeOf(name);
  const properties = (input['properties'] ?? {}) as Record<string, Json>;
  const required = (input['required'] ?? []) as string[];
  const inPath = pathFields.filter((field) => field !== 'category');
  const rest = Object.keys(properties).filter((field) => !inPath.includes(field));
  const byQuery = inQuery(name);
  const context = { components, call: name, request: true };
  const words = requestWords(name);
  const [tag = ''] = name.split('.');
  const parameter = (field: string, place: 'path' | 'query') => {
    const schema = properties[field] ?? { type: 'string' };
    const description = words(field, tag) ?? (field === 'id' ? idWords(path) : undefined);
    const example = isTaken(field, context) ? exampleOf(schema, context, field) : undefined;
    return {
      name: field,
      in: place,
      required: place === 'path' || required.includes(field),
      ...(description !== undefined && { description }),
      schema,
      ...(example !== undefined && { example }),
    };
  };
  return {
    operationId,
    tags: [tag],
    summary: call.summary,
    ...(call.replacedBy !== undefined && { deprecated: true }),
    description: `${replacement(call)}${CALL_WORDS[name]} ${CALLER_WORDS[call.who]}`,
    security:
      call.who === 'anyone'
        ? []
        : call.who === 'anyone-or-member'
          ? [{}, { session: [] }]
          : [{ session: [] }],
    parameters: [
      ...inPath.map((field) => parameter(field, 'path')),
      ...(byQuery ? rest.map((field) => parameter(field, 'query')) : []),
      ...(call.creates ? [idempotencyKey] : []),
      ...(call.stepUp ? [stepUpProof] : []),
    ],
    ...(!byQuery &&
      (rest.length > 0 || 'oneOf' in input) && {
        requestBody: requestBody(call, withWords(input, words, tag) as Json, inPath, context),
      }),
    responses: responses(call, method, { components, tag }),
  };
}

const replacement = ({ replacedBy }: Call) => {
  if (replacedBy === undefined) return '';
  const { method, path } = routeOf(replacedBy);
  return `Deprecated: use \`${method} ${path}\`. `;
};

const idWords = (path: string) =>
  Object.entries(ID_WORDS).find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'The listing';

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Unique key of the request, such as a UUID. Within 24 hours the same key returns the first response; with another body it answers 409.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

const stepUpProof = {
  name: 'X-Step-Up',
  in: 'header',
  required: false,
  description:
    'The `stepUpToken` of `POST /auth/step-up`, of the same session and at most 10 minutes old. Without it the call answers 403 `step_up_required`.',
  schema: { type: 'string', maxLength: 200 },
};

function requestBody(
  call: Call,
  input: Json,
  inPath: readonly string[],
  context: Parameters<typeof exampleOf>[1],
): Json {
  const properties = { ...(input['properties'] as Json | undefined) };
  for (const field of inPath) delete properties[field];
  const required = ((input['required'] ?? []) as string[]).filter((field) => !inPath.includes(field));
  const schema = 'oneOf' in input ? input : { ...input, properties, required };
  if (!call.upload) {
    const example = exampleOf(schema, context);
    return { required: true, content: { 'application/json': { schema, example } } };
  }
  const file = { type: 'string', format: 'binary', description: requestWords(context.call)('file', '') };
  const withFile = { ...schema, properties: { ...properties, file }, required: [...required, 'file'] };
  return { required: true, content: { 'multipart/form-data': { schema: withFile } } };
}

function responses(call: Call, method: string, scope: Scope): Json {
  const reads = method === 'GET';
  const codes = new Set<ErrorCode>([
    ...call.errors,
    ...EVERYWHERE,
    ...(call.who === 'anyone' ? [] : SIGNED_IN),
    ...(reads ? [] : WITH_BODY),
    ...(call.creates ? (['idempotency_conflict', 'idempotency_interrupted'] as const) : []),
    ...(call.stepUp ? (['step_up_required'] as const) : []),
  ]);
  const success = answerOf(call, scope);
  return {
    [call.creates ? '201' : '200']: success,
    ...(reads &&
      !call.download && {
        '304': { description: 'Not modified since the `ETag` in `If-None-Match`', headers: headersOf(304) },
      }),
    ...failureAnswers(codes),
  };
}

function answerOf(call: Call, { components, tag }: Scope): Json {
  const headers = headersOf(call.creates ? 201 : 200);
  const description = call.creates ? 'Created' : 'Success';
  if (call.download) {
    const content = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
    return { description, headers, content };
  }
  const data = call.output && documented(call.output, 'output', components);
  const about = call.about && documented(call.about, 'output', components);
  const schema = withWords(
    {
      type: 'object',
      required: ['status', ...(data ? ['data'] : [])],
      properties: {
        status: { const: 'success' },
        ...(data && { data }),
        message: { type: 'string' },
        ...(call.answers && { count: { type: 'integer' } }),
        ...(call.answers === 'page' && { pagination: { $ref: '#/components/schemas/Pagination' } }),
        ...(about && { about }),
      },
    },
    answerWords,
    tag,
  ) as Json;
  // An example is made when all components are known.
  return { description, headers, content: { 'application/json': { schema } } };
}
