import type { Campus } from '@campushive/contract/campus-schema';

/** A mobile number of the campus, with or without spaces and country code. */
function phoneIn({ payments }: Campus): RegExp {
  const { callingCode, trunkPrefix, nationalDigits } = payments.mobileMoney;
  return new RegExp(`(?:\\+?${callingCode}|\\b${trunkPrefix})(?:[\\s.-]?\\d){${nationalDigits}}\\b`);
}

const OUTSIDE =
  /\b(pay|send|transfer)\b[^.!?\n]{0,40}\b(outside|directly|direct|momo|mobile money|whatsapp|before (?:we|you) meet)\b|\bwhatsapp\b/i;

/** Whether a text invites to deal outside, where money can be neither held nor refunded. It earns a hint, never a block. */
export function needsSafetyHint(campus: Campus, text: string): boolean {
  return phoneIn(campus).test(text) || OUTSIDE.test(text);
}
