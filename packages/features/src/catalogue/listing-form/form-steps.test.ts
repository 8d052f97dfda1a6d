import { HIVE_NAMES } from '@campushive/contract';
import { expect, it } from 'vitest';
import { FORM_FIELDS } from './form-fields.js';
import { stepsOf, stepWith } from './form-steps.js';

it.each(HIVE_NAMES)('places each field of %s in exactly one step, in the order of the form', (hive) => {
  const allFields = stepsOf(hive).flatMap(({ fields }) => fields);
  const isOther = (name: string) => name !== 'kind';
  expect(allFields.filter(isOther)).toEqual(FORM_FIELDS[hive].map(({ name }) => name).filter(isOther));
  // Directly after the title, which suggests the category.
  expect(allFields.indexOf('kind')).toBe(allFields.indexOf('title') + 1);
});

it('finds the step of a field', () => {
  expect(stepWith('essentials', 'pickupLocation')).toBe(2);
  expect(stepWith('archive', 'fileUrl')).toBe(1);
});
