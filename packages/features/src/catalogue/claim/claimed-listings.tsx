import type { AcceptedClaim, Claim, ErrorCode, HiveName } from '@campushive/contract';
import { Tag } from 'lucide-react';
import { TextLink, useMessages, useMoney } from '../../kernel/index.js';
import { PhotoPicture } from '../../shared/index.js';
import { catalogue } from './claim.catalogue.js';

interface ClaimedListingsProps {
  listings: Claim['listings'];
  /** Listings that cannot be published now. Default: none. */
  refused?: AcceptedClaim['refused'];
}

/** Imported listings with photo, title, price and state. */
export function ClaimedListings({ listings, refused = [] }: ClaimedListingsProps) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const priceOf = (price: number | null) => (price === null ? null : price === 0 ? t.free : money(price));
  return (
    <ul className="grid">
      {listings.map((listing) => {
        const { id, hive, title, price, photo, listingId } = listing;
        const refusal = refused.find((one) => one.id === id);
        return (
          <li key={id} className="flex min-h-18 items-center gap-3 border-b border-line py-2">
            <Thumbnail photo={photo} />
            <div className="min-w-0 grow">
              <p className="font-medium wrap-anywhere">
                {listingId === null ? (
                  <bdi>{title}</bdi>
                ) : (
                  <TextLink to={{ to: 'listing', hive, id: listingId }}>{title}</TextLink>
                )}
              </p>
              <p className="text-sm tabular-nums">{priceOf(price)}</p>
              {refusal === undefined ? null : <Refusal code={refusal.code} hive={hive} />}
              {listingId === null ? null : <p className="text-sm text-fg-muted">{t.published}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Reason of a refusal, with a form for a listing that must change. */
function Refusal({ code, hive }: { code: ErrorCode; hive: HiveName }) {
  const t = useMessages(catalogue);
  const reason = reasonOf(code);
  return (
    <p className="text-sm">
      {t[reason]}{' '}
      {reason === 'outdated' ? <TextLink to={{ to: 'post', hive }}>{t.postYourself}</TextLink> : null}
    </p>
  );
}

/** Returns the name of the text for a refusal. */
function reasonOf(code: ErrorCode) {
  if (code === 'verification_required') return 'notVerified';
  if (code === 'hive_paused') return 'paused';
  return code === 'validation_failed' ? 'outdated' : 'refused';
}

function Thumbnail({ photo }: Pick<Claim['listings'][number], 'photo'>) {
  if (photo === null)
    return (
      <div className="grid size-14 shrink-0 place-items-center rounded-chip bg-fill text-fg-muted">
        <Tag aria-hidden="true" className="size-5" />
      </div>
    );
  return (
    <div className="size-14 shrink-0 overflow-hidden rounded-chip bg-fill">
      <PhotoPicture photo={photo} alt="" sizes="3.5rem" className="size-full" />
    </div>
  );
}
