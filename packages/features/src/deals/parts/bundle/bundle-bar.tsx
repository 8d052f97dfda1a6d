import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { IconButton } from '@campushive/ui/icon-button';
import { X } from 'lucide-react';
import { Link, useMessages, useMinorUnits, useMoney } from '../../../kernel/index.js';
import { catalogue } from './bundle.catalogue.js';
import { useChosen } from './use-chosen.js';

export interface BundleBarProps {
  sellerId: string;
  /** Name of the seller, shown while the bundle is empty. Null shows nothing then. */
  name: string | null;
}

/** Items chosen from one seller, their total, and the button to pay for them. */
export function BundleBar({ sellerId, name }: BundleBarProps) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { toMajor, toMinor } = useMinorUnits();
  const { items, drop } = useChosen(sellerId);
  const [first, ...others] = items;
  const sum = toMajor(items.reduce((all, { price }) => all + toMinor(price), 0));
  const ids = others.map(({ id }) => id);
  if (first === undefined) return name === null ? null : <p className="text-fg-muted">{t.intro(name)}</p>;
  return (
    <Card asChild padding="sm" className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <section aria-label={t.title}>
        <p role="status" className="min-w-0 grow basis-24">
          <span className="block font-bold tabular-nums">{money(sum)}</span>
          <span className="block text-sm text-fg-muted">{t.items(items.length)}</span>
          {others.length === 0 ? <span className="block text-sm text-fg-muted">{t.one}</span> : null}
        </p>
        <IconButton label={t.empty} onClick={() => drop([first.id, ...ids])}>
          <X />
        </IconButton>
        {others.length === 0 ? null : (
          <Button asChild variant="primary" size="sm">
            <Link to={{ to: 'checkout', hive: 'essentials', id: first.id, bundledIds: ids }}>{t.pay}</Link>
          </Button>
        )}
      </section>
    </Card>
  );
}
