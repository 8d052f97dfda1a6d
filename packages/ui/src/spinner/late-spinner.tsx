import type { ReactElement } from 'react';
import { SpinnerMark } from './spinner-mark.js';

/** Turns after 300 ms: what is done sooner needs no sign. */
export function LateSpinner(): ReactElement {
  return (
    <span className="animate-late-in">
      <SpinnerMark />
    </span>
  );
}
