import { useState } from 'react';
import { useMessages } from '../../../kernel/index.js';
import { useOnDemand } from '../../../shared/hooks/use-on-demand.js';
import { OrderReviewsView } from './order-reviews-view.js';
import { catalogue } from './reviews.catalogue.js';
import { useOrderReviews } from './use-order-reviews.js';

const loadDialog = () => import('./review-dialog.js');

/** Completed order whose reviews are loaded. */
export interface OrderReviewsProps {
  /** Id of the order under review. */
  paymentId: string;
  /** Name of the other side; null for a deleted account. */
  name: string | null;
}

/** Reviews of a completed order, for its page. */
export function OrderReviews({ paymentId, name }: OrderReviewsProps) {
  const t = useMessages(catalogue);
  const state = useOrderReviews(paymentId);
  const [writing, setWriting] = useState(false);
  const { part, prepare, want } = useOnDemand(loadDialog);
  return (
    <>
      <OrderReviewsView
        state={state}
        name={name}
        onAboutToWrite={prepare}
        onWrite={() => {
          want();
          setWriting(true);
        }}
      />
      {part === null ? null : (
        <part.ReviewDialog
          paymentId={paymentId}
          name={name ?? t.deletedUser}
          open={writing}
          onOpenChange={setWriting}
        />
      )}
    </>
  );
}
