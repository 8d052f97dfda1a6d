import { ORDER_FILTERS, type FoundOrder } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Text } from '@campushive/ui/text';
import { dateTime, useDateFormat, useMessages, useMoney } from '../../../kernel/index.js';
import { CaseTitle } from '../case-title.js';
import { catalogue } from '../console.catalogue.js';
import { FindBar } from '../find-bar.js';
import { ListFrame } from '../list-frame.js';
import { catalogue as moderationCatalogue } from '../moderation.catalogue.js';
import { NothingFound } from './nothing-found.js';
import { Party } from '../party.js';
import { ReasonDialog } from '../reason-dialog.js';
import type { FoundOrders } from './use-found.js';

/** Orders found by reference, title or name. Admins can refund held money. */
export function FoundOrdersView({ orders }: { orders: FoundOrders }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { state, planned, working, problem, onConfirm, onCancel } = orders;
  const { q, onQChange, filter, onFilterChange } = orders;
  return (
    <div className="grid grid-cols-1 gap-4">
      <FindBar
        label={t.searchOrders}
        placeholder={t.ordersPlaceholder}
        filtersLabel={t.whichOrders}
        filters={ORDER_FILTERS.map((value) => ({ value, label: t.orderFilters[value] }))}
        {...{ q, onQChange, filter, onFilterChange }}
      />
      <ListFrame
        state={state}
        keyOf={({ id }) => id}
        empty={<NothingFound title={t.noOrders} onClear={orders.onClear} />}
      >
        {(order) => (
          <OrderCard
            order={order}
            onRefund={orders.mayRefund(order) ? () => orders.onDecide({ order }) : null}
          />
        )}
      </ListFrame>
      <ReasonDialog
        action={
          planned && {
            title: t.refund,
            text: t.refundText(money(planned.order.amount)),
            confirmLabel: t.refund,
            variant: 'danger',
            reasonHelp: t.refundHelp,
          }
        }
        working={working}
        problem={problem}
        refusals={{
          forbidden: t.ownOrder,
          order_not_held: t.orderChanged,
          order_frozen: t.orderChanged,
          order_disputed: t.orderDisputed,
        }}
        onConfirm={onConfirm}
        onClose={onCancel}
      />
    </div>
  );
}

const TONES = {
  held: 'primary',
  released: 'success',
  paid_out: 'success',
  disputed: 'warning',
  frozen: 'warning',
  failed: 'danger',
  charged_back: 'danger',
} as const;
const hasTone = (status: string): status is keyof typeof TONES => status in TONES;

function OrderCard({ order, onRefund }: { order: FoundOrder; onRefund: (() => void) | null }) {
  const t = useMessages(catalogue);
  const { buyer, seller } = useMessages(moderationCatalogue);
  const dateFormat = useDateFormat();
  const money = useMoney();
  const { orderStatus: status, refund, paidAt, createdAt } = order;
  return (
    <Card className="grid grid-cols-1 gap-3">
      <header className="flex flex-wrap items-center gap-2">
        <Badge tone={hasTone(status) ? TONES[status] : 'neutral'}>{t.orderStatuses[status]}</Badge>
        <span className="text-sm text-fg-muted">
          {paidAt === null
            ? t.begunOn(dateTime(createdAt, dateFormat))
            : t.paidOn(dateTime(paidAt, dateFormat))}
        </span>
      </header>
      <div className="grid justify-items-start gap-1">
        <CaseTitle hiveId={order.hiveId} title={order.title} />
        <Text size="sm" tone="muted">
          {t.amounts(money(order.amount), money(order.payout))}
        </Text>
        <Text size="xs" tone="muted" className="break-all">
          {order.reference}
        </Text>
      </div>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2">
        <Party role={buyer} party={order.buyer} />
        <Party role={seller} party={order.seller} />
      </dl>
      {refund === null ? null : (
        <p className="text-sm wrap-anywhere">
          {t.refundStatuses[refund.status](money(refund.amount))}
          {refund.note === null ? null : (
            <span className="block text-fg-muted">
              “<bdi>{refund.note}</bdi>”
            </span>
          )}
        </p>
      )}
      {onRefund === null ? null : (
        <div className="border-t border-line pt-3">
          <Button size="sm" variant="outline" onClick={onRefund}>
            {t.refund}
          </Button>
        </div>
      )}
    </Card>
  );
}
