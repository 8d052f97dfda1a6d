import type { StallSummary } from '@campushive/contract';
import { Heading } from '@campushive/ui/heading';
import { TextLink, useMessages } from '../../kernel/index.js';
import { StallCard } from '../../deals/stalls/buy/stall-card.js';
import { columnsOf } from '../../deals/stalls/parts/columns.js';
import { catalogue } from '../../deals/stalls/parts/stalls.catalogue.js';

/** Stalls that are open now. Renders nothing without any. */
export function OpenStalls({ stalls }: { stalls: readonly StallSummary[] }) {
  const t = useMessages(catalogue);
  if (stalls.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level={2}>{t.openStalls}</Heading>
        <TextLink standalone to={{ to: 'stalls' }}>
          {t.back}
        </TextLink>
      </div>
      <ul className={`grid grid-cols-1 gap-3 ${columnsOf(stalls.length)}`}>
        {stalls.map((stall) => (
          <li key={stall.id} className="min-w-0">
            <StallCard stall={stall} />
          </li>
        ))}
      </ul>
    </section>
  );
}
