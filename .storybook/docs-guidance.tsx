import type { ReactElement } from 'react';
import { GUIDANCE } from '../packages/ui/src/test/guidance/guidance.tsx';

/** Pairs of examples of a part: one to follow, one to avoid. The examples cannot be focused or pressed. */
export function DosAndDonts({ id }: { id: string }): ReactElement | null {
  const pairs = GUIDANCE[id];
  if (pairs === undefined) return null;
  return (
    <>
      <h2>Do and don’t</h2>
      {pairs.map(({ good, bad, because }) => (
        <figure key={because} className="docs-guidance sb-unstyled">
          <Example mark="do" title="Do" shown={good} />
          <Example mark="avoid" title="Don’t" shown={bad} />
          <figcaption>{because}</figcaption>
        </figure>
      ))}
    </>
  );
}

function Example({ mark, title, shown }: { mark: string; title: string; shown: ReactElement }): ReactElement {
  return (
    <section data-mark={mark}>
      <h3>{title}</h3>
      <div className="docs-story" inert>
        {shown}
      </div>
    </section>
  );
}
