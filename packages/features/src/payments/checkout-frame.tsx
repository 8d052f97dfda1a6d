import { HIVES, type Listing } from '@campushive/contract';
import { TextLink } from '@campushive/ui/text-link';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateTime, Link, useLocale } from '../kernel/index.js';
import { PhotoPicture } from '../shared/index.js';
import { useOrderWords } from './use-order-words.js';

/** What is paid for, above everything that happens with the payment. */
export function CheckoutFrame({ listing, children }: { listing: Listing; children: ReactNode }) {
  const words = useOrderWords(listing.hiveTypeId);
  const locale = useLocale();
  const { eventDate = null, location = null } = listing.buzzDetails ?? {};
  const [photo] = listing.photos;
  return (
    <div className="mx-auto grid w-full max-w-xl content-start gap-5 px-gutter py-4">
      <TextLink standalone asChild>
        <Link
          to={{ to: 'listing', hive: listing.hiveTypeId, id: listing.id }}
          className="inline-flex items-center gap-1.5"
        >
          <ArrowLeft aria-hidden="true" className="size-5" /> {words.back}
        </Link>
      </TextLink>
      <h1>{words.checkoutTitle}</h1>
      <div className="flex items-center gap-4">
        {photo === undefined ? null : (
          <span className="flex shrink-0">
            <PhotoPicture photo={photo} alt="" sizes="80px" eager className="size-20 rounded-control" />
          </span>
        )}
        <div className="min-w-0">
          <p className="line-clamp-2 font-bold wrap-anywhere">{listing.title}</p>
          {HIVES[listing.hiveTypeId].sale === 'gig' ? null : (
            <p className="text-sm wrap-anywhere text-fg-muted">
              {words.soldBy(listing.postedBy.name ?? words.anonymous)}
            </p>
          )}
          {eventDate === null ? null : (
            <p className="text-sm wrap-anywhere text-fg-muted">
              <time dateTime={eventDate}>{dateTime(eventDate, locale)}</time>
              {location === null ? null : <span className="block">{location}</span>}
            </p>
          )}
        </div>
      </div>
      {children}
    </div>
  );
}
