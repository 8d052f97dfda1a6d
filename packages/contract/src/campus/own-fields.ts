import * as z from 'zod/mini';

import { wrong } from '../fields/field-errors.js';
import { SHARED_FIELDS } from '../catalogue/hive-fields.js';
import { ownHive } from '../catalogue/hives.js';
import { MAX_DESCRIPTION, MAX_SHORT_TEXT } from '../limits.js';
import { dayInput, line, namedPrice, optionalText, requiredPrice, text, wholeNumber } from '../schema.js';
import type { OwnField } from './hive-schema.js';

/** Default maximum of a number field. */
const MAX_NUMBER = 1_000_000;

/** Returns the input schema of a campus's own hive, which checks the form and the request. Other names get only the shared fields. */
export function ownFieldsOf(name: string) {
  const hive = ownHive(name);
  const { title, description, hallId, photos } = SHARED_FIELDS;
  return {
    title,
    description,
    ...(hive?.sale === 'purchase' && { price: requiredPrice }),
    ...Object.fromEntries((hive?.fields ?? []).map((field) => [field.id, schemaOf(field)])),
    hallId,
    photos,
  };
}

function schemaOf(field: OwnField): z.ZodMiniType {
  const { required = false } = field;
  if (field.kind === 'switch') return z.optional(z.nullable(z.boolean()));
  return required ? neededOf(field) : z.optional(z.nullable(optionalOf(field)));
}

function neededOf({ kind, choices = [], min = 0, max = MAX_NUMBER }: OwnField): z.ZodMiniType {
  switch (kind) {
    case 'text':
    case 'place':
      return line(MAX_SHORT_TEXT);
    case 'long-text':
      return text(MAX_DESCRIPTION);
    case 'number':
      return wholeNumber(min, max);
    case 'money':
      return namedPrice.check(z.refine((value) => value !== null, wrong('required')));
    case 'choice':
      return z.enum(choices.map(({ id }) => id));
    case 'date':
      return dayInput;
    case 'switch':
      return z.boolean();
    default:
      return kind satisfies never;
  }
}

/** Returns the schema of an optional field. Empty text is allowed. */
function optionalOf(field: OwnField): z.ZodMiniType {
  switch (field.kind) {
    case 'text':
    case 'place':
      return optionalText(MAX_SHORT_TEXT).check(
        z.refine((value) => !/[\r\n]/.test(value), wrong('not_one_line')),
      );
    case 'long-text':
      return optionalText(MAX_DESCRIPTION);
    case 'money':
      return namedPrice;
    default:
      return neededOf(field);
  }
}
