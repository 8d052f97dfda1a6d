/** A Ghanaian phone number, with or without spaces and country code. */
const PHONE = /(?:\+?233|\b0)[\s.-]?[235]\d(?:[\s.-]?\d){7}\b/;
const OUTSIDE =
  /\b(pay|send|transfer)\b[^.!?\n]{0,40}\b(outside|directly|direct|momo|mobile money|whatsapp|before (?:we|you) meet)\b|\bwhatsapp\b/i;

/** Whether a text invites to deal outside, where nobody can hold or refund money. It earns a hint, never a block. */
export function needsSafetyHint(text: string): boolean {
  return PHONE.test(text) || OUTSIDE.test(text);
}
