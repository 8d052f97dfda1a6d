import { routes, type CallName } from '@campushive/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { World } from './bad-input/ingredients.js';
import { callOf, placeOf, roleFor } from './bad-input/places.js';
import { flawOfAnswer, send, type Fields } from './bad-input/requests.js';
import { RIGHT_INPUTS } from './bad-input/right-inputs.js';
import { openTestCampus, type TestCampus } from './campus.js';
import { documentedOperations, flawInRequest, type Operation } from './document.js';
import { anyValue, valueOf } from './fuzz/values.js';

/**
 * Requests drawn at random from the OpenAPI document: fields that it allows in any combination, and in some of them
 * anything at all. `campus.request` compares every answer with the document. More of them: `FUZZ_RUNS=500`, and another
 * beginning: `FUZZ_SEED=…`.
 */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 4);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

vi.setConfig({ testTimeout: 30_000 + RUNS * 1_000 });

let campus: TestCampus;
let serial = 0;
beforeAll(async () => {
  campus = await openTestCampus();
});
afterAll(() => campus.close());

const newEmail = () => `drawn${(serial += 1)}@st.ug.edu.gh`;

async function newWorld(name: CallName): Promise<World> {
  const role = roleFor(callOf(name).who);
  const me = await campus.student('Kwame Drawn', newEmail(), role);
  const other = await campus.student('Akosua Other', newEmail());
  return { campus, me, other, newEmail, stranger: () => campus.student('Yaw Stranger', newEmail()) };
}

/**
 * Generates fields as the document allows them or missing, on top of a right input or of nothing; half of the time
 * with some arbitrary values.
 */
const drawn = (operation: Operation) => fc.oneof(fieldsOf(operation, 0), fieldsOf(operation, 1));

function fieldsOf(
  operation: Operation,
  wild: number,
): fc.Arbitrary<{ readonly fields: Fields; readonly fromRight: boolean }> {
  const one = ([field, schema]: [string, object]) => {
    const inAddress = ['path', 'query'].includes(placeOf(operation.call, field));
    const anything = inAddress ? fc.string({ minLength: 1 }) : anyValue;
    const value = fc.oneof({ weight: 4, arbitrary: valueOf(schema) }, { weight: wild, arbitrary: anything });
    // Half a character cannot be written in an address.
    return [field, inAddress ? value.map(wellFormed) : value] as const;
  };
  const fields = fc.record(Object.fromEntries(Object.entries(operation.fields).map(one)), {
    requiredKeys: [],
    noNullPrototype: true,
  });
  return fc.record({ fields, fromRight: fc.boolean() });
}

const wellFormed = (value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);

/** Calls at the address of another call, and generated together with it. */
const AT_ANOTHER: readonly CallName[] = ['users.search'];
const calls = (Object.keys(routes) as CallName[]).filter((name) => !AT_ANOTHER.includes(name));

describe.each(calls)('%s', (name) => {
  it('answers generated requests as its OpenAPI document describes', async () => {
    const world = await newWorld(name);
    const operations = documentedOperations(name);
    expect(operations).not.toEqual([]);
    for (const [index, operation] of operations.entries()) {
      const right = (await (RIGHT_INPUTS[name][index] ?? RIGHT_INPUTS[name][0])?.make(world)) ?? {};
      const paths = Object.fromEntries(
        Object.entries(right).filter(([field]) => placeOf(name, field) === 'path'),
      );
      const property = fc.asyncProperty(
        drawn(operation),
        fc.boolean(),
        async ({ fields, fromRight }, mine) => {
          const sent: Fields = { ...paths, ...(fromRight && right), ...fields, ...operation.fixed };
          const token = mine ? world.me.token : world.other.token;
          const ip = `198.51.${(serial += 1) >> 8}.${serial & 255}`;
          const answer = await send(campus, name, sent, { token, ip });
          expect(flawOfAnswer(answer)).toBeUndefined();
          if (answer.status < 300) expect(flawInRequest(operation, sent), 'what was taken').toBeUndefined();
        },
      );
      await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: RUNS < 50 });
    }
  });
});
