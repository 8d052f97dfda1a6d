import type { HiveName } from '@campushive/contract';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigation, useStorage } from '../../kernel/index.js';
import type { FieldName } from './form-fields.js';
import { stepsOf, stepWith, type FormStep } from './form-steps.js';
import type { FormValues } from './values/form-values.js';

/** Current step of the form on a phone. Wider screens show the whole form. */
export interface FormSteps {
  readonly all: readonly FormStep[];
  readonly current: number;
  /** Ref of the step's heading, which is focused when another step opens. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onBack: () => void;
  /** Resets the form to the first step for the next listing. */
  readonly onPosted: () => void;
  /** Opens the next step when the fields of this one are valid. */
  readonly onNext: (form: UseFormReturn<FormValues>) => void;
  /** Opens the step with a field, before the field is focused. */
  readonly reveal: (field: FieldName) => void;
  /** Opens the step with the photos. */
  readonly revealPhotos: () => void;
}

/** Returns the steps of the form for a listing, and the way through them. */
export function useFormSteps(hive: HiveName): FormSteps {
  const all = stepsOf(hive);
  const storage = useStorage();
  const navigation = useNavigation();
  const key = `slot:step-${hive}` as const;
  const [current, setCurrent] = useState(() => storedStep(storage.read(key), all.length));
  // True once the user moves between steps, which only phones offer. Otherwise the Back button leaves the form.
  const [walks, setWalks] = useState(current > 0);
  const heading = useRef<HTMLHeadingElement>(null);
  // Renders synchronously, because hidden elements cannot be focused.
  const open = (step: number) => flushSync(() => setCurrent(step));
  function go(step: number) {
    open(step);
    storage.write(key, step === 0 ? null : String(step));
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }
  const back = useRef<() => void>(() => undefined);
  useEffect(() => {
    back.current = () => go(Math.max(0, current - 1));
  });
  const holds = walks && current > 0;
  useEffect(
    () => (holds ? navigation.holdBack(() => back.current()) : undefined),
    // Adds a history entry for each step.
    [holds, current, navigation],
  );
  return {
    all,
    current,
    heading,
    onBack: () => go(Math.max(0, current - 1)),
    onPosted: () => storage.write(key, null),
    onNext(form) {
      const fields = all[current]?.fields ?? [];
      void form.trigger(fields, { shouldFocus: true }).then((right) => {
        if (!right) return;
        setWalks(true);
        go(Math.min(all.length - 1, current + 1));
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

/** Restores the step of this tab after a reload. */
function storedStep(stored: string | null, count: number): number {
  const step = Number(stored ?? 0);
  return Number.isInteger(step) && step > 0 && step < count ? step : 0;
}
