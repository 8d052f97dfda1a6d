import type { SaleKind } from '@campushive/contract/fees';
import type { SoldKind } from './kinds.js';

/** Facts of a kind. Apart from its parts, so that a list of orders loads none of their code. */
export interface SoldFacts {
  /** Direction of payment, which decides the fees of each side. */
  readonly sale: SaleKind;
  /** End of an order: a code when the two meet, or a ticket at the door. */
  readonly handover: 'code' | 'door';
  /** Page where the buyer buys after all: the listing asks for time, helper or package first. */
  readonly againAt: 'checkout' | 'listing';
}

const ITEM: SoldFacts = { sale: 'purchase', handover: 'code', againAt: 'checkout' };
const GIG: SoldFacts = { sale: 'gig', handover: 'code', againAt: 'listing' };

export const SOLD_FACTS: Readonly<Record<SoldKind, SoldFacts>> = {
  thing: ITEM,
  bundle: ITEM,
  session: { ...ITEM, againAt: 'listing' },
  ticket: { ...ITEM, handover: 'door' },
  package: { ...ITEM, againAt: 'listing' },
  gig: GIG,
  errand: GIG,
  stall: { ...ITEM, againAt: 'listing' },
};
