import type { HiveName } from '@campushive/contract';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldName, FormValues } from './form-fields.js';
import { stepsOf, stepWith, type FormStep } from './form-steps.js';

/** Where a phone is in the form. Wider screens show all of it at once. */
export interface FormSteps {
  readonly all: readonly FormStep[];
  readonly current: number;
  /** The line that says which step this is: it has the focus when another one opens. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onBack: () => void;
  /** Goes on when what this step asks for is right. */
  readonly onNext: (form: UseFormReturn<FormValues>) => void;
  /** Opens the step of a field that is about to have the focus. */
  readonly reveal: (field: FieldName) => void;
  /** Opens the step of the pictures. */
  readonly revealPhotos: () => void;
}

export function useFormSteps(hive: HiveName): FormSteps {
  const all = stepsOf(hive);
  const [current, setCurrent] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was hidden takes no focus until it is rendered.
  const open = (step: number) => flushSync(() => setCurrent(step));
  function go(step: number) {
    open(step);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }
  return {
    all,
    current,
    heading,
    onBack: () => go(Math.max(0, current - 1)),
    onNext(form) {
      const fields = all[current]?.fields ?? [];
      void form.trigger(fields, { shouldFocus: true }).then((right) => {
        if (right) go(Math.min(all.length - 1, current + 1));
      });
    },
    reveal: (field) => open(stepWith(hive, field)),
    revealPhotos: () =>
      open(
        Math.max(
          0,
          all.findIndex(({ name }) => name === 'photos'),
        ),
      ),
  };
}
