import { useState } from 'react';
import { PromoCodeForm, type EventKinds } from './promo-code-form.js';
import { PromoCodesView } from './promo-codes-view.js';
import { usePromoCodes } from './use-promo-codes.js';

export interface PromoCodesPanelProps {
  /** One's own event. */
  id: string;
  /** Its kinds of tickets; empty where it has none. */
  kinds: EventKinds;
}

/** The promo codes of one's own event. */
export function PromoCodesPanel({ id, kinds }: PromoCodesPanelProps) {
  const promo = usePromoCodes(id);
  const [isNew, setNew] = useState(false);
  return (
    <>
      <PromoCodesView id={id} promo={promo} onNew={() => setNew(true)} />
      {isNew ? <PromoCodeForm id={id} kinds={kinds} onClose={() => setNew(false)} /> : null}
    </>
  );
}
