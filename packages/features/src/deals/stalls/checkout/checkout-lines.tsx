import { Alert } from '@campushive/ui/alert';
import { useFieldText, useMessages, useMoney } from '../../../kernel/index.js';
import { PhotoPicture } from '../../../shared/index.js';
import { catalogue } from '../parts/stalls.catalogue.js';
import { useBasketPrice } from '../parts/use-basket-price.js';
import type { StallCheckout } from './use-stall-checkout.js';

/** Lines of the basket with their sums. A refused line names the reason. */
export function CheckoutLines({ checkout: { lines, missing, errors } }: { checkout: StallCheckout }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const priceOf = useBasketPrice();
  const fieldText = useFieldText();
  return (
    <div className="grid gap-3">
      {missing.length === 0 ? null : <Alert tone="warning">{t.itemsMissing(missing.join(', '))}</Alert>}
      <ul className="divide-y divide-line">
        {lines.map((line, index) => {
          const error = errors[`items.${index}.quantity`] ?? errors[`items.${index}.itemId`];
          const { item, quantity } = line;
          return (
            <li key={item.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              {item.photo === null ? null : (
                <PhotoPicture
                  photo={item.photo}
                  alt=""
                  sizes="44px"
                  className="size-11 shrink-0 rounded-control"
                />
              )}
              <span className="min-w-0 grow wrap-anywhere">{t.line(quantity, item.name)}</span>
              <span className="font-bold tabular-nums">{money(priceOf([line]))}</span>
              {error === undefined ? null : (
                <span className="w-full text-sm text-danger">{fieldText(error)}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
