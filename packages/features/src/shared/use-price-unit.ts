import { localized } from '@campushive/contract/campus';
import { ownHive, type HiveName } from '@campushive/contract/hives';
import { useLocale } from '../kernel/index.js';

/** "per month" stays on one line. */
const NO_BREAK = '\u00a0';

/** What stands behind a price: an hour of tutoring, and what the campus says in one of its own hives; nothing behind "Free". */
export function usePriceUnit(): (hive: HiveName, price: number, perHour: string) => { unit?: string } {
  const locale = useLocale();
  return (hive, price, perHour) => {
    if (price === 0) return {};
    const per = ownHive(hive)?.per;
    return hive === 'academia'
      ? { unit: perHour }
      : per === undefined
        ? {}
        : { unit: ` ${localized(per, locale).replaceAll(' ', NO_BREAK)}` };
  };
}
