import type { HiveName, Listing, Wanted } from '@campushive/contract';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useCampus, useClock, useUser } from '../../../kernel/index.js';
import { useTypedEarly } from '../../../shared/hooks/use-typed-early.js';
import { checkListing } from '../check-listing.js';
import { answerTo, copyOf, emptyValues, valuesOf, type FormValues } from '../values/form-values.js';

/** Start of a form: the listing that it edits, copies or answers a wanted post with; otherwise empty fields. */
export interface FormSource {
  readonly listing: Listing | null;
  /** Listing whose values and photos the new one starts with. */
  readonly template: Listing | null;
  /** Wanted post that the new listing answers. The form starts with its title and category. */
  readonly wanted: Wanted | null;
}

/** Returns the name of the draft. Copies, answers and empty forms have separate drafts. */
export function nameOfDraft(hive: HiveName, { listing, template, wanted }: FormSource): string {
  if (listing !== null) return `edit-${listing.id}`;
  if (wanted !== null) return `answer-${wanted.id}`;
  return template === null ? `post-${hive}` : `copy-${template.id}`;
}

interface ListingValues {
  readonly initial: FormValues;
  readonly form: UseFormReturn<FormValues>;
}

/** Manages the fields of the form, checked by the rules of the server. A saved draft may lack fields. */
export function useListingValues(hive: HiveName, source: FormSource): ListingValues {
  const clock = useClock();
  const campus = useCampus();
  const { listing } = source;
  const hall = useUser()?.hall?.id;
  const [initial] = useState(() => initialOf(hive, source, campus.timeZone, hall));
  const form = useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: initial,
    resolver: (values) =>
      checkListing(values, {
        hive,
        campus,
        now: clock.now(),
        isNew: listing === null,
        draft: listing?.status === 'draft' ? initial : null,
      }),
  });
  useTypedEarly(form);
  return { initial, form };
}

function initialOf(
  hive: HiveName,
  { listing, template, wanted }: FormSource,
  timeZone: string,
  hall: string | undefined,
): FormValues {
  if (listing !== null) return valuesOf(listing, timeZone);
  if (template !== null) return copyOf(template, timeZone);
  return wanted === null ? emptyValues(hive, hall) : answerTo(hive, wanted, hall);
}
