import { type ReactElement, type ReactNode, useRef, useState } from 'react';

/** Diameter of a number with its distance to the next, in px. */
const SIZE = 22;

/** An element of an example, by its `data-slot`. */
interface Mark {
  slot: string;
  /** Left edge of the element inside the example, in px. */
  left: number;
  /** Position of the number, in px; beside the numbers of elements that begin at the same place. */
  x: number;
  y: number;
}

/** An example with a number at each element that has a `data-slot`. The numbers appear on demand, because they cover the example. */
export function Anatomy({ children }: { children: ReactNode }): ReactElement {
  const example = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const isShown = marks.length > 0;
  const toggle = () => setMarks(isShown || example.current === null ? [] : measure(example.current));
  return (
    <>
      <div ref={example} className="docs-anatomy">
        {children}
        {marks.map(({ slot, x, y }, index) => (
          <span key={slot} className="docs-mark sb-unstyled" style={{ left: x, top: y }} aria-hidden>
            {index + 1}
          </span>
        ))}
      </div>
      <div className="docs-numbers sb-unstyled">
        <button type="button" aria-pressed={isShown} onClick={toggle}>
          Number the elements
        </button>
        {marks.map(({ slot }, index) => (
          <span key={slot}>
            {index + 1} <code>{slot}</code>
          </span>
        ))}
      </div>
    </>
  );
}

/** Measures the first element of each `data-slot`. */
function measure(frame: HTMLElement): Mark[] {
  const origin = frame.getBoundingClientRect();
  const found = new Map<string, Mark>();
  for (const element of frame.querySelectorAll<HTMLElement>('[data-slot]')) {
    const slot = element.dataset['slot'] ?? '';
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left - origin.left, box.top - origin.top];
    const before = [...found.values()].filter((mark) => Math.hypot(mark.left - x, mark.y - y) < SIZE).length;
    if (!found.has(slot)) found.set(slot, { slot, left: x, x: x + before * SIZE, y });
  }
  return [...found.values()];
}
