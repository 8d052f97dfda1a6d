import type { HiveName } from '@campushive/contract';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigation, useStorage } from '../kernel/index.js';
import type { FieldName, FormValues } from './form-fields.js';
import { stepsOf, stepWith, type FormStep } from './form-steps.js';

/** Where a phone is in the form. Wider screens show all of it at once. */
export interface FormSteps {
  readonly all: readonly FormStep[];
  readonly current: number;
  /** The line that says which step this is: it has the focus when another one opens. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onBack: () => void;
  /** Begins the next listing at the first step. */
  readonly onPosted: () => void;
  /** Goes on when what this step asks for is right. */
  readonly onNext: (form: UseFormReturn<FormValues>) => void;
  /** Opens the step of a field that is about to have the focus. */
  readonly reveal: (field: FieldName) => void;
  /** Opens the step of the pictures. */
  readonly revealPhotos: () => void;
}

export function useFormSteps(hive: HiveName): FormSteps {
  const all = stepsOf(hive);
  const storage = useStorage();
  const navigation = useNavigation();
  const key = `slot:step-${hive}` as const;
  const [current, setCurrent] = useState(() => storedStep(storage.read(key), all.length));
  // Only phones walk from step to step: elsewhere the Back button leaves the form.
  const [walks, setWalks] = useState(current > 0);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was hidden takes no focus until it is rendered.
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
    // Each step is one step back.
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

/** The step where this tab was before a reload. */
function storedStep(stored: string | null, count: number): number {
  const step = Number(stored ?? 0);
  return Number.isInteger(step) && step > 0 && step < count ? step : 0;
}
