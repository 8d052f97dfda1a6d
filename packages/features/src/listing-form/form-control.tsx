import { MAX_DESCRIPTION, feesFor, saleOf, toMajor, toMinor, type HiveName } from '@campushive/contract';
import { Checkbox } from '@campushive/ui/checkbox';
import { Switch } from '@campushive/ui/switch';
import { NativeSelect } from '@campushive/ui/native-select';
import { TextField } from '@campushive/ui/text-field';
import { Textarea } from '@campushive/ui/textarea';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useCampus, useLocale, useMessages, useMoney } from '../kernel/index.js';
import { figuresOf } from '../shared/figures.js';
import { needsPrice, type FormField, type FormValues } from './form-fields.js';
import { ChipsControl, useChoiceText } from './chips-control.js';
import { catalogue } from './listing-form.catalogue.js';

interface FormControlProps {
  hive: HiveName;
  field: FormField;
  form: UseFormReturn<FormValues>;
}

const INPUTS = { line: 'text', link: 'url', date: 'date', moment: 'datetime-local', number: 'text' } as const;

/** One field in the control that fits its kind. */
export function FormControl({ hive, field, form }: FormControlProps) {
  const words = useMessages(catalogue);
  const choiceText = useChoiceText();
  const { name, kind, optional, choices = [] } = field;
  const label =
    optional && kind !== 'tick' ? `${words.fields[name]} (${words.optional})` : words.fields[name];
  const error = form.formState.errors[name]?.message;
  const common = { label, error, ...(kind !== 'tick' && kind !== 'chips' && form.register(name)) };
  switch (kind) {
    case 'text':
      return <Textarea {...common} rows={4} maxLength={MAX_DESCRIPTION} />;
    case 'choice':
      return (
        <NativeSelect
          {...common}
          placeholder={words.choose}
          options={choices.map((one) => ({ value: one, label: choiceText(one) }))}
        />
      );
    case 'chips':
      return <ChipsControl {...{ label, error, name, form, choices }} />;
    case 'tick':
      return <TickControl {...{ label, error, name, form }} />;
    case 'price':
      return <PriceControl hive={hive} form={form} error={error} />;
    case 'number':
      return <TextField {...common} inputMode="numeric" />;
    case 'line':
    case 'link':
    case 'date':
    case 'moment':
      return <TextField {...common} type={INPUTS[kind]} />;
    default:
      return kind satisfies never;
  }
}

interface TickControlProps extends Pick<FormControlProps, 'form'> {
  name: FormField['name'];
  label: string;
  error: string | undefined;
}

function TickControl({ name, form, ...words }: TickControlProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, ...field } }) => (
        <Checkbox {...words} checked={value === true} onCheckedChange={onChange} {...field} />
      )}
    />
  );
}

/** The price, and what is left of it. */
function PriceControl({
  hive,
  form,
  error,
}: Pick<FormControlProps, 'hive' | 'form'> & { error: string | undefined }) {
  const words = useMessages(catalogue);
  const locale = useLocale();
  const money = useMoney();
  const campus = useCampus();
  const typed = String(useWatch({ control: form.control, name: 'price' }) ?? '');
  const kind = saleOf(hive) ?? 'purchase';
  const figures = figuresOf(typed);
  const price = /^\d{1,6}(\.\d{1,2})?$/.test(figures) ? Number(figures) : 0;
  const payout = money(toMajor(feesFor(kind, toMinor(price), campus.fees).payout));
  const free = useWatch({ control: form.control, name: 'free' }) === true;
  const hint =
    price === 0 || free
      ? words.freeHints[hive]
      : kind === 'gig'
        ? words.receiveGig(payout)
        : words.receive(payout);
  const field = (
    <TextField
      label={words.fields.price}
      {...(hive === 'academia' && { suffix: words.perHour })}
      leading={campus.currency.symbol}
      inputMode="decimal"
      placeholder={(0).toLocaleString(locale, { minimumFractionDigits: 2 })}
      description={hint}
      error={free ? undefined : error}
      {...form.register('price')}
      disabled={free}
    />
  );
  if (!needsPrice(hive)) return field;
  return (
    <div className="grid gap-2">
      {field}
      <Controller
        control={form.control}
        name="free"
        render={({ field: { value, onChange, ...rest } }) => (
          <Switch
            label={words.giveAway[hive]}
            checked={value === true}
            onCheckedChange={(checked) => {
              onChange(checked);
              form.clearErrors('price');
            }}
            {...rest}
          />
        )}
      />
    </div>
  );
}
