import type { Dashboard } from '@campushive/contract';
import { Card } from '@campushive/ui/card';
import { DescriptionList } from '@campushive/ui/description-list';
import { ChevronRight, Wallet } from 'lucide-react';
import { Link, useMessages, useMoney } from '../../kernel/index.js';
import { catalogue } from './dashboard.catalogue.js';
import { FactLine } from '../../shared/fact-line.js';

/** Line with the student's held and earned amounts, which links to the payouts. */
export function MoneyLine({ dashboard }: { dashboard: Dashboard }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { totalEarnings, pendingEarnings } = dashboard;
  if (totalEarnings + pendingEarnings === 0) return null;
  const lines = [
    ...(pendingEarnings === 0 ? [] : [t.heldForYou(money(pendingEarnings))]),
    ...(totalEarnings === 0 ? [] : [t.earnedSoFar(money(totalEarnings))]),
    t.seePayouts,
  ];
  return (
    <Card asChild interactive className="flex items-center gap-3 py-3">
      <Link to={{ to: 'payouts' }}>
        <Wallet aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0 grow">
          <span className="block font-bold">{lines[0]}</span>
          <FactLine as="span" className="text-sm text-fg-muted" facts={lines.slice(1)} />
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
      </Link>
    </Card>
  );
}

/** Four figures, without those that are zero. */
export function Figures({ dashboard }: { dashboard: Dashboard }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { totalEarnings, pendingEarnings, completedTasks, activeApplications } = dashboard;
  const items = [
    { term: t.totalEarnings, value: totalEarnings, details: money(totalEarnings) },
    {
      term: t.pendingEarnings,
      value: pendingEarnings,
      details: (
        <>
          {money(pendingEarnings)}
          <span className="block text-fg-muted">{t.expected}</span>
        </>
      ),
    },
    { term: t.completedTasks, value: completedTasks, details: completedTasks },
    { term: t.activeApplications, value: activeApplications, details: activeApplications },
  ].filter(({ value }) => value !== 0);
  return items.length === 0 ? null : <DescriptionList items={items} />;
}
