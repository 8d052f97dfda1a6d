import { HIVE_NAMES, hiveNamesOf, routeOf, routes, type CallName } from '@campushive/contract';
import type { Call } from '@campushive/contract/call';
import { exampleOf } from './openapi/examples.js';
import { FAILURE, failureExamples, HEADERS } from './openapi/failures.js';
import { operationOf } from './openapi/operation.js';
import { OTHERS } from './openapi/others.js';
import { partnerKeyScheme, partnerPaths, WEBHOOKS } from './openapi/partners.js';
import { answerWords, documented, withWords, type Json } from './openapi/schemas.js';
import { ABOUT, TAGS } from './openapi/words.js';
import { calls, campus } from '@campushive/domain/platform/campus';

/** Returns the OpenAPI 3.1 document of every call in the contract, and of the few addresses beside them. */
export function openApiDocument(publicUrl: string): Json {
  const components: Record<string, Json> = {};
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(routes) as CallName[]) {
    for (const { path, operation } of operationsOf(name, components)) {
      const method = routeOf(name).method.toLowerCase();
      const existing = paths[path]?.[method] as Json | undefined;
      (paths[path] ??= {})[method] = existing === undefined ? operation : shared(existing, operation);
    }
  }
  const schemas = {
    ...mapValues(components, (schema, name) => withWords(schema, answerWords, name) as Json),
    Failure: FAILURE,
    Pagination,
  };
  for (const operations of Object.values(paths) as Record<string, Operation>[]) {
    for (const operation of Object.values(operations)) showAnswer(operation, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: campus.name,
      version: '1',
      summary: campus.tagline.en,
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${publicUrl}/api`, description: 'This server' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: { ...paths, ...OTHERS, ...partnerPaths(paths['/hives']?.['get'] as Json) },
    webhooks: WEBHOOKS,
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'opaque',
          description:
            'The token that `POST /auth/login`, or `POST /auth/verify-otp`, answers as `data.token`. It lasts 24 hours after its last use, with `rememberMe` 30 days.',
        },
        partnerKey: partnerKeyScheme,
        paystackSignature: {
          type: 'apiKey',
          in: 'header',
          name: 'x-paystack-signature',
          description: 'HMAC-SHA512 of the body under Paystack’s secret key, in hexadecimal',
        },
      },
      headers: HEADERS,
      examples: failureExamples(),
      schemas,
    },
  };
}

const Pagination = {
  type: 'object',
  properties: {
    nextCursor: { type: ['string', 'null'], description: 'For the next page; null after the last' },
    limit: { type: 'integer', description: 'How many a page has at most' },
  },
};

const mapValues = (values: Readonly<Record<string, Json>>, change: (value: Json, key: string) => Json) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]));

interface Answer {
  readonly content: { readonly 'application/json'?: { schema: Json; example?: unknown } };
}
interface Operation extends Json {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Answer>>;
}

function showAnswer({ operationId, responses }: Operation, components: Record<string, Json>): void {
  const [call, part] = operationId.split('.');
  const content = (responses['200'] ?? responses['201'])?.content['application/json'];
  if (content === undefined) return;
  const context = { components, call: `${call}.${part}`, request: false };
  content.example = exampleOf(content.schema, context);
}

/** Returns two calls of one address in one operation: every field of both, and either answer. */
function shared(one: Json, other: Json): Json {
  const fieldsOf = ({ parameters }: Json) => parameters as { name: string; schema: Json }[];
  const answerIn = ({ responses }: Json) => (responses as Operation['responses'])['200'];
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
  const answers = [one, other].map((call) => answerIn(call)?.content['application/json']?.schema);
  return {
    ...one,
    description: `${String(one['summary'])}. Or: ${String(other['description'])}`,
    parameters,
    responses: {
      ...(one['responses'] as Json),
      '200': { ...answerIn(one), content: { 'application/json': { schema: { anyOf: answers } } } },
    },
  };
}

/** Returns the operations of a call; a path with the hive's name is listed once per hive. */
function operationsOf(name: CallName, components: Record<string, Json>): { path: string; operation: Json }[] {
  const call: Call = calls[name];
  const { path } = routeOf(name);
  const input = documented(call.input, 'input', components);
  const described = { name, call, components };
  if (!path.includes('{category}')) {
    return [{ path, operation: operationOf({ ...described, input, operationId: name }) }];
  }
  return [...new Set([...HIVE_NAMES, ...hiveNamesOf(campus)])].map((hive) => ({
    path: path.replace('{category}', hive),
    operation: operationOf({
      ...described,
      input: withoutCategory(input, hive),
      operationId: `${name}.${hive}`,
    }),
  }));
}

/** Returns the input of one hive's path: a whole listing or, where both exist, a draft, without the category that the path contains. */
function withoutCategory(input: Json, hive: string): Json {
  const [own = input, ...others] = variantsOf(input).filter(
    ({ properties }) => (properties as Json)['category'] === undefined || nameIn(properties) === hive,
  );
  const forms = [own, ...others].map(({ properties, required, ...form }) => {
    const { category: _, ...fields } = properties as Json;
    const needed = ((required ?? []) as string[]).filter((field) => field !== 'category');
    return { ...form, properties: fields, required: needed };
  });
  return forms.length === 1 ? { ...forms[0] } : { oneOf: forms };
}

const nameIn = (properties: unknown): unknown => ((properties as Json)['category'] as Json)['const'];

/** Returns the objects that an input may be. */
function variantsOf(input: Json): Json[] {
  const variants = (input['oneOf'] ?? input['anyOf']) as Json[] | undefined;
  return variants?.flatMap(variantsOf) ?? [input];
}
