import { languageTag } from '@campushive/contract/campus';
import { formatMoney } from '@campushive/contract/format-money';
import { campus } from '../../platform/campus.js';
import { writtenTime } from '../../platform/written-time.js';
import { nameIn } from '../../deals/sold/order-names.js';

/** Formats names, money and times in a reader's language. */
export interface Writer {
  /** Name of an order, with its milestone or the number of further items. */
  name(order: Parameters<typeof nameIn>[0]): string;
  money(amountMinor: number): string;
  foreign(amountMinor: number, currency: string): string;
  day(time: Date): string;
  time(time: Date): string;
}

/** Returns the formats of names, money and times in a language. */
export function writerOf(language: string): Writer {
  const tag = languageTag(campus, language);
  return {
    name: (order) => nameIn(order, language),
    money: (amountMinor) => formatMoney(amountMinor, campus.currency, tag),
    foreign: (amountMinor, currency) =>
      formatMoney(amountMinor, { ...campus.currency, symbol: `${currency} ` }, tag),
    day: writtenTime(language, { dateStyle: 'long' }),
    time: writtenTime(language, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
    }),
  };
}
