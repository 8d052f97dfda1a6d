import type { Payment } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { useState } from 'react';
import { useMessages } from '../../../kernel/index.js';
import { firstNameOf } from '../../../shared/first-name.js';
import { catalogue } from './block.catalogue.js';
import { BlockOnDemand } from './block-on-demand.js';

/** Explains to both sides of an open order how a block affects it, and asks a blocker who has not decided yet. */
export function OrderBlock({ payment }: { payment: Payment }) {
  const t = useMessages(catalogue);
  const [asking, setAsking] = useState(false);
  const { block, role } = payment;
  if (block === null) return null;
  const other = role === 'buyer' ? payment.seller : payment.buyer;
  const name = firstNameOf(other, t.someone);
  return (
    <>
      {block.mine === null ? null : block.mine === 'keep' ? (
        <Alert data-slot="order-block">{t.keptText(name)}</Alert>
      ) : (
        <Alert
          data-slot="order-block"
          tone="warning"
          title={t.undecidedTitle(name)}
          action={
            <Button size="sm" variant="primary" onClick={() => setAsking(true)}>
              {t.decide}
            </Button>
          }
        >
          {t.undecidedText}
        </Alert>
      )}
      {block.theirs === null ? null : (
        <Alert data-slot="order-block" tone="warning" title={t.theirsTitle(name)}>
          {block.theirs === 'keep'
            ? t.theirsKept
            : role === 'buyer'
              ? t.theirsUndecidedBuyer
              : t.theirsUndecidedSeller}
        </Alert>
      )}
      {asking ? <BlockOnDemand student={other} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

/** Checks whether the two sides of an order can message each other about it. */
export const canWriteAbout = ({ block }: Payment): boolean =>
  block === null || (block.mine !== 'undecided' && block.theirs !== 'undecided');
