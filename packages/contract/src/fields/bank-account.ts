import type { Campus } from '../campus/campus-schema.js';
import { plainTyped } from './typed-text.js';

/** Longest account number as typed, with spaces and the invisible characters that statements copy along. */
export const MAX_TYPED_ACCOUNT = 60;

/** Reads a bank account number with spaces or hyphens. Undefined unless it has the digits of the campus's accounts. */
export function readAccountNumber({ payments }: Pick<Campus, 'payments'>, typed: string): string | undefined {
  const digits = plainTyped(typed).replace(/[ -]/g, '');
  const { min, max } = payments.bankAccounts?.digits ?? { min: Infinity, max: 0 };
  return /^\d+$/.test(digits) && digits.length >= min && digits.length <= max ? digits : undefined;
}

/** Masks an account number: `0123456789` becomes `•••• 6789`, which its owner can recognise. */
export const maskAccountNumber = (accountNumber: string): string => `•••• ${accountNumber.slice(-4)}`;
