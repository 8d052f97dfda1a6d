import type { Listing } from '@campushive/contract';
import { findUniversity } from '@campushive/contract/campus';
import { Badge } from '@campushive/ui/badge';
import { GraduationCap, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useCampus, useMessages, useUser } from '../../../kernel/index.js';
import { useWhen } from '../../../catalogue/parts/listing-card/index.js';
import { courseOf } from '../../../catalogue/parts/course-of.js';
import { catalogue } from '../listing-detail.catalogue.js';
import { nameIn } from './listing-facts.js';

interface ListingChipsProps {
  listing: Listing;
  /** Shows the time of posting, for pages that show it nowhere else. */
  posted: boolean;
  /** Hides the campus, for pages that show it above. Default `false`. */
  placed?: boolean;
  children?: ReactNode;
}

/** Chips for quick comparison: campus, course, and the kind of an event. */
export function ListingChips({ listing, posted, placed = false, children }: ListingChipsProps) {
  const t = useMessages(catalogue);
  const when = useWhen(listing.createdAt);
  const kinds = useKinds(listing);
  return (
    <ul className="flex flex-wrap items-center gap-2 max-w-full *:min-w-0">
      {kinds.map((kind) => (
        <li key={kind}>
          <Badge>{kind}</Badge>
        </li>
      ))}
      <CourseChip listing={listing} />
      {/* An event shows its place together with its date. */}
      {listing.buzzDetails === undefined && !placed ? <PlaceChip listing={listing} /> : null}
      {posted ? (
        <li>
          <Badge>
            <time suppressHydrationWarning dateTime={listing.createdAt}>
              {t.posted(when, null)}
            </time>
          </Badge>
        </li>
      ) : null}
      {children === undefined ? null : <li>{children}</li>}
    </ul>
  );
}

/** Returns kind and age limit of an event. The details of an item are in its table. */
function useKinds({ buzzDetails }: Listing): readonly string[] {
  const t = useMessages(catalogue);
  const { eventType = null, isItem13 = null } = buzzDetails ?? {};
  return [nameIn(t.eventTypes, eventType), isItem13 === true ? t.over13 : undefined].filter(
    (kind) => kind !== undefined,
  );
}

/** Course of the listing, with a link to everything for that course. */
function CourseChip({ listing }: { listing: Listing }) {
  const t = useMessages(catalogue);
  const code = courseOf(listing);
  if (code === null) return null;
  return (
    <li>
      <Link
        to={{ to: 'course', code }}
        aria-label={t.course(code)}
        className="inline-flex min-h-7 pointer-coarse:min-h-11 items-center gap-1.5 rounded-chip border border-line-strong px-2.5 text-sm font-bold underline underline-offset-2"
      >
        <GraduationCap aria-hidden="true" className="size-4" />
        {code}
      </Link>
    </li>
  );
}

/** Campus and hall of the listing. The viewer's own campus is highlighted by more than colour. */
function PlaceChip({ listing: { universityId, hall } }: { listing: Listing }) {
  const campus = useCampus();
  const own = useUser()?.universityId === universityId;
  const university = universityId === null ? null : findUniversity(campus, universityId);
  const place = university?.displayName ?? universityId;
  if (place === null) return null;
  return (
    <li>
      <Badge tone={own ? 'info' : 'neutral'} leading={<MapPin aria-hidden="true" />}>
        {hall === undefined ? place : `${place} · ${hall.name}`}
      </Badge>
    </li>
  );
}
