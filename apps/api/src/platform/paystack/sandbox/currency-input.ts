import * as z from 'zod';
import { campus } from '@campushive/domain/platform/campus';

/** The currency of a request: the campus's own, which is also the default. */
export const currencyInput = z
  .string()
  .default(() => campus.currency.code)
  .refine((code) => code === campus.currency.code, { error: 'Currency not supported by merchant' });
