import { STALL_HIVE, type Stall } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Avatar } from '@campushive/ui/avatar';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { Store } from 'lucide-react';
import { ReportButton } from '../../../base/parts/reports/index.js';
import { appointment, Link, useClock, useDateFormat, useMessages, useUser } from '../../../kernel/index.js';
import { NotReady } from '../../../shared/not-ready.js';
import { linesIn, withQuantity } from '../parts/basket.js';
import { StallFacts } from '../parts/stall-facts.js';
import { catalogue } from '../parts/stalls.catalogue.js';
import { BasketBar, BasketBox } from './basket-box.js';
import { PriceRow } from './price-row.js';
import { StallHours } from './stall-hours.js';
import type { StallScreenProps } from './stall-screen.js';
import { MessageStall } from './message-stall.js';
import { StallPhoto } from './stall-photo.js';

/** State of a stall's page. */
export type StallState =
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly stall: Stall };

/** Stall with the viewer's basket. */
export interface StallViewProps extends Omit<StallScreenProps, 'id'> {
  state: StallState;
}

/** Page of a stall: photo, facts, price list, and the basket in a bar or a box. */
export function StallView({ state, ...basket }: StallViewProps) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
    case 'failed':
      return (
        <div className="page page-5xl py-4">
          <NotReady
            state={state.status === 'failed' ? state : { status: 'loading' }}
            icon={<Store />}
            failed={t.stallFailed}
          >
            <Skeleton className="h-44 rounded-card" />
            <Skeleton className="h-16 rounded-card" />
            <Skeleton className="h-72 rounded-card" />
          </NotReady>
        </div>
      );
    case 'missing':
      return (
        <EmptyState
          kind="nothing-found"
          headingLevel={1}
          icon={<Store />}
          title={t.missing}
          action={
            <Button asChild>
              <Link to={{ to: 'stalls' }}>{t.back}</Link>
            </Button>
          }
        />
      );
    case 'ready':
      return <Ready stall={state.stall} {...basket} />;
    default:
      return state satisfies never;
  }
}

function Ready({ stall, basket, onBasketChange }: Omit<StallViewProps, 'state'> & { stall: Stall }) {
  const t = useMessages(catalogue);
  const lines = linesIn(stall, basket);
  const { items, isMine, isOpen, seller } = stall;
  const isMember = useUser() !== null;
  return (
    <article className="page relative page-5xl pb-4 md:py-4">
      <StallPhoto stall={stall} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18.5rem] lg:items-start">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <Head stall={stall} />
          <Notice stall={stall} />
          <section className="border-t border-line">
            <Heading level={2} className="sr-only">
              {t.priceList}
            </Heading>
            <ul className="grid grid-cols-1 md:grid-cols-2 md:gap-x-4">
              {items.map((item) => (
                <PriceRow
                  key={item.id}
                  item={item}
                  quantity={lines.find((line) => line.item.id === item.id)?.quantity ?? 0}
                  canOrder={isOpen && !isMine}
                  onQuantity={(quantity) =>
                    onBasketChange({ basket: withQuantity(basket, item.id, quantity) })
                  }
                />
              ))}
            </ul>
          </section>
          <About stall={stall} />
          <StallHours stall={stall} />
          {isMine || !isMember ? null : (
            <div className="flex flex-wrap gap-2">
              <MessageStall stallId={stall.id} sellerId={seller.id} />
              <ReportButton thing={{ type: 'listing', id: stall.id, hive: STALL_HIVE }} />
            </div>
          )}
        </div>
        {isMine ? null : (
          <div className="max-lg:hidden lg:sticky lg:top-22">
            <BasketBox stall={stall} lines={lines} />
          </div>
        )}
      </div>
      {isMine || lines.length === 0 || !isOpen ? null : <BasketBar stall={stall} lines={lines} />}
    </article>
  );
}

function Head({ stall }: { stall: Stall }) {
  const { name, seller } = stall;
  return (
    <header className="flex items-center gap-3 pt-4 md:pt-2">
      <div className="min-w-0 grow">
        <Heading level={1} className="wrap-anywhere">
          <bdi>{name}</bdi>
        </Heading>
        <StallFacts stall={stall} />
      </div>
      {seller.name === null ? null : (
        <Link to={{ to: 'user', id: seller.id }} className="shrink-0 rounded-full">
          <span className="sr-only">{seller.name}</span>
          <Avatar
            size="lg"
            name={seller.name}
            src={seller.profileImage ?? undefined}
            verified={seller.isVerified}
            aria-hidden="true"
          />
        </Link>
      )}
    </header>
  );
}

function About({ stall: { description } }: { stall: Stall }) {
  const t = useMessages(catalogue);
  if (description === '') return null;
  return (
    <section className="grid gap-1">
      <Heading level={2}>{t.about}</Heading>
      <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
        {description}
      </p>
    </section>
  );
}

/** Reason that nothing can be ordered, or the seller's own actions. */
function Notice({ stall: { isMine, isOpen, opensAt, status } }: { stall: Stall }) {
  const t = useMessages(catalogue);
  const now = useClock().now();
  const format = useDateFormat();
  if (isMine)
    return (
      <Alert
        action={
          <span className="flex flex-wrap gap-2">
            <Button asChild size="sm" variant="primary">
              <Link to={{ to: 'stallQueue' }}>{t.toQueue}</Link>
            </Button>
            <Button asChild size="sm" variant="outline">
              <Link to={{ to: 'stallForm' }}>{t.toPrices}</Link>
            </Button>
          </span>
        }
      >
        {status === 'active' ? t.isYours : t.hiddenText}
      </Alert>
    );
  if (isOpen) return null;
  if (status !== 'active') return <Alert tone="warning">{t.hiddenText}</Alert>;
  return <Alert>{opensAt === null ? t.closedNow : t.closedNowAt(appointment(opensAt, now, format))}</Alert>;
}
