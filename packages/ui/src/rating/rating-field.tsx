import { type ReactElement, useId } from 'react';
import { cx } from '../class-names/class-names.js';
import { useControlled } from '../controlled/use-controlled.js';
import { FieldError } from '../field/field-error.js';
import { errorId, fieldIds } from '../field/field-ids.js';
import type { QuestionProps } from '../field/question.js';
import { Radio, RadioRoot, type RadioRootProps } from '../radio-group/radio.js';
import { Star } from './star.js';

interface RatingFieldOwnProps extends Omit<RadioRootProps, 'value' | 'defaultValue' | 'onValueChange'> {
  /** A word for each star, from the worst on: `Bad`, `Poor`, `Fine`, `Good`, `Excellent`. */
  words: readonly string[];
  /** Controlled value; 0 is no rating. */
  value?: number;
  /** Default 0. */
  defaultValue?: number;
  /** Called with the number of stars. */
  onValueChange?: (value: number) => void;
  /** The error and its remedy; read out when it appears. */
  error?: string | undefined;
}

/** Props of {@link RatingField}: its `label` is the question. */
export type RatingFieldProps = RatingFieldOwnProps & QuestionProps;

/** Asks for a rating in stars. Each star is a radio button: arrow keys choose, and a screen reader reads the word of the star. */
export function RatingField({
  label,
  legend,
  words,
  value,
  defaultValue = 0,
  onValueChange,
  error,
  hideLabel,
  hideLegend = false,
  'aria-describedby': describedBy,
  className,
  ...rest
}: RatingFieldProps): ReactElement {
  const id = useId();
  const [openProp, keep] = useControlled(value, defaultValue);
  function choose(stars: string): void {
    keep(Number(stars));
    onValueChange?.(Number(stars));
  }
  return (
    <RadioRoot
      data-slot="rating-field"
      aria-labelledby={`${id}-label`}
      {...fieldIds(id, { description: false, error: Boolean(error), describedBy })}
      className={cx('min-w-0', className)}
      value={openProp === 0 ? '' : String(openProp)}
      onValueChange={choose}
      {...rest}
    >
      <span
        id={`${id}-label`}
        data-slot="field-label"
        className={(hideLabel ?? hideLegend) ? 'sr-only' : 'mb-1 block text-sm font-semibold'}
      >
        {label ?? legend}
      </span>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="group flex">
          {words.map((word, index) => (
            <Radio
              key={word}
              data-slot="rating-star"
              value={String(index + 1)}
              aria-label={word}
              className="grid size-[44px] cursor-pointer place-items-center rounded-control p-[6px] transition hover:scale-110 disabled:cursor-not-allowed disabled:opacity-45"
            >
              <Star part={openProp > index ? 1 : 0} />
            </Radio>
          ))}
        </div>
        <span aria-hidden="true" data-slot="rating-word" className="text-sm font-semibold">
          {words[openProp - 1] ?? ''}
        </span>
      </div>
      <FieldError id={errorId(id)} error={error} />
    </RadioRoot>
  );
}
