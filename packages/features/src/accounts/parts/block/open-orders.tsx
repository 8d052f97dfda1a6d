import type { OpenOrder } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { Card } from '@campushive/ui/card';
import { ShoppingBag } from 'lucide-react';
import { useMessages, useMoney } from '../../../kernel/index.js';
import { useTitleAndMore } from '../../../shared/use-title-and-more.js';
import { PhotoPicture } from '../../../shared/photo-picture.js';
import { catalogue } from './block.catalogue.js';

interface OpenOrdersProps {
  orders: readonly OpenOrder[];
  /** Name of the student to block. */
  name: string;
  /** Address of the student's portrait. Null without one. */
  portrait: string | null;
}

/** Orders whose money is held: photo, title and amount. */
export function OpenOrders({ orders, name, portrait }: OpenOrdersProps) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const orderName = useTitleAndMore();
  return (
    <ul className="grid grid-cols-1 gap-2">
      {orders.map(({ id, title, moreItems, photo, amount }) => (
        <li key={id}>
          <Card data-slot="open-order" className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="grid size-18 shrink-0 place-items-center overflow-hidden rounded-control bg-fill text-fg-muted"
            >
              {photo === null ? (
                <ShoppingBag className="size-6" />
              ) : (
                <PhotoPicture photo={photo} alt="" sizes="72px" className="size-full" />
              )}
            </span>
            <span className="min-w-0">
              <b className="line-clamp-2 wrap-anywhere">{orderName(title, moreItems)}</b>
              <span className="block text-subtitle font-extrabold tabular-nums">{t.held(money(amount))}</span>
              <span className="mt-1 flex items-center gap-2 text-sm">
                <Avatar aria-hidden="true" name={name} src={portrait ?? undefined} size="sm" />
                <span className="min-w-0 wrap-anywhere">{t.withName(name)}</span>
              </span>
            </span>
          </Card>
        </li>
      ))}
    </ul>
  );
}
