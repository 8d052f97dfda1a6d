import type { Payment } from '@campushive/contract';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Hourglass } from 'lucide-react';
import { longDate, useDateFormat, useMessages } from '../../../kernel/index.js';
import { catalogue } from '../../parts/payments/payments.catalogue.js';

/** Service package as bought, with its due date, even if the seller changed it since. */
export function BoughtPackage({ bought }: { bought: NonNullable<Payment['package']> }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const { name, includes, days, dueAt } = bought;
  return (
    <Card data-slot="package" className="grid grid-cols-1 gap-2">
      <Heading level={2} size="subsection" className="wrap-anywhere">
        {t.packageNamed(name)}
      </Heading>
      <p className="whitespace-pre-line wrap-anywhere">{includes}</p>
      <p className="flex items-center gap-2 text-sm text-fg-muted">
        <Hourglass aria-hidden="true" className="size-4 shrink-0" />
        {dueAt === null ? t.withinDays(days) : t.doneBy(longDate(dueAt, dateFormat))}
      </p>
    </Card>
  );
}
