import type { ChangeEvent } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns a handler for a control that calls the element's own handler, then `onValueChange` with the value. Undefined without either. */
export function valueChange<Element extends Control>(
  onChange: ((event: ChangeEvent<Element>) => void) | undefined,
  onValueChange: ((value: string) => void) | undefined,
): ((event: ChangeEvent<Element>) => void) | undefined {
  if (onValueChange === undefined) return onChange;
  return (event) => {
    onChange?.(event);
    onValueChange(event.currentTarget.value);
  };
}
