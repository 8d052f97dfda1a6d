import type { Campus, MobileMoneyNetwork } from '../campus/campus-schema.js';
import { networksOf } from '../campus/campus.js';
import { plainTyped } from './typed-text.js';

type PhoneCampus = Pick<Campus, 'phone' | 'payments'>;

/** Longest phone number as typed, with the invisible characters and labels that contact lists copy along. */
export const MAX_TYPED_PHONE = 60;

/**
 * Reads a mobile number however people write or copy it (`+000 (0) 24 412 3456`, `tel:+000244123456`, `244123456`) and
 * returns its national form (`0244123456`). Undefined for anything but a mobile number of this campus.
 */
export function normalizePhone(campus: PhoneCampus, typed: string): string | undefined {
  const { callingCode, trunkPrefix } = campus.phone;
  const text = plainTyped(typed)
    .replace(/^(?:tel|phone|mobile|momo)\b[\s:.]*/i, '')
    .replace(/[.,;]+$/, '');
  // Other letters show a different kind of text, such as two numbers or a name.
  if (!/^[\d\s()[\]+./_'·•-]+$/.test(text)) return undefined;
  const marked = text.replace(/[^\d+]/g, '');
  const isInternational = /^(?:\+|00)/.test(marked);
  const digits = marked.replace(/^(?:\+|00)+/, '');
  const subscriber = (prefix: string) =>
    digits.startsWith(prefix) ? digits.slice(prefix.length) : undefined;
  const readings = isInternational
    ? [subscriber(callingCode + trunkPrefix), subscriber(callingCode)]
    : [subscriber(trunkPrefix), digits, subscriber(callingCode + trunkPrefix), subscriber(callingCode)];
  return readings
    .map((number) => (number === undefined ? undefined : nationalForm(campus, number)))
    .find((number) => number !== undefined);
}

/** Returns the national form of a subscriber's number. Undefined unless a network has the number, where the campus knows networks. */
function nationalForm(campus: PhoneCampus, subscriber: string): string | undefined {
  const { trunkPrefix, nationalDigits } = campus.phone;
  const national = trunkPrefix + subscriber;
  const isComplete = /^\d+$/.test(subscriber) && subscriber.length === nationalDigits;
  const isIssued = networksOf(campus).length === 0 || networkOfPhone(campus, national) !== undefined;
  return isComplete && isIssued ? national : undefined;
}

/** Returns the network that issued a number, which may have been ported to another. */
export const networkOfPhone = (
  campus: Pick<Campus, 'payments'>,
  phone: string,
): MobileMoneyNetwork | undefined =>
  networksOf(campus).find(({ prefixes }) => prefixes.some((prefix) => phone.startsWith(prefix)));

/** Masks a number: `0551234987` becomes `055 ••• 4987`, which its owner can recognise. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)} ••• ${phone.slice(-4)}`;
}
