import type { Listing } from '@campushive/contract';
import type { KindState } from '@campushive/contract/entities/event';
import { Button } from '@campushive/ui/button';
import { Ticket as TicketIcon } from 'lucide-react';
import { createContext, useContext } from 'react';
import { Link, useMessages, useMoney } from '../../kernel/index.js';
import { MainAction } from '../../shared/index.js';
import { useTotal } from '../../catalogue/parts/prices/fee-breakdown.js';
import { catalogue } from './events.catalogue.js';

/** Promo code of the link that led here; `null` without one. */
export const PromoCode = createContext<string | null>(null);

interface BuyTicketProps {
  listing: Listing;
  /** Kind of ticket, for an event that has kinds. */
  kind?: Pick<KindState, 'id' | 'price'> | undefined;
}

/** Link to the checkout, with the total. */
export function BuyTicket({ listing, kind }: BuyTicketProps) {
  const t = useMessages(catalogue);
  const code = useContext(PromoCode);
  const totalOf = useTotal();
  const money = useMoney();
  return (
    <MainAction>
      <Button asChild variant="primary" size="lg" fullWidth leading={<TicketIcon aria-hidden="true" />}>
        <Link
          to={{
            to: 'checkout',
            hive: 'buzz',
            id: listing.id,
            ...(kind !== undefined && { kind: kind.id }),
            ...(code !== null && { code }),
          }}
        >
          {t.getTicket(money(totalOf('purchase', kind?.price ?? listing.price)))}
        </Link>
      </Button>
    </MainAction>
  );
}
