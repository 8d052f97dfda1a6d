import type { TextFieldProps } from '@campushive/ui/text-field';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { PriceField } from '../../../base/parts/price/price-field.js';
import type { FieldName } from '../form-fields.js';
import type { FormValues } from '../values/form-values.js';

interface MoneyControlProps extends Omit<TextFieldProps, 'value' | 'form' | 'name'> {
  name: FieldName;
  form: UseFormReturn<FormValues>;
}

/** Amount of money besides the price, such as a deposit, in the campus's currency. */
export function MoneyControl({ name, form, ...common }: MoneyControlProps) {
  const typed = String(useWatch({ control: form.control, name }) ?? '');
  return (
    <PriceField
      {...common}
      name={name}
      typed={typed}
      onChoose={(figures) => form.setValue(name, figures, { shouldDirty: true, shouldValidate: true })}
    />
  );
}
