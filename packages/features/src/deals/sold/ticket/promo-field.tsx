import { MAX_PROMO_CODE } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { TextField } from '@campushive/ui/text-field';
import { Plus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useFieldText, useMessages, useMoney } from '../../../kernel/index.js';
import { catalogue } from '../../parts/payments/payments.catalogue.js';
import type { PromoChoice } from './use-promo-code.js';

/** Promo code field, hidden behind a button until needed. */
export function PromoField({ promo }: { promo: PromoChoice }) {
  const t = useMessages(catalogue);
  // Moves the focus to the field or the result, because the pressed button was removed.
  const [pressed, setPressed] = useState(false);
  if (promo.applied !== null) return <Applied promo={promo} isNew={pressed} />;
  if (!promo.open) {
    return (
      <Button
        variant="ghost"
        className="-mx-3 mb-2"
        leading={<Plus aria-hidden="true" />}
        onClick={() => {
          setPressed(true);
          promo.onOpen();
        }}
      >
        {t.addPromo}
      </Button>
    );
  }
  return <Entry promo={promo} isNew={pressed || promo.refusedAtPay} onApply={() => setPressed(true)} />;
}

function Entry({ promo, isNew, onApply }: { promo: PromoChoice; isNew: boolean; onApply: () => void }) {
  const t = useMessages(catalogue);
  const errorText = useFieldText();
  const problem =
    promo.problem === null ? undefined : promo.problem === 'too-many' ? t.promoTries : t.promoFailed;
  function submit(event: FormEvent) {
    event.preventDefault();
    onApply();
    promo.onApply();
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid gap-3 pb-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
    >
      <TextField
        ref={isNew ? focusOnce : undefined}
        label={t.promoCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        // Twice the length, because spaces and dashes are ignored.
        maxLength={2 * MAX_PROMO_CODE}
        value={promo.typed}
        error={promo.error === null ? problem : errorText(promo.error, 'code')}
        onChange={(event) => promo.onType(event.target.value)}
      />
      <Button
        type="submit"
        className="justify-self-start sm:mt-7"
        variant="outline"
        loading={promo.checking}
        loadingLabel={t.applyingPromo}
      >
        {t.applyPromo}
      </Button>
    </form>
  );
}

function Applied({ promo, isNew }: { promo: PromoChoice; isNew: boolean }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  if (promo.applied === null) return null;
  const { code, price, priceBefore } = promo.applied;
  return (
    <div data-slot="promo" className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pb-3">
      <p ref={isNew ? focusOnce : undefined} tabIndex={-1} className="min-w-0 grow basis-40 outline-none">
        <span className="block font-bold wrap-anywhere">{t.promoApplied(code)}</span>
        <span className="block text-sm text-fg-muted">{t.promoTicket(money(price), money(priceBefore))}</span>
      </p>
      <Button variant="ghost" className="-mx-3" onClick={promo.onRemove}>
        {t.removePromo}
      </Button>
    </div>
  );
}

/** Focuses the element once, on mount. */
const focusOnce = (element: HTMLElement | null) => element?.focus();
