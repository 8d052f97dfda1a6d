import { HIVES, type Listing } from '@campushive/contract';
import { TextLink } from '@campushive/ui/text-link';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useMessages } from '../kernel/index.js';
import { PhotoPicture } from '../shared/index.js';
import { catalogue } from './payments.catalogue.js';

/** What is paid for, above everything that happens with the payment. */
export function CheckoutFrame({ listing, children }: { listing: Listing; children: ReactNode }) {
  const words = useMessages(catalogue);
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
        </div>
      </div>
      {children}
    </div>
  );
}
