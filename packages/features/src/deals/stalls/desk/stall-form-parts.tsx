import { Heading } from '@campushive/ui/heading';
import type { ReactNode } from 'react';
import { useFieldText } from '../../../kernel/index.js';
import type { StallDraft } from './stall-draft.js';
import type { StallForm } from './use-stall-form.js';

/** Fields of the form, for its parts. */
export interface StallPartProps {
  form: StallForm;
  draft: StallDraft;
}

/** Heading with the fields below it. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <Heading level={2}>{title}</Heading>
      {children}
    </section>
  );
}

/** Returns a function for the error of a field. */
export function useErrorOf({ errors }: Pick<StallForm, 'errors'>): (field: string) => string | undefined {
  const fieldText = useFieldText();
  return (field) =>
    errors[field] === undefined
      ? undefined
      : fieldText(errors[field], field === 'name' ? 'stallName' : field);
}
