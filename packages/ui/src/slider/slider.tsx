import { type ComponentProps, type ReactElement, useState } from 'react';
import { FieldFrame, type FieldProps } from '../field/field.js';
import { SliderTrack } from './slider-track.js';

/** Props of {@link Slider}: those of a range input, which they and `ref` reach; `className` places the field. */
export interface SliderProps extends FieldProps, Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** Default 0. */
  min?: number;
  /** Default 100. */
  max?: number;
  /** Default 1. */
  step?: number;
  /** How the number is written and read out: `₵250.00`. Default: the number. */
  formatValue?: (value: number) => string;
}

/** One number from a span, where about right is right. For an exact number there is NumberField. */
export function Slider({
  label,
  description,
  error,
  hideLabel = false,
  min = 0,
  max = 100,
  step = 1,
  formatValue = String,
  value,
  defaultValue,
  id,
  className,
  disabled = false,
  onChange,
  'aria-describedby': describedBy,
  ...rest
}: SliderProps): ReactElement {
  const [moved, setMoved] = useState(Number(defaultValue ?? min));
  const shown = value === undefined ? moved : Number(value);
  return (
    <FieldFrame
      {...{ id, label, description, error, hideLabel, describedBy, className }}
      slot="slider"
      trailing={
        <output className="mt-1 ms-auto text-sm font-semibold tabular-nums" aria-hidden="true">
          {formatValue(shown)}
        </output>
      }
    >
      {(ids) => (
        <SliderTrack from={0} to={(shown - min) / (max - min || 1)} disabled={disabled}>
          <input
            data-slot="slider-control"
            type="range"
            {...{ min, max, step, disabled }}
            {...(value === undefined ? { defaultValue: defaultValue ?? min } : { value })}
            aria-valuetext={formatValue(shown)}
            {...rest}
            {...ids}
            onChange={(event) => {
              setMoved(event.target.valueAsNumber);
              onChange?.(event);
            }}
            className="pointer-events-auto! relative h-11 w-full range-thumb text-base"
          />
        </SliderTrack>
      )}
    </FieldFrame>
  );
}
