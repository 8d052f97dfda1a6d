import { MAX_PROMO_CODE, MAX_PROMO_CODES, type Listing } from '@campushive/contract';
import { NativeSelect } from '@campushive/ui/native-select';
import { SegmentedControl } from '@campushive/ui/segmented-control';
import { TextField } from '@campushive/ui/text-field';
import { useFieldText, useMessages, useProblemText } from '../../../kernel/index.js';
import { FormDialog } from '../../../shared/form-dialog.js';
import { CountField, countField } from '../../../base/parts/count/count-field.js';
import { DayField } from '../../../base/parts/days/day-field.js';
import { PriceField } from '../../../base/parts/price/price-field.js';
import { promoCodesCatalogue } from './promo-codes.catalogue.js';
import { useNewPromoCode, type PromoCodeField } from './use-new-promo-code.js';

export type EventKinds = NonNullable<NonNullable<Listing['buzzDetails']>['ticketKinds']>;

interface PromoCodeFormProps {
  /** Id of the event. */
  id: string;
  /** Kinds of the event's tickets; empty for an event without kinds. */
  kinds: EventKinds;
  onClose: () => void;
}

/** Form for a new promo code. */
export function PromoCodeForm({ id, kinds, onClose }: PromoCodeFormProps) {
  const t = useMessages(promoCodesCatalogue);
  const fieldText = useFieldText();
  const problemText = useProblemText();
  const form = useNewPromoCode(id, onClose);
  const { values, wrong, problem } = form;
  const field = (name: PromoCodeField) => ({
    name,
    value: values[name],
    error: wrong[name] === undefined ? undefined : fieldText(wrong[name], name),
    onChange: (event: { target: { value: string } }) => form.onChange({ [name]: event.target.value }),
  });
  const isPercent = values.off === 'percent';
  return (
    <FormDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t.newCode}
      description={t.formText}
      t={{ close: t.close, cancel: t.cancel, send: t.create, sending: t.creating }}
      variant="primary"
      form={form}
      problem={problem?.kind === 'full' ? t.full(MAX_PROMO_CODES) : problemText(problem, t.createFailed)}
    >
      <TextField
        label={t.code}
        description={t.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={2 * MAX_PROMO_CODE}
        {...field('code')}
      />
      <div className="grid gap-3">
        <SegmentedControl
          label={t.off}
          options={[
            { value: 'percent', label: t.percent },
            { value: 'amount', label: t.amount },
          ]}
          value={values.off}
          onValueChange={(off) => form.onChange({ off })}
        />
        {isPercent ? (
          <CountField
            label={t.percentLabel}
            name="value"
            leading="%"
            min={0}
            step={5}
            {...countField(field('value'))}
          />
        ) : (
          <PriceField
            label={t.amountLabel}
            {...field('value')}
            typed={values.value}
            onChoose={(value) => form.onChange({ value })}
          />
        )}
      </div>
      {kinds.length === 0 ? null : (
        <NativeSelect
          label={t.kind}
          options={[
            { value: '', label: t.allKinds },
            ...kinds.filter(({ price }) => price > 0).map(({ id: value, name }) => ({ value, label: name })),
          ]}
          {...field('kindId')}
        />
      )}
      <CountField label={t.quota} name="quota" min={1} {...countField(field('quota'))} />
      <DayField label={t.lastDay} {...field('lastDay')} />
    </FormDialog>
  );
}
