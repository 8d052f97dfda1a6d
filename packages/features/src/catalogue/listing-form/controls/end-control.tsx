import { Button } from '@campushive/ui/button';
import { TextField } from '@campushive/ui/text-field';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useMessages } from '../../../kernel/index.js';
import { useZoneNote } from '../../../shared/hooks/use-zone-note.js';

import { catalogue } from '../listing-form.catalogue.js';
import type { FormValues } from '../values/form-values.js';

interface EndControlProps {
  label: string;
  error: string | undefined;
  form: UseFormReturn<FormValues>;
}

/** End time of an event. Initially a secondary button, because the end is optional. Pressing it shows the field. */
export function EndControl({ label, error, form }: EndControlProps) {
  const t = useMessages(catalogue);
  const zoneNote = useZoneNote();
  const [field, setField] = useState<'away' | 'there' | 'asked-for'>('away');
  const [begins, ends] = useWatch({ control: form.control, name: ['eventDate', 'eventEndDate'] });
  // A field that was filled in stays, even when it is emptied.
  if (field === 'away' && (error !== undefined || (ends ?? '') !== '')) setField('there');
  useEffect(() => {
    // The pressed button disappears when the field renders, so focus moves to the field.
    if (field === 'asked-for') form.setFocus('eventEndDate');
  }, [field, form]);
  const beginning = String(begins ?? '');
  if (field === 'away') {
    return (
      <Button
        variant="ghost"
        className="-mx-3 self-start justify-self-start"
        leading={<Plus aria-hidden="true" />}
        onClick={() => setField('asked-for')}
      >
        {t.addEnd}
      </Button>
    );
  }
  return (
    <TextField
      label={label}
      error={error}
      type="datetime-local"
      description={zoneNote}
      min={beginning === '' ? undefined : beginning}
      {...form.register('eventEndDate')}
    />
  );
}
