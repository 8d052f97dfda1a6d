import { feesFor, formatRate, type SaleKind } from '@campushive/contract';
import { formatWholeMoney } from '@campushive/contract/format-money';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@campushive/ui/table';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { Check, ChevronDown, Minus } from 'lucide-react';
import {
  Link,
  screen,
  useCampus,
  useLanguageTag,
  useMessages,
  useMinorUnits,
  useMoney,
  useSession,
} from '../../kernel/index.js';
import { catalogue } from './pricing.catalogue.js';

/** Pricing page: both plans by feature, and the payment fees. */
export const PricingScreen = screen(function PricingScreen() {
  const t = useMessages(catalogue);
  return (
    <div className="page grid gap-10 py-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-x-16 lg:py-14">
      <header className="grid gap-2 lg:col-span-full">
        <Heading level={1}>{t.title}</Heading>
        <p className="max-w-prose text-subtitle">{t.intro}</p>
      </header>
      <Plans />
      <section className="grid gap-3">
        <Heading level={2}>{t.compareTitle}</Heading>
        <p className="text-fg-muted">{t.compareHint}</p>
        <Comparison />
      </section>
      <Fees />
    </div>
  );
});

function Plans() {
  const t = useMessages(catalogue);
  const member = useSession().status === 'member';
  return (
    <div className="grid content-start gap-4">
      <Card asChild>
        <section className="flex flex-col gap-3">
          <Heading level={2}>{t.basic}</Heading>
          <p className="text-headline font-extrabold">{t.basicPrice}</p>
          <p className="flex-1 text-fg-muted">{t.basicText}</p>
          <Button asChild variant="primary" fullWidth>
            {member ? (
              <Link to={{ to: 'dashboard' }}>{t.dashboard}</Link>
            ) : (
              <Link to={{ to: 'register' }}>{t.getStarted}</Link>
            )}
          </Button>
        </section>
      </Card>
      <section className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4">
        <Heading level={2} size="item">
          {t.pro}
        </Heading>
        <p className="tabular-nums">
          {t.proPrice} {t.perMonth}
        </p>
        <Badge>{t.comingSoon}</Badge>
        <p className="basis-full text-sm text-fg-muted">{t.proText}</p>
      </section>
    </div>
  );
}

function Comparison() {
  const t = useMessages(catalogue);
  return (
    <Table className="table-fixed">
      <TableHeader>
        <TableRow>
          <TableHead>{t.feature}</TableHead>
          <TableHead align="center" className="w-1/4 sm:w-28">
            {t.basic}
          </TableHead>
          <TableHead align="center" className="w-1/4 sm:w-28">
            {t.pro}
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {t.features.map(({ title, description, basic }) => (
          <TableRow key={title} className="align-top">
            <TableHead scope="row" className="font-normal">
              {/* eslint-disable-next-line no-restricted-syntax -- a row header holds no heading, as Accordion would have */}
              <details className="group">
                <summary className="-my-3 flex min-h-12 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
                  {title}
                  <ChevronDown
                    aria-hidden="true"
                    className="size-4 text-fg-muted transition group-open:rotate-180"
                  />
                </summary>
                <p className="max-w-prose pt-3 text-sm text-fg-muted">{description}</p>
              </details>
            </TableHead>
            <TableCell>
              <Mark included={basic} />
            </TableCell>
            <TableCell>
              <Mark included />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Mark({ included }: { included: boolean }) {
  const t = useMessages(catalogue);
  const Icon = included ? Check : Minus;
  return (
    <span className={`grid justify-items-center ${included ? 'text-success' : 'text-fg-muted'}`}>
      <Icon aria-hidden="true" className="size-5" />
      <VisuallyHidden>{included ? t.included : t.notIncluded}</VisuallyHidden>
    </span>
  );
}

/** Example price, in major units. */
const EXAMPLE = 120;

/** Fee table from the contract, with an example and its calculation in small print. */
function Fees() {
  const t = useMessages(catalogue);
  const locale = useLanguageTag();
  const campus = useCampus();
  const wholeAmount = (amountMinor: number) => formatWholeMoney(amountMinor, campus.currency, locale);
  return (
    <section className="grid max-w-4xl gap-4 lg:col-span-full">
      <div className="grid gap-1">
        <Heading level={2}>{t.feesTitle}</Heading>
        <p className="text-fg-muted">{t.feesIntro}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Example kind="purchase" />
        <Example kind="gig" />
      </div>
      <p>
        {t.payoutNote(wholeAmount(campus.fees.payout.minimum), wholeAmount(campus.fees.payout.instantFee))}
      </p>
    </section>
  );
}

/** Fee example of one kind of sale, for a round price. */
function Example({ kind }: { kind: SaleKind }) {
  const t = useMessages(catalogue);
  const locale = useLanguageTag();
  const money = useMoney();
  const { toMajor, toMinor } = useMinorUnits();
  const { fees } = useCampus();
  const { payer, payee } = fees[kind];
  const { total, payout } = feesFor(kind, toMinor(EXAMPLE), fees);
  const share = (basisPoints: number) => formatRate(basisPoints, locale);
  const shareOrNone = (basisPoints: number) => (basisPoints === 0 ? null : share(basisPoints));
  const sides = [
    [t.buyerPays, total, t.payer(shareOrNone(payer.platform), share(payer.processing))],
    [t.sellerGets, payout, t.payee(shareOrNone(payee.platform), share(payee.payout))],
  ] as const;
  return (
    <Card asChild>
      <section className="grid content-start gap-3">
        <div>
          <Heading level={3} size="item">
            {t[kind]}
          </Heading>
          <p className="text-sm text-fg-muted">{t.exampleFor(money(EXAMPLE))}</p>
        </div>
        <dl className="grid divide-y divide-line border-t border-line">
          {sides.map(([term, amountMinor, sum]) => (
            <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
              <dt className="font-semibold">{term}</dt>
              <dd className="text-subtitle font-extrabold tabular-nums">{money(toMajor(amountMinor))}</dd>
              <dd className="basis-full text-sm text-fg-muted">{sum}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}
