import { ApiError, type OpenOrder } from '@campushive/contract';
import type { BlockChoice } from '@campushive/contract/rules/blocks';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { RadioGroup } from '@campushive/ui/radio-group';
import { Skeleton } from '@campushive/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useFailureText, useMessages } from '../../../kernel/index.js';
import { FailedAlert } from '../../../shared/failed-alert.js';
import { inSight } from '../../../shared/in-sight.js';
import { catalogue } from './block.catalogue.js';
import { openOrdersQuery } from './block.queries.js';
import { OpenOrders } from './open-orders.js';
import { useBlock, type BlockedStudent } from './use-block.js';
import { useRefundWords } from './use-refund-words.js';

export interface BlockDialogProps {
  /** Student to block. */
  student: BlockedStudent;
  /** Called when the dialog closes, with or without a block. */
  onClose: () => void;
}

/** Confirms a block. With open orders between the two students, also asks what happens to those orders. */
export function BlockDialog({ student, onClose }: BlockDialogProps) {
  const t = useMessages(catalogue);
  const query = useQuery(openOrdersQuery(useClient(), student.id));
  const block = useBlock(student, onClose);
  const [choice, setChoice] = useState<BlockChoice | null>(null);
  const [isMissing, setMissing] = useState(false);
  const orders = query.data ?? [];
  const chosen = choice ?? defaultChoice(orders);
  const name = student.name ?? t.someone;
  function submit() {
    if (orders.length > 0 && chosen === null) setMissing(true);
    else block.mutate(chosen ?? undefined);
  }
  return (
    <Dialog open onOpenChange={(open) => (open || block.isPending ? undefined : onClose())}>
      <DialogContent
        title={t.title(name)}
        {...(query.data !== undefined && orders.length === 0 && { description: t.text })}
        closeLabel={t.close}
        footer={
          <Footer
            label={labelOf()}
            requiresOrderChoice={orders.length > 0}
            ready={!query.isPending}
            loading={block.isPending}
            onBlock={submit}
            onClose={onClose}
          />
        }
      >
        {query.data === undefined ? (
          query.isError ? (
            <FailedAlert onRetry={() => void query.refetch()}>{t.loadFailed}</FailedAlert>
          ) : (
            <div role="status" aria-busy="true" aria-label={t.loading} className="animate-late-in">
              <Skeleton className="h-32" />
            </div>
          )
        ) : orders.length === 0 ? null : (
          <Choices
            orders={orders}
            name={name}
            portrait={student.profileImage}
            choice={chosen}
            error={isMissing && chosen === null ? t.choiceNeeded : undefined}
            onChoose={setChoice}
          />
        )}
        <Problem error={block.error} />
      </DialogContent>
    </Dialog>
  );

  function labelOf(): string {
    if (orders.length === 0 || chosen === null) return t.block;
    return chosen === 'cancel' ? t.cancelOrders(orders.length) : t.keepOrders(orders.length);
  }
}

/** Preselects `keep` when an open order cannot be cancelled; otherwise nothing. */
const defaultChoice = (orders: readonly OpenOrder[]): BlockChoice | null =>
  orders.some(({ canCancel }) => !canCancel) ? 'keep' : null;

interface FooterProps {
  label: string;
  /** True where the student decides about open orders. The choice then makes the button's consequence plain, so it is not red. */
  requiresOrderChoice: boolean;
  /** True once the open orders are loaded or have failed to load. After a failure, the block leaves them undecided. */
  ready: boolean;
  loading: boolean;
  onBlock: () => void;
  onClose: () => void;
}

function Footer({ label, requiresOrderChoice, ready, loading, onBlock, onClose }: FooterProps) {
  const t = useMessages(catalogue);
  return (
    <>
      {requiresOrderChoice ? null : (
        <Button variant="outline" onClick={onClose} disabled={loading}>
          {t.notNow}
        </Button>
      )}
      <Button
        variant={requiresOrderChoice ? 'primary' : 'danger'}
        {...(requiresOrderChoice && { size: 'lg', fullWidth: true })}
        onClick={onBlock}
        disabled={!ready}
        loading={loading}
        loadingLabel={t.blocking}
      >
        {label}
      </Button>
    </>
  );
}

interface ChoicesProps {
  orders: readonly OpenOrder[];
  name: string;
  portrait: string | null;
  choice: BlockChoice | null;
  error: string | undefined;
  onChoose: (choice: BlockChoice) => void;
}

/** Open orders, with the two choices for them. */
function Choices({ orders, name, portrait, choice, error, onChoose }: ChoicesProps) {
  const t = useMessages(catalogue);
  const refundOf = useRefundWords();
  const count = orders.length;
  const isCancellable = orders.every(({ canCancel }) => canCancel);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Alert tone="warning" title={t.openOrders(count)}>
        {t.chooseFirst(count)}
      </Alert>
      <OpenOrders orders={orders} name={name} portrait={portrait} />
      <RadioGroup
        label={t.choice}
        name="orders"
        value={choice ?? ''}
        error={error}
        onValueChange={(value) => onChoose(value === 'cancel' ? 'cancel' : 'keep')}
        options={[
          {
            value: 'cancel',
            label: t.cancelAndBlock,
            description: isCancellable ? refundOf(orders, name) : t.notCancellable(count),
            disabled: !isCancellable,
          },
          { value: 'keep', label: t.finish(count), description: t.finishText(count) },
        ]}
      />
    </div>
  );
}

/** Error of a failed block, with the remaining option. */
function Problem({ error }: { error: Error | null }) {
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  if (error === null) return null;
  const isTooLate = error instanceof ApiError && error.code === 'cancel_too_late';
  return (
    <Alert ref={inSight} tone="danger" className="mt-4">
      {isTooLate ? t.tooLate : failureText(error, t.failed)}
    </Alert>
  );
}
