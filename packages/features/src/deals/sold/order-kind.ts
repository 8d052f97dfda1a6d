import type { Payment } from '@campushive/contract';
import type { ReactNode } from 'react';
import type { Order } from '../orders/use-order.js';

export interface OrderPartProps {
  readonly payment: Payment;
}

export interface OrderStepProps extends OrderPartProps {
  readonly order: Order;
}

/** Part of the order page that depends on the kind of thing sold. */
export interface OrderKind {
  /** Next step while the money is held: the code of the handover, or the ticket. */
  readonly Held: (props: OrderStepProps) => ReactNode;
  /** First part of the page, above the thing and the person. */
  readonly Lead?: (props: OrderPartProps) => ReactNode;
  /** Progress of the work, above the next step. */
  readonly Progress?: (props: OrderStepProps) => ReactNode;
  /** Booked time, or number and type of tickets, once nothing is to be arranged. */
  readonly Facts?: (props: OrderPartProps) => ReactNode;
  /** Further orders of the same agreement. */
  readonly Related?: (props: OrderPartProps) => ReactNode;
  /** Next action once the order has ended, below its state. */
  readonly After?: (props: OrderPartProps) => ReactNode;
  /** Bought items, below the next step. */
  readonly Items?: (props: OrderPartProps) => ReactNode;
  /** Bought items, above the amounts in the help. */
  readonly Details?: (props: OrderPartProps) => ReactNode;
}
