import { feesFor, formatRate, toMajor, toMinor, type SaleKind } from '@campushive/contract';
import { formatWholeMoney } from '@campushive/contract/format-money';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@campushive/ui/table';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { Check, ChevronDown, Minus } from 'lucide-react';
import {
  useCampus,
  defineMessages,
  Link,
  useMoney,
  useLanguageTag,
  useMessages,
  useSession,
} from '../kernel/index.js';
import { Prose } from '../shared/index.js';
import { messages } from './pricing.messages.js';

const catalogue = defineMessages({
  en: messages,
  fr: () => import('./pricing.messages.fr.js'),
  es: () => import('./pricing.messages.es.js'),
});

/** The two plans, feature by feature, and the fees of paying. */
export function PricingScreen() {
  const words = useMessages(catalogue);
  return (
    <div className="page grid page-4xl gap-10 py-8 lg:py-14">
      <header className="grid gap-2">
        <Heading level={1}>{words.title}</Heading>
        <p className="max-w-prose text-lg">{words.intro}</p>
      </header>
      <Plans />
      <section className="grid gap-3">
        <Heading level={2}>{words.compareTitle}</Heading>
        <p className="text-fg-muted">{words.compareHint}</p>
        <Comparison />
      </section>
      <Fees />
    </div>
  );
}

function Plans() {
  const words = useMessages(catalogue);
  const member = useSession().status === 'member';
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Card asChild>
        <section className="flex flex-col gap-3">
          <Heading level={2}>{words.basic}</Heading>
          <p className="text-2xl font-extrabold">{words.basicPrice}</p>
          <p className="flex-1 text-fg-muted">{words.basicText}</p>
          <Button asChild variant="primary" fullWidth>
            {member ? (
              <Link to={{ to: 'dashboard' }}>{words.dashboard}</Link>
            ) : (
              <Link to={{ to: 'register' }}>{words.getStarted}</Link>
            )}
          </Button>
        </section>
      </Card>
      <Card asChild>
        <section className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Heading level={2}>{words.pro}</Heading>
            <Badge tone="primary">{words.comingSoon}</Badge>
          </div>
          <p>
            <span className="text-2xl font-extrabold tabular-nums">{words.proPrice}</span> {words.perMonth}
          </p>
          <p className="flex-1 text-fg-muted">{words.proText}</p>
          <Button fullWidth variant="outline" disabled>
            {words.comingSoon}
          </Button>
        </section>
      </Card>
    </div>
  );
}

function Comparison() {
  const words = useMessages(catalogue);
  return (
    <Table className="table-fixed">
      <TableHeader>
        <TableRow>
          <TableHead>{words.feature}</TableHead>
          <TableHead align="center" className="w-1/4 sm:w-28">
            {words.basic}
          </TableHead>
          <TableHead align="center" className="w-1/4 sm:w-28">
            {words.pro}
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {words.features.map(({ title, description, basic }) => (
          <TableRow key={title} className="align-top">
            <TableHead scope="row" className="font-normal">
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
  const words = useMessages(catalogue);
  const Icon = included ? Check : Minus;
  return (
    <span className={`grid justify-items-center ${included ? 'text-success' : 'text-fg-muted'}`}>
      <Icon aria-hidden="true" className="size-5" />
      <VisuallyHidden>{included ? words.included : words.notIncluded}</VisuallyHidden>
    </span>
  );
}

/** The price of the example, in major units. */
const EXAMPLE = 120;

/** The fee table of the contract, in words and for an example. */
function Fees() {
  const words = useMessages(catalogue);
  const locale = useLanguageTag();
  const money = useMoney();
  const campus = useCampus();
  const whole = (amountMinor: number) => formatWholeMoney(amountMinor, campus.currency, locale);
  const share = (basisPoints: number) => formatRate(basisPoints, locale);
  const shareOrNone = (basisPoints: number) => (basisPoints === 0 ? null : share(basisPoints));
  const row = (kind: SaleKind) => {
    const { payer, payee } = campus.fees[kind];
    return [
      words[kind],
      words.payer(shareOrNone(payer.platform), share(payer.processing)),
      words.payee(shareOrNone(payee.platform), share(payee.mobileMoney)),
    ];
  };
  const example = (kind: SaleKind) => {
    const { total, payout } = feesFor(kind, toMinor(EXAMPLE), campus.fees);
    const [price, paid, received] = [EXAMPLE, toMajor(total), toMajor(payout)].map((one) => money(one));
    return `${words[kind]}. ${words.example(price ?? '', paid ?? '', received ?? '')}`;
  };
  return (
    <section className="grid gap-3">
      <Heading level={2}>{words.feesTitle}</Heading>
      <p className="text-fg-muted">{words.feesIntro}</p>
      <Prose
        blocks={[
          { table: [words.feesHead, row('purchase'), row('gig')] },
          {
            list: [
              example('purchase'),
              example('gig'),
              words.payoutNote(whole(campus.fees.payout.minimum), whole(campus.fees.payout.instantFee)),
            ],
          },
        ]}
      />
    </section>
  );
}
