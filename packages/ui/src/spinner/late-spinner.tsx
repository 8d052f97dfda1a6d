import type { ReactElement } from 'react';
import { SpinnerMark } from './spinner-mark.js';

/** A spinner that appears after 300 ms: faster operations need none. */
export function LateSpinner(): ReactElement {
  return (
    <span className="animate-late-in">
      <SpinnerMark />
    </span>
  );
}
