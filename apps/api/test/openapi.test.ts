import { ERROR_STATUS, routeOf, routes, type CallName } from '@campushive/contract';
import { calls } from '@campushive/domain/platform/campus';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../src/http/openapi.js';
import { ANSWER_TABLES } from '../src/http/openapi/answer-words.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a document of any shape is looked into
const document = openApiDocument('http://localhost:4000') as any;

it('describes every call of the contract', () => {
  for (const name of Object.keys(routes) as CallName[]) {
    const { method, path } = routeOf(name);
    const operation = document.paths[path.replace('{category}', 'essentials')]?.[method.toLowerCase()];
    expect(operation?.summary, name).toBeTypeOf('string');
  }
});

it('gives each hive its own fields', () => {
  const body = (hive: string) =>
    document.paths[`/${hive}`].post.requestBody.content['application/json'].schema;
  const [whole, draft] = body('essentials').oneOf;
  expect(whole.required).toContain('condition');
  expect(draft.required).toEqual(['title', 'draft']);
  for (const form of [whole, draft]) {
    expect(Object.keys(form.properties)).toContain('condition');
    expect(form.properties.category).toBeUndefined();
  }
  expect(Object.keys(body('academia').oneOf[0].properties)).toContain('duration');
});

it('keeps path fields out of the body and marks them required', () => {
  const handover = document.paths['/payments/{id}/handover'].post;
  expect(handover.parameters).toContainEqual(
    expect.objectContaining({ name: 'id', in: 'path', required: true }),
  );
  expect(Object.keys(handover.requestBody.content['application/json'].schema.properties)).toEqual(['code']);
});

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
type Operations = [path: string, operation: any][];
const operations = Object.entries(document.paths).flatMap(([path, all]) =>
  Object.values(all as object).map((operation) => [path, operation]),
) as Operations;

describe('the OpenAPI document', () => {
  it('describes every call, request field and tag', () => {
    const tags = document.tags.map(({ name }: { name: string }) => name);
    const wordless: string[] = [];
    for (const [, { operationId, description, tags: own, parameters, requestBody }] of operations) {
      expect(description, operationId).toMatch(/\w{3}/);
      expect(tags, operationId).toContain(own[0]);
      const [body] = Object.values(requestBody?.content ?? {}) as { schema: Schema }[];
      const fields = parameters.map((parameter: { name: string }) => [parameter.name, parameter]) as [
        string,
        Schema,
      ][];
      for (const [field, schema] of [...fields, ...fieldsOf(body?.schema)]) {
        if (schema.description === undefined) wordless.push(`${operationId} ${field}`);
      }
    }
    expect(wordless).toEqual([]);
  });

  it('describes every field of every request, response and schema', () => {
    const found = describedFields({ paths: document.paths, components: document.components });
    expect(found.size).toBeGreaterThan(500);
    const undescribed = [...found].filter(([, descriptions]) => descriptions.has(undefined));
    expect(undescribed.map(([field]) => field)).toEqual([]);
  });

  it('takes each field description from one table only, and uses all of them', () => {
    const found = describedFields({ paths: document.paths, components: document.components });
    const keys = ANSWER_TABLES.flatMap((table) => Object.keys(table));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    const unused = ANSWER_TABLES.flatMap((table) => Object.entries(table)).filter(
      ([key, description]) => found.get(key.split('.').at(-1) ?? '')?.has(description) !== true,
    );
    expect(unused).toEqual([]);
  });

  it('shows an example request of every call, which the call accepts', () => {
    for (const [path, { operationId, parameters, requestBody }] of operations) {
      const name = operationId.split('.').slice(0, 2).join('.') as CallName;
      if (!(name in calls)) continue;
      const shown = parameters
        .filter(
          (parameter: { example?: unknown; in: string }) =>
            parameter.in !== 'header' && parameter.example !== undefined,
        )
        .map((parameter: { name: string; example: unknown }) => [parameter.name, parameter.example]);
      const body = requestBody?.content['application/json']?.example;
      const hive = /^\/([\w-]+)/.exec(path)?.[1];
      const fixed = routes[name].includes('{category}') ? { category: hive } : {};
      const purpose = requestBody?.content['multipart/form-data']?.schema.properties.purpose;
      const upload = purpose === undefined ? {} : { purpose: purpose.const ?? purpose.enum[0] };
      const request = { ...Object.fromEntries(shown), ...body, ...fixed, ...upload };
      expect(
        calls[name].input.safeParse(request).error?.issues,
        `${operationId} ${JSON.stringify(request)}`,
      ).toBe(undefined);
    }
  });

  it('shows an example response of every call, which matches its schema', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'document', components: document.components });
    for (const [, { operationId, responses }] of operations) {
      const content = (responses['200'] ?? responses['201']).content['application/json'];
      if (content === undefined) continue;
      const schema = JSON.parse(JSON.stringify(content.schema).replaceAll('"#/', '"document#/'));
      const check = ajv.compile(schema);
      expect(check(content.example), `${operationId} ${ajv.errorsText(check.errors)}`).toBe(true);
    }
  });

  it('describes every failure, and explains retry and sign-in', () => {
    expect(Object.keys(document.components.examples).sort()).toEqual(Object.keys(ERROR_STATUS).sort());
    const { responses } = document.paths['/payments/{id}/handover'].post;
    expect(responses['429'].headers).toHaveProperty('Retry-After');
    expect(responses['401'].headers).toHaveProperty('WWW-Authenticate');
    expect(responses['422'].description).toContain('`handover_code_wrong`');
    expect(responses['422'].content['application/json'].schema.properties.code.enum).toContain(
      'handover_code_wrong',
    );
    expect(document.components.securitySchemes.session.description).toContain('/auth/login');
    expect(document.paths['/payments/webhook'].post.security).toEqual([{ paystackSignature: [] }]);
  });
});

interface Schema {
  readonly description?: string;
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

const fieldsOf = (schema: Schema | undefined): [string, Schema][] =>
  [schema, ...(schema?.oneOf ?? [])].flatMap((one) => Object.entries(one?.properties ?? {}));

/** Descriptions of the fields in a document, by field name. A field without one has the description undefined. */
function describedFields(
  node: unknown,
  found = new Map<string, Set<string | undefined>>(),
): Map<string, Set<string | undefined>> {
  if (typeof node !== 'object' || node === null) return found;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'example' || key === 'examples') continue;
    if (key === 'properties') {
      for (const [field, schema] of Object.entries(value as Record<string, Schema>)) {
        found.set(field, (found.get(field) ?? new Set()).add(schema.description));
      }
    }
    describedFields(value, found);
  }
  return found;
}
