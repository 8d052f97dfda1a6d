import { useState } from 'react';
import { PromoCodeForm, type EventKinds } from './promo-code-form.js';
import { PromoCodesView } from './promo-codes-view.js';
import { usePromoCodes } from './use-promo-codes.js';

export interface PromoCodesPanelProps {
  /** Id of the viewer's event. */
  id: string;
  /** Kinds of the event's tickets; empty for an event without kinds. */
  kinds: EventKinds;
}

/** Promo codes of the viewer's event. */
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
