import { expect, it } from 'vitest';
import { invalidField, invalidFields } from './failure.js';

it('names the wrong field in readable words', () => {
  expect(invalidField('price', 'required')).toMatchObject({
    code: 'validation_failed',
    message: 'Price: Required',
    fieldErrors: { price: { code: 'required' } },
  });
  expect(invalidField('eventDate', 'not_in_future').message).toBe('Event date: Must be in the future');
  expect(invalidField('assignedToId', 'not_an_applicant').message).toBe(
    'Assigned to: Must be a student who applied',
  );
});

it('omits the field name when the wording already names it', () => {
  expect(invalidField('network', 'network_missing').message).toBe('Choose a network');
});

it('uses the first of several field errors as the message', () => {
  const fieldErrors = { startsAt: { code: 'required' }, endsAt: { code: 'not_in_future' } } as const;
  expect(invalidFields(fieldErrors)).toMatchObject({ message: 'Starts at: Required', fieldErrors });
});
