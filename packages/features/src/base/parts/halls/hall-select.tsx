import { NativeSelect } from '@campushive/ui/native-select';
import type { ComponentProps } from 'react';
import { useMessages } from '../../../kernel/index.js';
import { catalogue } from './halls.catalogue.js';
import { useHalls } from './use-halls.js';

export interface HallSelectProps extends Omit<
  ComponentProps<typeof NativeSelect>,
  'options' | 'label' | 'description'
> {
  /** Default: "Hall or hostel". */
  label?: string;
  /** Owner of the hall, which decides the help text. */
  of: 'student' | 'listing';
}

/** Choice of a hall of the viewer's university. Renders nothing where the university has none. */
export function HallSelect({ label, of, ...rest }: HallSelectProps) {
  const t = useMessages(catalogue);
  const halls = useHalls();
  if (halls.length === 0) return null;
  return (
    <NativeSelect
      label={label ?? t.hall}
      description={of === 'student' ? t.mineHint : t.listingHint}
      options={[{ value: '', label: t.none }, ...halls.map(({ id, name }) => ({ value: id, label: name }))]}
      {...rest}
    />
  );
}
