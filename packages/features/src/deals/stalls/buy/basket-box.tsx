import { STALL_HIVE, type Stall } from '@campushive/contract';
import { MINUTE } from '@campushive/contract/limits';
import { readyFrom } from '@campushive/contract/rules/stall-orders';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Clock } from 'lucide-react';
import {
  hourMinute,
  Link,
  useDateFormat,
  useMessages,
  useMoney,
  useNavigation,
  useUser,
  type Destination,
} from '../../../kernel/index.js';
import { useNow } from '../../../shared/hooks/use-now.js';
import { MainAction } from '../../../shared/index.js';
import { basketOf, unitsIn, writeBasket, type BasketLine } from '../parts/basket.js';
import { catalogue } from '../parts/stalls.catalogue.js';
import { useBasketPrice } from '../parts/use-basket-price.js';

interface BasketProps {
  stall: Stall;
  lines: readonly BasketLine[];
}

/** Returns the checkout of a basket, or the login for a visitor. */
function useCheckoutAt({ stall, lines }: BasketProps): Destination {
  const isMember = useUser() !== null;
  const navigation = useNavigation();
  if (!isMember) return { to: 'login', from: navigation.current() };
  const basket = writeBasket(
    basketOf({ lines: lines.map(({ item, quantity }) => ({ itemId: item.id, quantity })) }),
  );
  return { to: 'checkout', hive: STALL_HIVE, id: stall.id, basket };
}

/** Bar of a phone with the number of units and the sum. */
export function BasketBar(props: BasketProps) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const priceOf = useBasketPrice();
  const to = useCheckoutAt(props);
  const [units, sum] = [unitsIn(props.lines), money(priceOf(props.lines))];
  return (
    <MainAction phoneOnly>
      <Button asChild variant="primary" size="lg" fullWidth>
        <Link to={to}>
          <span className="sr-only">{to.to === 'login' ? t.logIn : t.basketOf(units, sum)}</span>
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-full bg-black/15 text-sm tabular-nums"
          >
            {units}
          </span>
          <span aria-hidden="true" className="grow text-center">
            {to.to === 'login' ? t.logIn : t.seeBasket}
          </span>
          <span aria-hidden="true" className="tabular-nums">
            {sum}
          </span>
        </Link>
      </Button>
    </MainAction>
  );
}

/** Box beside the price list on a wide screen, with the lines and the time at which they are ready. */
export function BasketBox(props: BasketProps) {
  const { stall, lines } = props;
  const t = useMessages(catalogue);
  const money = useMoney();
  const priceOf = useBasketPrice();
  const format = useDateFormat();
  const now = useNow(MINUTE);
  const to = useCheckoutAt(props);
  return (
    <Card className="grid gap-3">
      <Heading level={2}>{t.basket}</Heading>
      {lines.length === 0 ? (
        <p className="text-fg-muted">{stall.isOpen ? t.basketEmpty : t.closedNow}</p>
      ) : (
        <>
          <ul className="grid gap-2">
            {lines.map((line) => (
              <li key={line.item.id} className="flex justify-between gap-3">
                <span className="min-w-0 wrap-anywhere">{t.line(line.quantity, line.item.name)}</span>
                <span className="font-bold tabular-nums">{money(priceOf([line]))}</span>
              </li>
            ))}
          </ul>
          <p className="flex items-center gap-3 border-t border-line pt-3 text-sm">
            <Clock aria-hidden="true" className="size-5" />
            {t.readyAt(hourMinute(readyFrom(stall.readyMinutes, now).toISOString(), format))}
          </p>
          {stall.isOpen ? (
            <Button asChild variant="primary" size="lg" fullWidth>
              <Link to={to}>
                <span className="grow text-start">{to.to === 'login' ? t.logIn : t.checkOut}</span>
                <span className="tabular-nums">{money(priceOf(lines))}</span>
              </Link>
            </Button>
          ) : null}
        </>
      )}
    </Card>
  );
}
