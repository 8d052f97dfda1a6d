import { STALL_HIVE, type StallSummary } from '@campushive/contract';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { Link, useMessages, useMoney } from '../../../kernel/index.js';
import { PhotoPicture } from '../../../shared/index.js';
import { StallFacts } from '../parts/stall-facts.js';
import { catalogue } from '../parts/stalls.catalogue.js';
import { LazyOnVisible } from '../../../shared/lazy-on-visible.js';

/** Card of a stall in a list. The whole card is the link. */
export function StallCard({ stall, eager = false }: { stall: StallSummary; eager?: boolean }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { id, name, photo, category, priceFrom, itemNames } = stall;
  return (
    <Card data-slot="stall-card" interactive className="relative flex gap-3 p-3">
      <div aria-hidden="true" className="size-20 shrink-0 overflow-hidden sm:size-24 rounded-control bg-fill">
        {photo === null ? (
          <span className="grid size-full place-items-center">
            <HexagonIcon tone={category} />
          </span>
        ) : eager ? (
          <PhotoPicture photo={photo} alt="" sizes="96px" eager className="size-full" />
        ) : (
          // Browsers fetch lazy images up to three screens ahead, which costs data.
          <LazyOnVisible className="size-full">
            <PhotoPicture photo={photo} alt="" sizes="96px" className="size-full" />
          </LazyOnVisible>
        )}
      </div>
      <div className="grid min-w-0 grow content-center gap-0.5">
        <Heading level={2} size="item" className="truncate">
          <Link
            to={{ to: 'listing', hive: STALL_HIVE, id }}
            dir="auto"
            className="after:absolute after:inset-0"
          >
            {name}
          </Link>
        </Heading>
        <StallFacts stall={stall} className="text-sm" />
        <p className="line-clamp-1 text-sm wrap-anywhere">
          <span className="font-bold tabular-nums">{t.from(money(priceFrom))}</span>
          {itemNames.length === 0 ? null : <bdi className="text-fg-muted"> · {itemNames.join(', ')}</bdi>}
        </p>
      </div>
    </Card>
  );
}
