import { useMessages } from '../../kernel/index.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import type { PaymentsMessages } from '../parts/payments/payments.messages.js';
import type { SoldKind } from './kinds.js';

const same = (t: PaymentsMessages) => t;

/** In gigs, errands and services the payer pays for work. An errand has two ends. */
const WORDS: Readonly<Record<SoldKind, (t: PaymentsMessages) => PaymentsMessages>> = {
  thing: same,
  bundle: same,
  session: (t) => ({ ...t, ...t.tutoring }),
  ticket: (t) => ({ ...t, ...t.ticket }),
  package: (t) => ({ ...t, ...t.gig, ...t.service }),
  gig: (t) => ({ ...t, ...t.gig }),
  errand: (t) => ({ ...t, ...t.gig, ...t.errand }),
  stall: (t) => ({ ...t, ...t.stall }),
};

/** Returns the payment texts, adapted to what is sold. */
export function useSoldWords(kind: SoldKind): PaymentsMessages {
  return WORDS[kind](useMessages(catalogue));
}
