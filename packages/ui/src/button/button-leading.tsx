import type { ReactElement, ReactNode } from 'react';
import { SpinnerMark } from '../spinner/spinner-mark.js';

interface ButtonLeadingProps {
  loading: boolean;
  children: ReactNode;
}

/** The icon before the label; after 300 ms of loading the spinner takes its place. */
export function ButtonLeading({ loading, children }: ButtonLeadingProps): ReactElement {
  if (!loading) return <>{children}</>;
  return (
    <span className="grid *:[grid-area:1/1]">
      <span className="animate-late-out">{children}</span>
      <span className="animate-late-in">
        <SpinnerMark />
      </span>
    </span>
  );
}
