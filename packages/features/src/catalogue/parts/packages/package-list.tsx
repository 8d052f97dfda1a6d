import type { ServicePackageShown } from '@campushive/contract/hive-fields';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { useMessages, useMoney } from '../../../kernel/index.js';
import { catalogue } from './packages.catalogue.js';

/** Read-only list of a service's packages, for its provider and for visitors, who cannot buy. */
export function PackageList({ packages }: { packages: readonly ServicePackageShown[] }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  return (
    <section className="grid gap-3">
      <Heading level={2}>{t.title}</Heading>
      <ul className="grid gap-3">
        {packages.map(({ id, name, includes, price, days }) => (
          <Card key={id} asChild>
            <li className="grid grid-cols-1 gap-1">
              <p className="flex flex-wrap justify-between gap-x-3 font-bold">
                <span dir="auto" className="wrap-anywhere">
                  {name}
                </span>
                <span className="tabular-nums">{money(price)}</span>
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{includes}</p>
              <p className="text-sm text-fg-muted">{t.days(days)}</p>
            </li>
          </Card>
        ))}
      </ul>
    </section>
  );
}
