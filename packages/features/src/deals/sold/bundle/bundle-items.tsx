import type { BundledThing } from '@campushive/contract';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { IconButton } from '@campushive/ui/icon-button';
import { Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { TextLink, useFieldText, useMessages, useMoney } from '../../../kernel/index.js';
import { catalogue } from '../../parts/bundle/bundle.catalogue.js';
import { PhotoPicture } from '../../../shared/photo-picture.js';
import type { BundleInCheckout } from './use-bundle-checkout.js';

/** Items of a bundle. Each can be removed until the payment starts. */
export function BundleList({ bundle, fixed }: { bundle: BundleInCheckout; fixed: boolean }) {
  const t = useMessages(catalogue);
  const errorText = useFieldText();
  return (
    <ul data-slot="bundle" className="mb-3 grid divide-y divide-line border-b border-line">
      {bundle.items.map(({ id, title, price, photo, isAgreed, problem }) => (
        <li key={id} className="flex items-center gap-3 py-2">
          <BundleItemRow title={title} price={price} photo={photo} isUnavailable={problem !== null}>
            {problem !== null ? (
              <span className="block text-sm font-semibold text-danger">{errorText(problem)}</span>
            ) : isAgreed ? (
              <span className="block text-sm text-fg-muted">{t.agreed}</span>
            ) : null}
          </BundleItemRow>
          {fixed ? null : (
            <IconButton label={t.remove(title)} onClick={() => bundle.onRemove([id])}>
              <Trash2 />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Items bought together, each with a link to its page. */
export function BoughtTogether({ bundle }: { bundle: readonly BundledThing[] }) {
  const t = useMessages(catalogue);
  const headingId = useId();
  if (bundle.length === 0) return null;
  return (
    <Card asChild data-slot="bundle">
      <section aria-labelledby={headingId} className="grid gap-2">
        <Heading level={2} size="subsection" id={headingId}>
          {t.items(bundle.length)}
        </Heading>
        <ul className="grid divide-y divide-line">
          {bundle.map(({ hiveId, title, price, photo }) => (
            <li key={hiveId} className="flex items-center gap-3 py-1">
              <BundleItemRow
                title={
                  <TextLink dir="auto" standalone to={{ to: 'listing', hive: 'essentials', id: hiveId }}>
                    {title}
                  </TextLink>
                }
                price={price}
                photo={photo}
              />
            </li>
          ))}
        </ul>
        <p className="text-sm text-fg-muted">{t.handedOver}</p>
      </section>
    </Card>
  );
}

interface BundleItemProps {
  title: ReactNode;
  price: number;
  photo: BundledThing['photo'];
  /** The item is no longer available. Default: false. */
  isUnavailable?: boolean;
  children?: ReactNode;
}

function BundleItemRow({ title, price, photo, isUnavailable = false, children }: BundleItemProps) {
  const money = useMoney();
  return (
    <>
      <span aria-hidden="true" className="block size-12 shrink-0 overflow-hidden rounded-control bg-fill">
        {photo === null ? null : <PhotoPicture photo={photo} alt="" sizes="48px" className="size-full" />}
      </span>
      <span className="flex min-w-0 grow flex-wrap justify-between gap-x-3">
        <span className="min-w-0 wrap-anywhere">
          <bdi>{title}</bdi>
          {children}
        </span>
        <span
          className={`ms-auto tabular-nums ${isUnavailable ? 'text-fg-muted line-through' : 'font-bold'}`}
        >
          {money(price)}
        </span>
      </span>
    </>
  );
}
