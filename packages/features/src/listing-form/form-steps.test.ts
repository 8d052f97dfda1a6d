import { HIVE_NAMES } from '@campushive/contract';
import { expect, it } from 'vitest';
import { FORM_FIELDS } from './form-fields.js';
import { stepsOf, stepWith } from './form-steps.js';

it.each(HIVE_NAMES)('asks for each field of %s in one step, in the order of the form', (hive) => {
  const asked = stepsOf(hive).flatMap(({ fields }) => fields);
  expect(asked).toEqual(FORM_FIELDS[hive].map(({ name }) => name));
});

it('finds the step of a field', () => {
  expect(stepWith('essentials', 'pickupLocation')).toBe(2);
  expect(stepWith('archive', 'fileUrl')).toBe(1);
});
