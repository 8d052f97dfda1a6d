import type { BrowserCampus } from '@campushive/contract/campus-schema';
import { holdsPhone } from '@campushive/contract/scam/reading';

const OUTSIDE =
  /\b(pay|send|transfer)\b[^.!?\n]{0,40}\b(outside|directly|direct|momo|mobile money|whatsapp|before (?:we|you) meet)\b|\bwhatsapp\b/i;

/**
 * Checks whether a text invites the reader to deal off the platform, where payments can be neither held nor refunded.
 * The result triggers a hint, never a block.
 */
export function needsSafetyHint(campus: BrowserCampus, text: string): boolean {
  return holdsPhone(text, campus) || OUTSIDE.test(text);
}
