import { findUniversity, type SafeDeal } from '@campushive/contract';
import { formatWholeMoney } from '@campushive/contract/format-money';
import { Alert } from '@campushive/ui/alert';
import { Avatar } from '@campushive/ui/avatar';
import { Heading } from '@campushive/ui/heading';
import { Rating } from '@campushive/ui/rating';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { ChevronRight } from 'lucide-react';
import { useTotal } from '../../../catalogue/parts/prices/fee-breakdown.js';
import {
  Link,
  useCampus,
  useLanguageTag,
  useMessages,
  useMinorUnits,
  useMoney,
  useUser,
} from '../../../kernel/index.js';
import { firstNameOf, PhotoPicture, sharedCatalogue } from '../../../shared/index.js';
import { catalogue } from '../parts/safe-deals.catalogue.js';
import { DealAction } from './deal-action.js';
import { ReportDeal } from './report-deal.js';

/** The deal for its payer: item, price with fees, seller, three steps and the pay button. */
export function DealOffer({ deal, hasReport }: { deal: SafeDeal; hasReport: boolean }) {
  const t = useMessages(catalogue);
  const { photo, title, warning, seller } = deal;
  const about = (
    <>
      <header>
        <Price deal={deal} />
        <Heading level={1} className="wrap-anywhere">
          <bdi>{title}</bdi>
        </Heading>
      </header>
      {warning === null ? null : <Alert tone="warning">{t.warnings[warning]}</Alert>}
      <Seller deal={deal} />
      <Steps name={firstNameOf(seller, t.someone)} />
    </>
  );
  return (
    <article className="page grid grid-cols-1 gap-x-8 pb-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:py-6">
      {photo === null ? (
        <div className="grid min-w-0 grid-cols-1 content-start gap-4 pt-4 lg:pt-0">{about}</div>
      ) : (
        <div className="-mx-gutter aspect-3/2 overflow-hidden bg-fill lg:mx-0 lg:aspect-4/3 lg:rounded-card">
          <PhotoPicture
            photo={photo}
            alt=""
            sizes="(min-width: 64rem) 40rem, 100vw"
            eager
            className="size-full"
          />
        </div>
      )}
      <div className="grid min-w-0 grid-cols-1 content-start gap-4 pt-4 lg:pt-0">
        {photo === null ? null : about}
        <DealAction deal={deal} />
        {hasReport ? null : (
          <div className="justify-self-start">
            <ReportDeal id={deal.id} />
          </div>
        )}
      </div>
    </article>
  );
}

function Price({ deal: { price } }: { deal: SafeDeal }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const totalOf = useTotal();
  const { toMinor } = useMinorUnits();
  const { currency } = useCampus();
  const tag = useLanguageTag();
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
      <span className="font-display text-hero font-bold tracking-tight">
        {formatWholeMoney(toMinor(price), currency, tag)}
      </span>
      <span className="text-fg-muted">{t.withFees(money(totalOf('purchase', price)))}</span>
    </p>
  );
}

/** Seller with face, rating and university. Members can open the profile. */
function Seller({ deal: { seller, rating, reviewCount, universityId } }: { deal: SafeDeal }) {
  const t = useMessages(catalogue);
  const shared = useMessages(sharedCatalogue);
  const campus = useCampus();
  const isMember = useUser() !== null;
  const university = findUniversity(campus, universityId)?.displayName;
  const { name } = seller;
  return (
    <div className="relative flex min-h-17 items-center gap-3 border-y border-line py-2.5">
      <Avatar
        size="lg"
        name={name ?? '?'}
        src={seller.profileImage ?? undefined}
        verified={seller.isVerified}
        aria-hidden="true"
      />
      <div className="min-w-0 grow">
        <p className="font-bold wrap-anywhere">
          {name !== null && isMember ? (
            <Link
              dir="auto"
              to={{ to: 'user', id: seller.id }}
              className="rounded-chip underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
          ) : (
            <bdi>{name ?? t.deletedUser}</bdi>
          )}
          {seller.isVerified ? <VisuallyHidden>, {t.verified}</VisuallyHidden> : null}
        </p>
        <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-fg-muted">
          {rating === null ? (
            t.noRatings
          ) : (
            <Rating
              short
              size="sm"
              value={rating}
              label={t.rating(rating, reviewCount)}
              text={shared.rating(rating, reviewCount)}
            />
          )}
          {university === undefined ? null : (
            <>
              <span aria-hidden="true">·</span>
              <span>{university}</span>
            </>
          )}
        </p>
      </div>
      {name !== null && isMember ? (
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
      ) : null}
    </div>
  );
}

/** Three steps from the payment to the handover. */
function Steps({ name }: { name: string }) {
  const t = useMessages(catalogue);
  return (
    <section>
      <Heading level={2} className="sr-only">
        {t.how}
      </Heading>
      <ol className="grid gap-3">
        {t.steps(name).map((step, index) => (
          <li key={step} className="flex items-center gap-3.5">
            <span
              aria-hidden="true"
              className="hexagon grid w-8 shrink-0 place-items-center bg-brand-soft text-sm font-bold text-fg"
            >
              {index + 1}
            </span>
            <span className="min-w-0">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
