import { ApiError, type SafeDeal } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { TextField } from '@campushive/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { BothSides } from '../../../catalogue/parts/prices/both-sides.js';
import { ShareButton } from '../../../catalogue/parts/share/share-button.js';
import {
  appointment,
  callProblem,
  Link,
  PagePart,
  useClient,
  useClock,
  useDateFormat,
  useDevice,
  useMessages,
  useMoney,
  useNavigation,
  useProblemText,
} from '../../../kernel/index.js';
import { useHydrated } from '../../../shared/hooks/use-hydrated.js';
import { ConfirmOnDemand, MainAction } from '../../../shared/index.js';
import { SAFE_DEALS, safeDealKey } from '../../data.js';
import { catalogue } from '../parts/safe-deals.catalogue.js';
import { useStateText } from '../parts/use-state-text.js';

/** Lazy: drawing the card needs code that payers do not need. */
const ShareCard = lazy(async () => ({
  default: (await import('../../../catalogue/parts/share/share-card.js')).ShareCard,
}));

/** A link for its maker: picture, address, state, and the actions to share and end it. */
export function OwnDeal({ deal }: { deal: SafeDeal }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const stateText = useStateText();
  const isOpen = deal.state === 'open';
  return (
    <article className="page grid page-2xl grid-cols-1 content-start gap-4 py-4 sm:py-6">
      <header>
        <Heading level={1}>{t.yourLink}</Heading>
        <p className="text-fg-muted">
          <bdi className="font-semibold wrap-anywhere">{deal.title}</bdi> · {money(deal.price)}
        </p>
      </header>
      {isOpen ? (
        <>
          <Picture deal={deal} />
          <p>{t.yourText}</p>
          <BothSides kind="purchase" price={deal.price} side="seller" />
          <p suppressHydrationWarning className="text-sm text-fg-muted">
            {stateText(deal)}
          </p>
          <EndLink id={deal.id} />
          <MainAction>
            <ShareButton
              title={deal.title}
              subject={{ kind: 'deal', deal }}
              variant="primary"
              label={t.share}
            />
          </MainAction>
        </>
      ) : (
        <Notice deal={deal} />
      )}
    </article>
  );
}

/** Picture and address of the link. Only a browser can draw the one and know the other. */
function Picture({ deal }: { deal: SafeDeal }) {
  return useHydrated() ? <Drawn deal={deal} /> : <Waiting />;
}

const Waiting = () => <Skeleton className="mx-auto aspect-4/5 w-56 max-w-full rounded-card" />;

function Drawn({ deal }: { deal: SafeDeal }) {
  const t = useMessages(catalogue);
  const device = useDevice();
  const navigation = useNavigation();
  const url = device.address(navigation.href({ to: 'shortLink', id: deal.id }, 'anyone'));
  return (
    <>
      <PagePart fallback={<Waiting />}>
        <ShareCard subject={{ kind: 'deal', deal }} url={url} />
      </PagePart>
      <TextField
        label={t.linkAddress}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
    </>
  );
}

/** Words for a link that cannot be paid now, with the next action. */
function Notice({ deal: { id, state, order, endsAt } }: { deal: SafeDeal }) {
  const t = useMessages(catalogue);
  const now = useClock().now();
  const format = useDateFormat();
  const another = (
    <Button asChild size="sm" variant="primary">
      <Link to={{ to: 'safeDeals' }}>{t.makeAnother}</Link>
    </Button>
  );
  switch (state) {
    case 'open':
      return null;
    case 'reserved':
      return <Alert>{t.yourPaying}</Alert>;
    case 'paid':
      return order === null ? (
        <Alert action={another}>{t.isPaid}</Alert>
      ) : (
        <Alert
          tone="success"
          action={
            <Button asChild size="sm" variant="primary">
              <Link to={{ to: 'payment', id: order.id }}>{t.toOrder}</Link>
            </Button>
          }
        >
          {t.yourPaid}
        </Alert>
      );
    case 'ended':
      return (
        <Alert suppressHydrationWarning action={another}>
          {t.yourEnded(appointment(endsAt, now, format))}
        </Alert>
      );
    case 'hidden':
      return (
        <Alert
          tone="warning"
          action={
            <Button asChild size="sm" variant="outline">
              <Link to={{ to: 'appeal', id }}>{t.whyHidden}</Link>
            </Button>
          }
        >
          {t.yourHidden}
        </Alert>
      );
    default:
      return state satisfies never;
  }
}

/** Button that ends the link after a confirmation. */
function EndLink({ id }: { id: string }) {
  const t = useMessages(catalogue);
  const client = useClient();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const [isAsking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: async () => (await client.safeDeals.end({ id })).data,
    onSuccess(ended) {
      queries.setQueryData(safeDealKey(id), ended);
      void queries.invalidateQueries({ queryKey: SAFE_DEALS });
    },
    onError: () => void queries.invalidateQueries({ queryKey: safeDealKey(id) }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      {end.error === null ? null : <Alert tone="danger">{textOf(end.error)}</Alert>}
      <Button variant="ghost" className="justify-self-start" onClick={() => setAsking(true)}>
        {t.end}
      </Button>
      <ConfirmOnDemand
        open={isAsking}
        onOpenChange={setAsking}
        title={t.endTitle}
        description={t.endText}
        confirmLabel={t.end}
        cancelLabel={t.keep}
        loading={end.isPending}
        loadingLabel={t.ending}
        onConfirm={() => (end.isPending ? undefined : end.mutate())}
      />
    </>
  );

  function textOf(error: Error): string | null {
    return error instanceof ApiError && error.code === 'illegal_transition'
      ? t.endFailed
      : problemText(callProblem(error), t.endFailed);
  }
}
