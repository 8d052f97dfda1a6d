import { ApiError, feesFor, MAX_OPEN_DEALS, MAX_TITLE, SAFE_DEAL_LIFETIME } from '@campushive/contract';
import { HOUR } from '@campushive/contract/limits';
import { amountOf } from '@campushive/contract/price-text';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Heading } from '@campushive/ui/heading';
import { TextField } from '@campushive/ui/text-field';
import { Link2 } from 'lucide-react';
import type { FormEvent } from 'react';
import { PriceField } from '../../../base/parts/price/price-field.js';
import { PhotoSlot } from '../../../base/parts/uploads/photo-slot.js';
import {
  useCampus,
  useFieldText,
  useMessages,
  useMinorUnits,
  useMoney,
  useProblemText,
} from '../../../kernel/index.js';
import { FocusHeader } from '../../../shared/focus-header.js';
import { useFocusFirstError } from '../../../shared/hooks/use-focus-first-error.js';
import { LiveFieldset, MainAction } from '../../../shared/index.js';
import { catalogue } from '../parts/safe-deals.catalogue.js';
import { OpenLinkList } from './open-link-list.js';
import type { MakeDealForm } from './use-make-deal.js';

/** Form of a new safe-deal link. */
export interface SafeDealsViewProps {
  form: MakeDealForm;
}

/** Form of a new safe-deal link: title, price, photo and both sums. The open links are below it. */
export function SafeDealsView({ form }: SafeDealsViewProps) {
  const t = useMessages(catalogue);
  return (
    <>
      <FocusHeader title={t.title} leave={{ to: { to: 'post' }, label: t.leave }} />
      <div className="page grid page-2xl content-start gap-6 py-4">
        <Heading level={2} size="page" className="text-balance">
          {t.heading}
        </Heading>
        <Fields form={form} />
        <OpenLinkList open={form.open} />
      </div>
    </>
  );
}

function Fields({ form }: SafeDealsViewProps) {
  const t = useMessages(catalogue);
  const [ref, onTry] = useFocusFirstError(form.making);
  function submit(event: FormEvent) {
    event.preventDefault();
    form.onMake();
    onTry();
  }
  return (
    <form ref={ref} noValidate onSubmit={submit} className="grid gap-4">
      <Inputs form={form} />
      <PriceAndFee price={form.draft.price} />
      <p className="text-sm text-fg-muted">{t.worksFor(SAFE_DEAL_LIFETIME / HOUR)}</p>
      {form.uploading ? <Alert>{t.photoUploading}</Alert> : null}
      <Problem form={form} />
      <MainAction>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          leading={<Link2 aria-hidden="true" />}
          loading={form.making}
          loadingLabel={t.making}
        >
          {t.make}
        </Button>
      </MainAction>
    </form>
  );
}

function Inputs({ form: { draft, errors, onChange } }: SafeDealsViewProps) {
  const t = useMessages(catalogue);
  const fieldText = useFieldText();
  const errorOf = (field: 'title' | 'price') => {
    const error = errors[field];
    return error === undefined ? undefined : fieldText(error, field);
  };
  return (
    <LiveFieldset className="contents">
      <TextField
        label={t.what}
        value={draft.title}
        maxLength={MAX_TITLE}
        placeholder={t.whatPlaceholder}
        error={errorOf('title')}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <PriceField
        label={t.price}
        typed={draft.price}
        error={errorOf('price')}
        onChange={(event) => onChange({ price: event.target.value })}
        onChoose={(price) => onChange({ price })}
      />
      <PhotoSlot
        label={t.photo}
        removeLabel={t.removePhoto}
        retryLabel={t.retryPhoto}
        photo={draft.photo}
        className="size-28"
        onChange={(photo) => onChange({ photo })}
      />
    </LiveFieldset>
  );
}

/** Reason that no link was made. */
function Problem({ form: { problem } }: SafeDealsViewProps) {
  const t = useMessages(catalogue);
  const problemText = useProblemText();
  if (problem === null) return null;
  const isFull = problem.error instanceof ApiError && problem.error.code === 'limit_reached';
  return (
    <Alert tone="danger">{isFull ? t.tooMany(MAX_OPEN_DEALS) : problemText(problem, t.makeFailed)}</Alert>
  );
}

/** Sums of both sides for a typed price. Nothing without one. */
function PriceAndFee({ price }: { price: string }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const { fees, currency } = useCampus();
  const { toMajor, toMinor } = useMinorUnits();
  const amount = amountOf(price, currency);
  if (amount === undefined || amount <= 0) return null;
  const { total, payout } = feesFor('purchase', toMinor(amount), fees);
  return (
    <p
      role="status"
      className="flex flex-wrap justify-between gap-x-4 gap-y-1 rounded-card bg-success-soft px-4 py-3.5"
    >
      <span>
        {t.buyerPays} <b className="tabular-nums">{money(toMajor(total))}</b>
      </span>
      <span>
        {t.youGet} <b className="tabular-nums">{money(toMajor(payout))}</b>
      </span>
    </p>
  );
}
