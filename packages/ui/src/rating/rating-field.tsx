import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { cx } from '../class-names/class-names.js';
import { useControlled } from '../controlled/use-controlled.js';
import { FieldError } from '../field/field-error.js';
import { errorId } from '../field/field-ids.js';
import { Star } from './star.js';

/** Props of {@link RatingField}. */
export interface RatingFieldProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'children'> {
  /** What is rated: `How was it with Kwame?`. */
  legend: ReactNode;
  /** Name of the inputs in the form. */
  name: string;
  /** One word for each star, from the worst on: `Bad`, `Poor`, `Fine`, `Good`, `Excellent`. */
  words: readonly string[];
  /** Controls it; 0 is no rating. */
  value?: number;
  /** Default 0. */
  defaultValue?: number;
  /** Called with the number of stars that is given. */
  onValueChange?: (value: number) => void;
  /** What is wrong, and what to do; read out when it appears. */
  error?: string | undefined;
  /** Hides the legend from sight, where the place says enough. Default `false`. */
  hideLegend?: boolean;
}

/** Asks for a rating in stars. Underneath are radio buttons: arrows choose, and each star says its word. */
export function RatingField({
  legend,
  name,
  words,
  value,
  defaultValue = 0,
  onValueChange,
  error,
  hideLegend = false,
  className,
  ...rest
}: RatingFieldProps): ReactElement {
  const id = useId();
  const [given, keep] = useControlled(value, defaultValue);
  return (
    <fieldset
      data-slot="rating-field"
      data-invalid={error ? true : undefined}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={error ? errorId(id) : undefined}
      aria-invalid={error ? true : undefined}
      className={cx('min-w-0', className)}
      {...rest}
    >
      <legend id={`${id}-legend`} className={hideLegend ? 'sr-only' : 'mb-1 text-sm font-semibold'}>
        {legend}
      </legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="group flex">
          {words.map((word, index) => (
            <label
              key={word}
              data-slot="rating-star"
              className="relative grid size-[44px] cursor-pointer place-items-center rounded-control p-[6px] transition has-disabled:cursor-not-allowed has-disabled:opacity-45 has-focus-visible:outline-2 has-focus-visible:outline-focus hover:scale-110"
            >
              <input
                type="radio"
                name={name}
                value={index + 1}
                checked={given === index + 1}
                aria-label={word}
                disabled={rest.disabled}
                onChange={() => {
                  keep(index + 1);
                  onValueChange?.(index + 1);
                }}
                className="absolute inset-0 cursor-[inherit] appearance-none text-base opacity-0"
              />
              <Star part={given > index ? 1 : 0} />
            </label>
          ))}
        </div>
        <span aria-hidden="true" data-slot="rating-word" className="text-sm font-semibold">
          {words[given - 1] ?? ''}
        </span>
      </div>
      <FieldError id={errorId(id)} error={error} />
    </fieldset>
  );
}
