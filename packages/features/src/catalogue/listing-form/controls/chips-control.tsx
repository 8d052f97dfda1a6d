import { TOPIC_IDS } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../../kernel/index.js';
import { topicNames } from '../../parts/topics/topic-card.js';
import type { ChoiceName, FieldName } from '../form-fields.js';
import { catalogue } from '../listing-form.catalogue.js';
import type { FormValues } from '../values/form-values.js';

interface ChipsControlProps {
  name: FieldName;
  label: string;
  error: string | undefined;
  form: UseFormReturn<FormValues>;
  choices: readonly ChoiceName[];
}

/** Chips for one of a few choices. Pressing the selected chip clears it. */
export function ChipsControl({ name, label, error, form, choices }: ChipsControlProps) {
  const id = useId();
  const choiceText = useChoiceText();
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <div
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          className="grid gap-1.5"
        >
          <span id={`${id}-label`} className="text-sm font-bold">
            {label}
          </span>
          <div className="flex flex-wrap gap-2">
            {shownOf(choices, value).map((one, index) => (
              <Button
                key={one}
                ref={index === 0 ? ref : undefined}
                size="sm"
                variant={one === value ? 'secondary' : 'outline'}
                aria-pressed={one === value}
                onBlur={onBlur}
                onClick={() => onChange(one === value ? '' : one)}
              >
                {choiceText(one)}
              </Button>
            ))}
          </div>
          <div id={`${id}-error`} aria-live="polite">
            {error === undefined ? null : <p className="text-sm font-semibold text-danger">{error}</p>}
          </div>
        </div>
      )}
    />
  );
}

/** Returns the choices, with the listing's current value added when it is not among them. */
function shownOf(choices: readonly string[], value: unknown): readonly string[] {
  return typeof value !== 'string' || value === '' || choices.includes(value) ? choices : [...choices, value];
}

/**
 * Returns a formatter for choices: the name of a topic, or the form's own text. Unknown choices are shown as they are.
 */
export function useChoiceText(): (choice: string) => string {
  const words: Readonly<Record<string, string>> = useMessages(catalogue).choices;
  const topics = useMessages(topicNames);
  return (choice) => {
    const topic = TOPIC_IDS.find((one) => one === choice);
    return topic === undefined ? (words[choice] ?? choice) : topics[topic];
  };
}
