import { formatWholeMoney } from '@campushive/contract/format-money';
import type { Home } from '@campushive/contract';
import { useCampus, useLanguageTag, useMessages } from '../../kernel/index.js';
import { DEALS_FLOOR } from '../../shared/index.js';
import { catalogue } from './landing.catalogue.js';

/** Money that completed deals moved. Hidden below a floor; its space is reserved while the page loads. */
export function HandedOver({ home }: { home: Home | undefined }) {
  const { figures } = useMessages(catalogue);
  const { currency } = useCampus();
  const tag = useLanguageTag();
  if (home === undefined) return <div className="h-17" />;
  if (home.completedCount < DEALS_FLOOR) return null;
  const amount = Math.floor(home.handedOver) * 10 ** currency.minorDigits;
  return (
    <p className="flex min-h-17 flex-wrap items-center gap-x-4 rounded-card bg-fg px-4 py-2 text-bg lg:justify-center dark-theme:border dark-theme:border-line dark-theme:bg-surface dark-theme:text-fg">
      <span className="text-headline font-extrabold tabular-nums">
        {formatWholeMoney(amount, currency, tag)}
      </span>{' '}
      <span className="text-sm">
        <span className="block font-bold">{figures.handedOver}</span>{' '}
        <span className="block">{figures.inDeals(home.completedCount)}</span>
      </span>
    </p>
  );
}
