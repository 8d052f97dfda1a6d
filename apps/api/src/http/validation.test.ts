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

const short = z.string().check(z.minLength(8, 'Password must be at least 8 characters'));

it('says of a choice that is left out that it is required', () => {
  expect(refusal(z.strictObject({ condition: z.enum(['new', 'good']) }), {})).toEqual({
    message: 'condition: Required',
    fieldErrors: { condition: 'Required' },
  });
});

it('names the field, unless the words do so themselves', () => {
  expect(refusal(z.strictObject({ newPassword: short }), { newPassword: 'abc' }).message).toBe(
    'Password must be at least 8 characters',
  );
  expect(refusal(z.strictObject({ name: short }), { name: 'abc' }).message).toBe(
    'name: Password must be at least 8 characters',
  );
});
