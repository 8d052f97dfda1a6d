import {
  ERROR_STATUS,
  HIVE_NAMES,
  inQuery,
  routeOf,
  routes,
  type CallName,
  type ErrorCode,
} from '@campushive/contract';
import type { Call } from '@campushive/contract/call';
import { calls } from '@campushive/contract/calls';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

/** Failures that any call can answer, beside its own. */
const EVERYWHERE: readonly ErrorCode[] = [
  'malformed_request',
  'validation_failed',
  'rate_limited',
  'internal',
];
const SIGNED_IN: readonly ErrorCode[] = ['unauthenticated', 'session_expired'];
/** Of whatever brings a body. */
const WITH_BODY: readonly ErrorCode[] = ['payload_too_large', 'unsupported_media_type'];

/** The OpenAPI 3.1 document of every call in the contract. */
export function openApiDocument(publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(routes) as CallName[]) {
    for (const { path, operation } of operationsOf(name)) {
      const method = routeOf(name).method.toLowerCase();
      const known = paths[path]?.[method] as Json | undefined;
      (paths[path] ??= {})[method] = known === undefined ? operation : shared(known, operation);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'CampusHive',
      version: '1',
      description:
        'Success is `{status: "success", data, message?, count?, pagination?}`, failure `{status: "error", code, message, fieldErrors?, requestId}`. Amounts are cedis with at most 2 decimals, times ISO 8601 in UTC.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: failureSchema() },
    },
  };
}

/** Two calls of one address in one operation: every field of both, and either answer. */
function shared(one: Json, other: Json): Json {
  const fieldsOf = ({ parameters }: Json) => parameters as { name: string; schema: Json }[];
  const answerOf = ({ responses }: Json) => (responses as Record<'200', Answer>)['200'];
  const own = fieldsOf(one);
  const more = fieldsOf(other).filter((field) => !own.some(({ name }) => name === field.name));
  const parameters = [...own, ...more].map((field) => {
    const twin = fieldsOf(other).find(({ name }) => name === field.name);
    const differs = twin !== undefined && JSON.stringify(twin.schema) !== JSON.stringify(field.schema);
    return {
      ...field,
      required: false,
      ...(differs && { schema: { anyOf: [field.schema, twin.schema] } }),
    };
  });
  const answers = [one, other].map((call) => answerOf(call).content['application/json'].schema);
  return {
    ...one,
    description: `${String(one['summary'])}. Or: ${String(other['summary'])}`,
    parameters,
    responses: {
      ...(one['responses'] as Json),
      '200': { description: 'Done', content: { 'application/json': { schema: { anyOf: answers } } } },
    },
  };
}

interface Answer {
  readonly content: { readonly 'application/json': { readonly schema: Json } };
}

/** One operation a call; a path with the hive's name in it is written out once a hive. */
function operationsOf(name: CallName): { path: string; operation: Json }[] {
  const call: Call = calls[name];
  const { path } = routeOf(name);
  const input = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Json;
  delete input['$schema'];
  if (!path.includes('{category}')) return [{ path, operation: operation(name, call, input, name) }];
  return HIVE_NAMES.map((hive) => ({
    path: path.replace('{category}', hive),
    operation: operation(name, call, withoutCategory(input, hive), `${name}.${hive}`),
  }));
}

function withoutCategory(input: Json, hive: string): Json {
  const variants = (input['oneOf'] ?? input['anyOf'] ?? [input]) as {
    properties: Json;
    required?: string[];
  }[];
  const own =
    variants.find((variant) => (variant.properties['category'] as Json)['const'] === hive) ?? variants[0];
  const properties = { ...own?.properties };
  delete properties['category'];
  return { ...own, properties, required: (own?.required ?? []).filter((field) => field !== 'category') };
}

function operation(name: CallName, call: Call, input: Json, operationId: string): Json {
  const { pathFields } = routeOf(name);
  const properties = (input['properties'] ?? {}) as Record<string, Json>;
  const required = (input['required'] ?? []) as string[];
  const inPath = pathFields.filter((field) => field !== 'category');
  const rest = Object.keys(properties).filter((field) => !inPath.includes(field));
  const byQuery = inQuery(name);
  const parameter = (field: string, place: 'path' | 'query') => ({
    name: field,
    in: place,
    required: place === 'path' || required.includes(field),
    schema: properties[field] ?? { type: 'string' },
  });
  return {
    operationId,
    tags: [name.split('.')[0]],
    summary: call.summary,
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
    ],
    ...(!byQuery &&
      (rest.length > 0 || 'oneOf' in input) && { requestBody: requestBody(call, input, inPath) }),
    responses: responses(call, routeOf(name).method),
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Repeating a request with its key within 24 hours repeats its answer; another body answers 409.',
  schema: { type: 'string', maxLength: 200 },
};

function requestBody(call: Call, input: Json, inPath: readonly string[]): Json {
  const properties = { ...(input['properties'] as Json | undefined) };
  for (const field of inPath) delete properties[field];
  const required = ((input['required'] ?? []) as string[]).filter((field) => !inPath.includes(field));
  const schema = 'oneOf' in input ? input : { ...input, properties, required };
  if (!call.upload) return { required: true, content: { 'application/json': { schema } } };
  const file = { type: 'string', format: 'binary' };
  const withFile = { ...schema, properties: { ...properties, file }, required: [...required, 'file'] };
  return { required: true, content: { 'multipart/form-data': { schema: withFile } } };
}

function responses(call: Call, method: string): Json {
  const reads = method === 'GET';
  const codes = new Set<ErrorCode>([
    ...call.errors,
    ...EVERYWHERE,
    ...(call.who === 'anyone' ? [] : SIGNED_IN),
    ...(reads ? [] : WITH_BODY),
    ...(call.creates ? (['idempotency_conflict'] as const) : []),
  ]);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const status = ERROR_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const failures = [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes.map((code) => `\`${code}\``).join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  ]);
  return {
    [call.creates ? '201' : '200']: {
      description: 'Done',
      content: call.download
        ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
        : { 'application/json': { schema: successSchema(call) } },
    },
    ...(reads &&
      !call.download && { '304': { description: 'As the `If-None-Match` of the request knows it' } }),
    ...Object.fromEntries(failures),
  };
}

function successSchema(call: Call): Json {
  const data = call.output && (z.toJSONSchema(call.output, { io: 'output' }) as Json);
  if (data) delete data['$schema'];
  return {
    type: 'object',
    required: ['status', ...(data ? ['data'] : [])],
    properties: {
      status: { const: 'success' },
      ...(data && { data }),
      message: { type: 'string' },
      ...(call.answers && { count: { type: 'integer' } }),
      ...(call.answers === 'page' && {
        pagination: {
          type: 'object',
          properties: { nextCursor: { type: ['string', 'null'] }, limit: { type: 'integer' } },
        },
      }),
    },
  };
}

function failureSchema(): Json {
  return {
    type: 'object',
    required: ['status', 'code', 'message', 'requestId'],
    properties: {
      status: { const: 'error' },
      code: { enum: Object.keys(ERROR_STATUS) },
      message: { type: 'string' },
      fieldErrors: { type: 'object', additionalProperties: { type: 'string' } },
      requestId: { type: 'string' },
    },
  };
}
