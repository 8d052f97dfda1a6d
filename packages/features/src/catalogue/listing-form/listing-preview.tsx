import { isHive, type HiveName, type Listing, type Photo } from '@campushive/contract';
import { amountOf, readPrice, type PriceCurrency } from '@campushive/contract/price-text';
import { useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useCampus, useClock, useMessages, useUser } from '../../kernel/index.js';
import { ListingCard } from '../parts/listing-card/index.js';
import { needsPrice } from './form-fields.js';
import type { FormPhoto } from './controls/form-photo.js';
import { readRows } from './controls/kind-rows.js';
import { readPackages } from './controls/package-rows.js';
import { catalogue } from './listing-form.catalogue.js';
import { hasKinds, hasPackages, type FormValues } from './values/form-values.js';
import { toInput } from './values/form-input.js';

interface ListingPreviewProps {
  hive: HiveName;
  form: UseFormReturn<FormValues>;
  /** Photos of the form. The first is the cover. */
  photos: readonly FormPhoto[];
  className?: string;
}

/** Preview of the listing's card, which cannot be pressed or focused. */
export function ListingPreview({ hive, form, photos, className = '' }: ListingPreviewProps) {
  const t = useMessages(catalogue);
  const values = useWatch({ control: form.control });
  const campus = useCampus();
  const listing = usePreviewed(hive, values, photos[0]?.src);
  return (
    <section
      aria-label={t.preview}
      className={`grid content-start gap-2 self-start lg:sticky lg:top-24 ${className}`}
    >
      <p className="text-sm font-bold">{t.preview}</p>
      <div
        inert
        className={hive === 'essentials' || !isHive(hive) ? 'w-full max-w-40 lg:max-w-56' : 'w-full max-w-sm'}
      >
        <ListingCard listing={listing} unpriced={isUnpriced(hive, values, campus.currency)} />
      </div>
    </section>
  );
}

/** Checks whether neither a price nor "for free" is set, which the form would require. */
const isUnpriced = (
  hive: HiveName,
  { free, price, packages }: FormValues,
  currency: PriceCurrency,
): boolean =>
  needsPrice(hive) &&
  !hasPackages({ packages }) &&
  free !== true &&
  readPrice(String(price ?? ''), currency).kind === 'empty';

function usePreviewed(hive: HiveName, values: FormValues, src: string | undefined): Listing {
  const t = useMessages(catalogue);
  const user = useUser();
  const clock = useClock();
  const campus = useCampus();
  return useMemo(() => {
    const { title, description, price: _, ...fields } = toInput(hive, values, campus);
    // Empty values count as missing.
    const details = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value]),
    );
    const packages = readPackages(values.packages);
    const kinds = hasKinds(values) ? readRows(values.ticketKinds) : packages;
    const typed = (text: string) => amountOf(text, campus.currency) ?? 0;
    const prices = kinds.map((kind) => typed(kind.price)).filter((one) => one > 0);
    const price = kinds.length > 0 ? Math.min(...prices) : typed(String(values.price ?? ''));
    const now = clock.now().toISOString();
    return {
      id: '',
      title: String(title ?? '') || t.previewTitle,
      description: String(description ?? ''),
      price: values.free === true || !(price > 0) || price === Infinity ? 0 : price,
      status: 'active',
      hiveType: { id: hive, name: '', icon: '', description: '' },
      hiveTypeId: hive,
      postedById: user?.id ?? '',
      postedBy: {
        id: user?.id ?? '',
        name: user?.name ?? null,
        profileImage: user?.profileImage ?? null,
        isVerified: user?.isVerified ?? false,
        university: user?.university ?? null,
      },
      universityId: user?.universityId ?? null,
      assignedToId: null,
      photos: src === undefined || src === '' ? [] : [coverOf(src)],
      [isHive(hive) ? `${hive}Details` : 'ownDetails']: {
        ...details,
        ...(hive === 'sidehustle' && {
          packages: packages.map((one) => ({ ...one, price: typed(one.price) })),
        }),
        ...(hive === 'buzz' && {
          ticketKinds: kinds.map((kind) => ({ price: typed(kind.price) })),
        }),
      },
      createdAt: now,
      updatedAt: now,
      expiresAt: null,
    };
  }, [hive, values, src, user, clock, campus, t]);
}

const coverOf = (url: string): Photo => ({
  id: '',
  url,
  variants: [],
  width: 4,
  height: 5,
  placeholder: null,
});
