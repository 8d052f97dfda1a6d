import type { StallItem } from '@campushive/contract';
import { IconButton } from '@campushive/ui/icon-button';
import { Minus, Plus } from 'lucide-react';
import { useMessages, useMoney } from '../../../kernel/index.js';
import { PhotoPicture } from '../../../shared/index.js';
import { maxQuantityOf } from '../parts/basket.js';
import { catalogue } from '../parts/stalls.catalogue.js';

/** Stock from which the rest is named beside the price. */
const FEW = 5;

interface PriceRowProps {
  item: StallItem;
  quantity: number;
  /** False while the stall is closed, and for its seller. */
  canOrder: boolean;
  onQuantity: (quantity: number) => void;
}

/** Row of a price list. Its + becomes a stepper. A sold-out item stays, in grey. */
export function PriceRow({ item, quantity, canOrder, onQuantity }: PriceRowProps) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { name, price, photo, left } = item;
  const isSoldOut = left === 0;
  return (
    <li
      data-slot="price-row"
      className="flex min-h-19 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2"
    >
      {photo === null ? null : (
        <PhotoPicture
          photo={photo}
          alt=""
          sizes="56px"
          className={`size-14 shrink-0 rounded-control ${isSoldOut ? 'opacity-60 grayscale' : ''}`}
        />
      )}
      <div className={`min-w-0 grow basis-20 ${isSoldOut ? 'text-fg-muted' : ''}`}>
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="font-semibold tabular-nums">
          {money(price)}
          {left !== null && left > 0 && left <= FEW ? (
            <span className="ms-1 text-sm text-warning"> {t.left(left)}</span>
          ) : null}
        </p>
      </div>
      {isSoldOut ? (
        <span className="text-fg-muted">{t.soldOut}</span>
      ) : canOrder ? (
        <Stepper item={item} quantity={quantity} onQuantity={onQuantity} />
      ) : null}
    </li>
  );
}

function Stepper({ item, quantity, onQuantity }: Omit<PriceRowProps, 'canOrder'>) {
  const t = useMessages(catalogue);
  const { name } = item;
  if (quantity === 0)
    return (
      <IconButton variant="outline" label={t.add(name)} onClick={() => onQuantity(1)}>
        <Plus aria-hidden="true" />
      </IconButton>
    );
  return (
    <div
      role="group"
      aria-label={t.quantityOf(name, quantity)}
      className="flex items-center rounded-control border-2 border-fg bg-brand-soft"
    >
      <IconButton label={t.oneLess(name)} onClick={() => onQuantity(quantity - 1)}>
        <Minus aria-hidden="true" />
      </IconButton>
      <span aria-live="polite" className="min-w-6 text-center text-subtitle font-bold tabular-nums">
        {quantity}
      </span>
      <IconButton
        label={t.oneMore(name)}
        disabled={quantity >= maxQuantityOf(item)}
        onClick={() => onQuantity(quantity + 1)}
      >
        <Plus aria-hidden="true" />
      </IconButton>
    </div>
  );
}
