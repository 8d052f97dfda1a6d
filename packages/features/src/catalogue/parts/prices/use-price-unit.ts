import { localized } from '@campushive/contract/campus';
import { ownHive, type HiveName } from '@campushive/contract/hives';
import { useLocale } from '../../../kernel/index.js';

/** Non-breaking space, which keeps "per month" on one line. */
const NO_BREAK = '\u00a0';

/** Returns the unit of a price: per hour for tutoring, or the unit of a campus's custom hive. No unit for "Free". */
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
