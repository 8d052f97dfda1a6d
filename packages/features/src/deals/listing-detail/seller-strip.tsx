import type { Listing } from '@campushive/contract';
import { responsePaceOf } from '@campushive/contract/response-time';
import { findUniversity } from '@campushive/contract/campus';
import { Avatar } from '@campushive/ui/avatar';
import { Rating } from '@campushive/ui/rating';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { BadgeCheck, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useCampus, useMessages } from '../../kernel/index.js';
import { sharedCatalogue } from '../../shared/index.js';
import { useWhen } from '../../catalogue/parts/listing-card/index.js';
import { catalogue } from './listing-detail.catalogue.js';
import type { Seller, SellerProblem } from './use-listing-detail.js';

interface SellerStripProps {
  listing: Listing;
  /** Null until the seller is loaded, and for visitors. */
  seller: Seller | null;
  /** Reason why the seller is unknown. */
  problem: SellerProblem | null;
}

/** Seller of the listing below the price: avatar, name, rating, date and campus. The whole row links to the profile. */
export function SellerStrip({ listing, seller, problem }: SellerStripProps) {
  const t = useMessages(catalogue);
  const when = useWhen(listing.createdAt);
  const { postedBy } = listing;
  const name = postedBy.name ?? t.deletedUser;
  return (
    <div data-slot="seller-strip" className="w-full">
      <Row
        face={
          <Avatar
            name={postedBy.name ?? '?'}
            aria-hidden="true"
            verified={postedBy.isVerified}
            src={postedBy.profileImage ?? undefined}
          />
        }
        end={
          postedBy.name === null ? null : (
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-fg-muted rtl:-scale-x-100" />
          )
        }
      >
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-bold wrap-anywhere">
            {postedBy.name === null ? (
              name
            ) : (
              <Link
                dir="auto"
                to={{ to: 'user', id: postedBy.id }}
                className="rounded-chip underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {name}
              </Link>
            )}
            {postedBy.isVerified ? <VisuallyHidden>, {t.verified}</VisuallyHidden> : null}
          </span>
          <SellerRating seller={seller} />
        </p>
        {seller?.responseMinutes == null ? null : (
          <p className="text-sm text-fg-muted">{t.replies[responsePaceOf(seller.responseMinutes)]}</p>
        )}
        <Posted words={t.posted(when, postedBy.university)} />
      </Row>
      {problem === null ? null : <p className="pt-2 text-sm text-danger">{t.sellerProblems[problem]}</p>}
    </div>
  );
}

const DOT = ' • ';

/** Date and place. Overflow hides the dot between them when the place wraps to a new line. */
function Posted({ words }: { words: string }) {
  const [when, ...where] = words.split(DOT);
  return (
    <p className="overflow-hidden text-sm text-fg-muted">
      <span className="-ms-4 flex flex-wrap">
        <span suppressHydrationWarning className="ps-4">
          {when}
        </span>
        {where.length === 0 ? null : (
          <span className="relative ps-4">
            <span className="absolute start-0 whitespace-pre">{DOT}</span>
            {where.join(DOT)}
          </span>
        )}
      </span>
    </p>
  );
}

/** Rating of the seller; a sentence without one. */
export function SellerRating({ seller }: { seller: Seller | null }) {
  const t = useMessages(catalogue);
  const shared = useMessages(sharedCatalogue);
  if (seller?.rating == null) return <span className="text-sm text-fg-muted">{t.noRatings}</span>;
  const { rating, reviewCount } = seller;
  return (
    <Rating
      short
      size="sm"
      value={rating}
      label={t.rating(rating, reviewCount)}
      text={shared.rating(rating, reviewCount)}
    />
  );
}

/** Seller as visitors see it: a verified student of a named university. */
export function CampusStrip({ listing: { postedBy, universityId } }: { listing: Listing }) {
  const t = useMessages(catalogue);
  const campus = useCampus();
  const university = universityId === null ? undefined : findUniversity(campus, universityId);
  if (!postedBy.isVerified && university === undefined) return null;
  return (
    <Row
      face={
        <span
          aria-hidden="true"
          className="grid size-10 place-items-center rounded-full bg-fill text-success"
        >
          <BadgeCheck className="size-5" />
        </span>
      }
      end={null}
    >
      <p className="font-bold">{postedBy.isVerified ? t.verified : t.student}</p>
      {university === undefined ? null : <p className="text-sm text-fg-muted">{university.name}</p>}
    </Row>
  );
}

function Row({ face, end, children }: { face: ReactNode; end: ReactNode; children: ReactNode }) {
  return (
    <div className="relative flex min-h-16 w-full items-center gap-3 border-y border-line py-2.5">
      {face}
      <div className="min-w-0 flex-1">{children}</div>
      {end}
    </div>
  );
}
