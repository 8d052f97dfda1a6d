import { wrong } from '@campushive/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Failure } from './failure.js';
import { parseInput } from './validation.js';

function refusal(schema: z.ZodMiniType, input: unknown): Pick<Failure, 'message' | 'fieldErrors'> {
  try {
    parseInput(schema, input);
  } catch (failure) {
    if (failure instanceof Failure) return { message: failure.message, fieldErrors: failure.fieldErrors };
  }
  throw new Error('The input was not refused.');
}

const short = z.string().check(z.minLength(8, wrong('password_too_short')));

it('returns required for a missing choice', () => {
  expect(refusal(z.strictObject({ condition: z.enum(['new', 'good']) }), {})).toEqual({
    message: 'Condition: Required',
    fieldErrors: { condition: { code: 'required' } },
  });
});

it('returns a code with its parameters for each field, and words the first error in the message', () => {
  const input = { age: 0, hive: 'zoo', name: 'x', tags: ['1', '2'], more: true };
  const schema = z.strictObject({
    name: z.string().check(z.minLength(2, wrong('too_short'))),
    age: z.number().check(z.refine((age) => age > 0, wrong('out_of_range', { min: 1, max: 9 }))),
    hive: z.enum(['buzz']),
    tags: z.array(z.string()).check(z.maxLength(1)),
  });
  const { message, fieldErrors } = refusal(schema, input);
  expect(message).toBe('Name: At least 2 characters');
  expect(fieldErrors).toEqual({
    name: { code: 'too_short', params: { min: 2 } },
    age: { code: 'out_of_range', params: { min: 1, max: 9 } },
    hive: { code: 'invalid_choice' },
    tags: { code: 'too_many', params: { max: 1 } },
    more: { code: 'unknown_field' },
  });
});

it('lists the choices when a value is none of them', () => {
  const { message } = refusal(z.strictObject({ hive: z.enum(['buzz', 'logistics']) }), { hive: 'zoo' });
  expect(message).toBe('Hive: Choose buzz or logistics');
});

it('words type errors for readers, without the text of the schema library', () => {
  const schema = z.strictObject({ pickupLocation: z.string(), photos: z.array(z.string()) });
  expect(refusal(schema, { pickupLocation: 7, photos: [] }).message).toBe(
    'Pickup location: This value is not accepted.',
  );
  expect(refusal(schema, { pickupLocation: 'Great Hall', photos: ['a', 1] }).message).toBe(
    'Photos 2: This value is not accepted.',
  );
});

it('prefixes the field name, unless the wording already contains it', () => {
  expect(refusal(z.strictObject({ newPassword: short }), { newPassword: 'abc' }).message).toBe(
    'Password must be at least 8 characters',
  );
  expect(refusal(z.strictObject({ name: short }), { name: 'abc' }).message).toBe(
    'Name: Password must be at least 8 characters',
  );
});
