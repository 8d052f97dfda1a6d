import { priceSuffixOf } from '@campushive/contract/own-values';
import { amountOf } from '@campushive/contract/price-text';
import {
  feesFor,
  isHive,
  localized,
  MAX_DESCRIPTION,
  OPEN_ORDERS,
  ownHive,
  saleOf,
  type HiveName,
} from '@campushive/contract';
import { Checkbox } from '@campushive/ui/checkbox';
import { Switch } from '@campushive/ui/switch';
import { NativeSelect } from '@campushive/ui/native-select';
import { TextField } from '@campushive/ui/text-field';
import { Textarea } from '@campushive/ui/textarea';
import type { ComponentProps } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import {
  useCampus,
  useLocale,
  useFormErrorText,
  useMessages,
  useMoney,
  useMinorUnits,
} from '../../../kernel/index.js';
import { useZoneNote } from '../../../shared/hooks/use-zone-note.js';
import { HallSelect } from '../../../base/parts/halls/hall-select.js';
import { needsSafetyHint } from '../../../base/parts/safety.js';
import { PriceField } from '../../../base/parts/price/price-field.js';
import { CourseControl } from './course-control.js';
import { EndControl } from './end-control.js';
import { KindControl } from './kind-control.js';
import { KindsControl } from './kinds-control.js';
import { MoneyControl } from './money-control.js';
import { PackagesControl } from './packages-control.js';
import { PlaceControl } from './place-control.js';
import { needsPrice, type FormField } from '../form-fields.js';
import { ChipsControl, useChoiceText } from './chips-control.js';
import { useFieldLabel } from '../use-field-label.js';
import { catalogue } from '../listing-form.catalogue.js';
import { usePriceRange } from './use-price-range.js';
import type { FormValues } from '../values/form-values.js';

interface FormControlProps {
  hive: HiveName;
  field: FormField;
  form: UseFormReturn<FormValues>;
}

const INPUTS = { line: 'text', link: 'url', date: 'date', number: 'text' } as const;

/** Field of the form with the control for its kind. */
export function FormControl({ hive, field, form }: FormControlProps) {
  const t = useMessages(catalogue);
  const choiceText = useChoiceText();
  const locale = useLocale();
  const { name, kind, optional, choices = [], own } = field;
  const called = useFieldLabel()(field);
  const label = optional && kind !== 'tick' && kind !== 'switch' ? `${called} (${t.optional})` : called;
  const problem = form.formState.errors[name];
  // Rows store the path of the empty field.
  const at = problem?.types?.['at'];
  const error = useFormErrorText(t)(problem, typeof at === 'string' ? at : name);
  const common = {
    label,
    error,
    ...(own?.hint !== undefined && { description: localized(own.hint, locale) }),
    ...(kind !== 'tick' &&
      kind !== 'switch' &&
      kind !== 'chips' &&
      kind !== 'course' &&
      kind !== 'kind' &&
      kind !== 'end' &&
      kind !== 'kinds' &&
      kind !== 'packages' &&
      form.register(name)),
  };
  switch (kind) {
    case 'text':
      return <TextControl {...common} field={name} control={form.control} />;
    case 'choice':
      return (
        <NativeSelect
          {...common}
          placeholder={t.choose}
          options={
            own?.choices?.map(({ id, label: text }) => ({ value: id, label: localized(text, locale) })) ??
            choices.map((choice) => ({ value: choice, label: choiceText(choice) }))
          }
        />
      );
    case 'chips':
      return <ChipsControl {...{ label, error, name, form, choices }} />;
    case 'tick':
      return <TickControl {...{ label, error, name, form }} description={common.description} />;
    case 'switch':
      return <SwitchControl {...{ label, name, form }} />;
    case 'price':
      return <PriceControl hive={hive} form={form} error={error} />;
    case 'money':
      return <MoneyControl {...common} name={name} form={form} />;
    case 'number':
      return (
        <TextField
          {...common}
          inputMode="numeric"
          {...(name === 'maxOpenOrders' && { description: t.openOrdersHint(OPEN_ORDERS) })}
          {...(own?.unit !== undefined && { suffix: localized(own.unit, locale) })}
        />
      );
    case 'course':
      return <CourseControl {...{ label, error, form }} />;
    case 'kind':
      return <KindControl {...{ hive, label: called, error, form }} />;
    case 'end':
      return <EndControl {...{ label, error, form }} />;
    case 'kinds':
      return <KindsControl {...{ error, form }} />;
    case 'packages':
      return <PackagesControl {...{ error, form }} />;
    case 'hall':
      return <HallSelect of="listing" {...common} />;
    case 'place':
      return <PlaceControl {...common} />;
    case 'line':
    case 'link':
    case 'date':
      return <TextField {...common} type={INPUTS[kind]} />;
    case 'moment':
      return <MomentControl {...common} />;
    default:
      return kind satisfies never;
  }
}

/** Date and time in the campus's zone. */
function MomentControl(common: ComponentProps<typeof TextField>) {
  return <TextField {...common} type="datetime-local" description={useZoneNote()} />;
}

interface TextControlProps extends ComponentProps<typeof Textarea> {
  field: FormField['name'];
  control: UseFormReturn<FormValues>['control'];
}

/** Multi-line text. Warns when the text leads off the platform, such as with a phone number. */
function TextControl({ field, control, ...common }: TextControlProps) {
  const t = useMessages(catalogue);
  const campus = useCampus();
  const typed = String(useWatch({ control, name: field }) ?? '');
  const hint = needsSafetyHint(campus, typed) ? t.leavesApp : undefined;
  return <Textarea {...common} description={hint} rows={4} maxLength={MAX_DESCRIPTION} />;
}

interface TickControlProps extends Pick<FormControlProps, 'form'> {
  name: FormField['name'];
  label: string;
  error: string | undefined;
  description?: string | undefined;
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

/** Switch with an explanation. */
function SwitchControl({ name, label, form }: Omit<TickControlProps, 'error'>) {
  const t = useMessages(catalogue);
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, ...field } }) => (
        <Switch
          label={label}
          description={t.offersHint}
          checked={value !== false}
          onCheckedChange={onChange}
          {...field}
        />
      )}
    />
  );
}

/** Price, with the proceeds after fees. */
function PriceControl({
  hive,
  form,
  error,
}: Pick<FormControlProps, 'hive' | 'form'> & { error: string | undefined }) {
  const t = useMessages(catalogue);
  const locale = useLocale();
  const money = useMoney();
  const campus = useCampus();
  const { toMajor, toMinor } = useMinorUnits();
  const typed = String(useWatch({ control: form.control, name: 'price' }) ?? '');
  const kind = saleOf(hive) ?? 'purchase';
  const words = isHive(hive) ? hive : 'essentials';
  const perField = ownHive(hive)?.perField ?? '';
  const chosen = useWatch({ control: form.control, name: `own:${perField}` });
  const suffix = priceSuffixOf(hive, { [perField]: chosen });
  const price = amountOf(typed, campus.currency) ?? 0;
  const payout = money(toMajor(feesFor(kind, toMinor(price), campus.fees).payout));
  const free = useWatch({ control: form.control, name: 'free' }) === true;
  const hint =
    price === 0 || free ? t.freeHints[words] : kind === 'gig' ? t.receiveGig(payout) : t.receive(payout);
  const range = usePriceRange(hive, form.control);
  const sold =
    range === null || free ? null : t.soldFor[range.scope](money(range.low), money(range.high), range.count);
  const field = (
    <PriceField
      label={t.fields.price}
      {...(hive === 'academia' && { suffix: t.perHour })}
      {...(suffix !== undefined && { suffix: localized(suffix, locale) })}
      placeholder={(0).toLocaleString(locale, { minimumFractionDigits: campus.currency.minorDigits })}
      description={sold === null ? hint : `${hint} ${sold}`}
      error={free ? undefined : error}
      {...form.register('price')}
      disabled={free}
      typed={free ? '' : typed}
      onChoose={(figures) => form.setValue('price', figures, { shouldDirty: true, shouldValidate: true })}
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
            label={t.giveAway[words]}
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
