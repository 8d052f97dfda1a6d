import { STALL_HIVE, type StallOrder } from '@campushive/contract';
import { isInQueue } from '@campushive/contract/rules/stall-orders';
import { Alert } from '@campushive/ui/alert';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { IconButton } from '@campushive/ui/icon-button';
import { ArrowLeft, MessageCircle } from 'lucide-react';
import { Link, TextLink, useMessages, useMoney } from '../../../kernel/index.js';
import { ConfirmOnDemand, firstNameOf, PhotoPicture } from '../../../shared/index.js';
import { OrderHelp } from '../../orders/order-help.js';
import { PAYMENT_PAGE } from '../../parts/payments/payment-page.js';
import { useStallMessage } from '../buy/message-stall.js';
import { placeOf } from '../parts/stall-place.js';
import { catalogue } from '../parts/stalls.catalogue.js';
import { ReadyPanel } from './ready-panel.js';
import { LineList } from './stall-lines.js';
import type { CashCancel } from './use-cash-order.js';

interface CashOrderViewProps {
  order: StallOrder;
  cancel: CashCancel;
}

/** Order in cash: time and steps, the thing and the person, and what is not protected. */
export function CashOrderView({ order, cancel }: CashOrderViewProps) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { number, role, seller, price, status, lines } = order;
  const isOpen = isInQueue(status);
  const name = firstNameOf(seller, t.deletedUser);
  return (
    <div className={`${PAYMENT_PAGE} content-start gap-4 py-4`}>
      <TextLink
        standalone
        to={{ to: role === 'buyer' ? 'stalls' : 'stallQueue' }}
        className="inline-flex items-center gap-1.5"
      >
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {role === 'buyer' ? t.back : t.toQueue}
      </TextLink>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level={1}>{number === null ? t.orderPlain : t.order(number)}</Heading>
        <Badge tone={isOpen ? 'warning' : status === 'handed_over' ? 'success' : 'neutral'}>
          {isOpen ? t.cash : t.statuses[status]}
        </Badge>
      </div>
      <ReadyPanel progress={order} />
      <With order={order} />
      {isOpen ? (
        <Alert tone="warning" title={t.cash}>
          {role === 'buyer' ? t.cashText(money(price), name) : t.cashTextSeller(money(price))}
        </Alert>
      ) : null}
      {status === 'declined' || status === 'cancelled' ? <Alert>{t.ended[status]}</Alert> : null}
      {role === 'seller' || isOpen ? null : (
        <div className="sm:max-w-sm">
          <Button asChild variant="primary" size="lg" fullWidth>
            <Link to={{ to: 'checkout', hive: STALL_HIVE, id: order.stallId, again: order.id }}>
              {t.again}
            </Link>
          </Button>
        </div>
      )}
      <OrderHelp>
        {role === 'buyer' && isOpen && order.isCancellable ? <Cancel cancel={cancel} /> : null}
        <Card className="grid gap-2">
          <LineList lines={lines} />
          <p className="flex justify-between gap-3 border-t border-line pt-2 font-bold">
            {t.total} <span className="tabular-nums">{money(price)}</span>
          </p>
        </Card>
      </OrderHelp>
    </div>
  );
}

/** The stall and the other side, with the way to the chat. */
function With({ order }: { order: StallOrder }) {
  const t = useMessages(catalogue);
  const { stallId, stallName, stallPhoto, lines, role, seller, buyer } = order;
  const other = role === 'buyer' ? seller : buyer;
  const { onMessage, opening } = useStallMessage(stallId, other.id);
  const place = placeOf(order);
  const name = firstNameOf(other, t.deletedUser);
  return (
    <Card className="flex items-center gap-3 p-3">
      {stallPhoto === null ? null : (
        <PhotoPicture photo={stallPhoto} alt="" sizes="72px" className="size-18 shrink-0 rounded-control" />
      )}
      <div className="min-w-0 grow">
        <p className="font-bold wrap-anywhere">
          <Link to={{ to: 'listing', hive: STALL_HIVE, id: stallId }} className="hover:underline">
            {lines.map((line) => line.name).join(', ')}
          </Link>
        </p>
        <p className="text-sm text-fg-muted">
          <bdi>{stallName}</bdi>
        </p>
        <p className="text-sm wrap-anywhere text-fg-muted">
          {place === null ? t.withPlain(name) : t.withAt(name, place)}
        </p>
      </div>
      {other.name === null ? null : (
        <IconButton variant="outline" label={t.message} disabled={opening} onClick={onMessage}>
          <MessageCircle aria-hidden="true" />
        </IconButton>
      )}
    </Card>
  );
}

function Cancel({ cancel }: { cancel: CashCancel }) {
  const t = useMessages(catalogue);
  return (
    <>
      <Button variant="outline" fullWidth onClick={() => cancel.onAsk(true)}>
        {t.cancel}
      </Button>
      <ConfirmOnDemand
        open={cancel.isAsking}
        onOpenChange={cancel.onAsk}
        title={t.cancelTitle}
        description={t.cancelText}
        confirmLabel={t.cancel}
        cancelLabel={t.keep}
        loading={cancel.cancelling}
        loadingLabel={t.cancelling}
        onConfirm={cancel.onCancel}
      />
    </>
  );
}
