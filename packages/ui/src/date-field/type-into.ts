/**
 * Writes into an input as if it had been typed: React's `onChange`, form libraries and the form itself all notice.
 * React keeps the value it knows on the element, so the prototype's own setter is asked.
 */
export function typeInto(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Another day with the same time of day; noon where there was none. */
export function withDay(dateTime: string, day: string): string {
  return `${day}T${/T(\d{2}:\d{2})/.exec(dateTime)?.[1] ?? '12:00'}`;
}
