import type { ReactNode } from 'react';

interface FactLineProps {
  /** Short facts in reading order. Null, false and empty ones are left out. */
  facts: readonly ReactNode[];
  /** Element of the line: a paragraph, or a span inside a link. Default `p`. */
  as?: 'p' | 'span';
  className?: string;
}

const isShown = (fact: ReactNode) => fact !== null && fact !== undefined && fact !== false && fact !== '';

/**
 * Facts in one line with a middle dot between neighbours. Where the line wraps, it wraps between facts, and no line begins or ends with a
 * dot.
 */
export function FactLine({ facts, as: Root = 'p', className = '' }: FactLineProps) {
  const shown = facts.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <Root data-slot="fact-line" className={`block overflow-x-clip ${className}`}>
      <span className="-ms-3 flex flex-wrap items-baseline">
        {shown.map((fact, index) => (
          <span key={index} className="relative min-w-0 ps-3 wrap-anywhere">
            {/* The dot of the first fact of a line stands outside the box, which clips it. */}
            {index === 0 ? null : (
              <span data-slot="fact-dot" aria-hidden="true" className="absolute start-1">
                ·
              </span>
            )}
            {fact}{' '}
          </span>
        ))}
      </span>
    </Root>
  );
}
