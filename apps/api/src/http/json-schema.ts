import type { Call } from '@campushive/contract/call';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

const pagination = {
  type: 'object',
  properties: { nextCursor: { type: 'string', nullable: true }, limit: { type: 'integer' } },
};

const answerSchemas = new WeakMap<Call, Json>();

/** Returns the schema of a call's whole answer, for Fastify's compiled serialiser. Fields outside the schema are never sent. */
export function answerSchema(call: Call): Json {
  const schema = answerSchemas.get(call) ?? createAnswerSchema(call);
  answerSchemas.set(call, schema);
  return schema;
}

function createAnswerSchema(call: Call): Json {
  return {
    type: 'object',
    properties: {
      status: { type: 'string' },
      ...(call.output && { data: outputSchema(call.output) }),
      message: { type: 'string' },
      count: { type: 'integer' },
      ...(call.answers === 'page' && { pagination }),
      ...(call.about && { about: outputSchema(call.about) }),
    },
  };
}

/** Returns the JSON Schema (draft 7) of an output. `nullable` replaces unions, which compile to slower code. */
function outputSchema(schema: z.ZodMiniType): Json {
  const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'output' }) as Json;
  delete json['$schema'];
  return flattenNullable(json) as Json;
}

function flattenNullable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(flattenNullable);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, flattenNullable(value)]);
  const flat = Object.fromEntries(entries) as Json;
  const choices = flat['anyOf'];
  if (Array.isArray(choices) && choices.length === 2 && (choices[1] as Json)['type'] === 'null') {
    const chosen = choices[0] as Json;
    // A union finds its variant by these values: null has to be among them.
    const values = Array.isArray(chosen['enum']) ? { enum: [...chosen['enum'], null] } : {};
    return { ...chosen, ...values, nullable: true };
  }
  return flat;
}
