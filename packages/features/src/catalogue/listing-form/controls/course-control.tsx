import { courseCodeIn, readCourseCode } from '@campushive/contract/course-code';
import { Button } from '@campushive/ui/button';
import { TextField } from '@campushive/ui/text-field';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useMessages } from '../../../kernel/index.js';

import { catalogue } from '../listing-form.catalogue.js';
import type { FormValues } from '../values/form-values.js';

interface CourseControlProps {
  label: string;
  error: string | undefined;
  form: UseFormReturn<FormValues>;
}

/**
 * Course of a listing. Initially a secondary button, which suggests the course code in the title. Pressing it shows the
 * field.
 */
export function CourseControl({ label, error, form }: CourseControlProps) {
  const t = useMessages(catalogue);
  const [field, setField] = useState<'away' | 'there' | 'asked-for'>('away');
  const [title, code] = useWatch({ control: form.control, name: ['title', 'courseCode'] });
  const named = courseCodeIn(String(title ?? ''));
  // A field that was filled in stays, even when it is emptied.
  if (field === 'away' && (error !== undefined || (code ?? '') !== '')) setField('there');
  useEffect(() => {
    // The pressed button disappears when the field renders, so focus moves to the field.
    if (field === 'asked-for') form.setFocus('courseCode');
  }, [field, form]);
  if (field === 'away') {
    return (
      <Button
        variant="ghost"
        className="-mx-3 self-start justify-self-start"
        leading={<Plus aria-hidden="true" />}
        onClick={() => {
          if (named !== null) form.setValue('courseCode', named, { shouldDirty: true });
          setField('asked-for');
        }}
      >
        {named === null ? t.addCourse : t.addCourseNamed(named)}
      </Button>
    );
  }
  const { onBlur, ...registered } = form.register('courseCode');
  return (
    <TextField
      label={label}
      error={error}
      description={t.courseHint}
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      onBlur={(event) => {
        const read = readCourseCode(event.target.value);
        if (read !== null) form.setValue('courseCode', read, { shouldDirty: true });
        return onBlur(event);
      }}
      {...registered}
    />
  );
}
