import { routeOf, routes, type CallName } from '@campushive/contract';
import { expect, it } from 'vitest';
import { openApiDocument } from '../src/http/openapi.js';

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
  expect(Object.keys(body('essentials').properties)).toContain('condition');
  expect(body('essentials').properties.category).toBeUndefined();
  expect(Object.keys(body('academia').properties)).toContain('duration');
});

it('keeps path fields out of the body and marks them required', () => {
  const handover = document.paths['/payments/{id}/handover'].post;
  expect(handover.parameters).toContainEqual(
    expect.objectContaining({ name: 'id', in: 'path', required: true }),
  );
  expect(Object.keys(handover.requestBody.content['application/json'].schema.properties)).toEqual(['code']);
});
