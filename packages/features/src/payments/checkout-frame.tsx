import type { Listing } from '@campushive/contract';
import { Heading } from '@campushive/ui/heading';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateTime, TextLink, useLanguageTag } from '../kernel/index.js';
import { PhotoPicture } from '../shared/index.js';
import { PAYMENT_COLUMNS, PAYMENT_PAGE } from './payment-page.js';
import { useOrderWords } from './use-order-words.js';

interface CheckoutFrameProps {
  listing: Listing;
  /** Who gets the money; null until it is known. */
  payee: string | null;
  /** What it costs, below the thing itself. */
  amounts?: ReactNode;
  children: ReactNode;
}

/** What is paid for and to whom, above everything that happens with the payment; beside it on a wide screen. */
export function CheckoutFrame({ listing, payee, amounts, children }: CheckoutFrameProps) {
  const words = useOrderWords(listing.hiveTypeId);
  const locale = useLanguageTag();
  const { eventDate = null, location = null } = listing.buzzDetails ?? {};
  const [photo] = listing.photos;
  return (
    <div className={`${PAYMENT_PAGE} content-start gap-5 py-4`}>
      <TextLink
        standalone
        to={{ to: 'listing', hive: listing.hiveTypeId, id: listing.id }}
        className="inline-flex items-center gap-1.5"
      >
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" /> {words.back}
      </TextLink>
      <Heading level={1}>{words.checkoutTitle}</Heading>
      <div className={PAYMENT_COLUMNS}>
        <div className="grid gap-5 lg:col-start-2 lg:row-start-1">
          <div className="flex items-center gap-4">
            {photo === undefined ? null : (
              <span className="flex shrink-0">
                <PhotoPicture photo={photo} alt="" sizes="80px" eager className="size-20 rounded-control" />
              </span>
            )}
            <div className="min-w-0">
              <p className="line-clamp-2 font-bold wrap-anywhere">{listing.title}</p>
              {payee === null ? null : (
                <p className="text-sm wrap-anywhere text-fg-muted">{words.soldBy(payee)}</p>
              )}
              {eventDate === null ? null : (
                <p className="text-sm wrap-anywhere text-fg-muted">
                  <time dateTime={eventDate}>{dateTime(eventDate, locale)}</time>
                  {location === null ? null : <span className="block">{location}</span>}
                </p>
              )}
            </div>
          </div>
          {amounts}
        </div>
        <div className="grid gap-5">{children}</div>
      </div>
    </div>
  );
}
