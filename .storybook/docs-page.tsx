import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ReactElement, useContext, useEffect, useState } from 'react';
import type { Contract } from './data/stories.ts';
import { Anatomy } from './docs-anatomy.tsx';
import { DosAndDonts } from './docs-guidance.tsx';
import { PartFacts, PartImport, PartProps } from './docs-part.tsx';
import { ScreenFacts, ScreenImport } from './docs-screen.tsx';
import { SideBySide } from './side-by-side.tsx';
import { shortTitle } from './sidebar.ts';
import { useTopUntilMoved } from './use-top-until-moved.ts';

/** Name of the story that shows every state and variant of a component; it has its own section. */
export const MATRIX = 'Matrix';

/** The steps of each story in the last test run, by the story's id; written by scripts/test-stories.ts. */
interface Behaviours {
  ranAt: string;
  stories: Record<string, readonly string[]>;
}

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'use' in value && 'keyboard' in value;
}

/**
 * The docs page of a component: purpose, usage, import, a live example with its props, all states side by side, its contract, the test
 * results, and the other stories.
 */
export function DocsPage(): ReactElement {
  useTopUntilMoved();
  const meta = useOf('meta', ['meta']);
  const { componentStories } = useContext(DocsContext);
  const contract: unknown = meta.preparedMeta.parameters['contract'];
  const file = String(meta.preparedMeta.parameters['fileName']);
  const stories = componentStories();
  const id = stories[0]?.id.split('--')[0] ?? '';
  // A screen that loads all its data from the campus has no props.
  const hasProps = stories.some(({ argTypes }) => Object.keys(argTypes).length > 0);
  const matrix = stories.find(({ name }) => name === MATRIX);
  return (
    <>
      <Title>{shortTitle(meta.preparedMeta.title.split('/').at(-1) ?? '')}</Title>
      <Subtitle />
      <Description />
      {isContract(contract) ? <When contract={contract} /> : null}
      <PartImport file={file} />
      <ScreenImport file={file} />
      {id.startsWith('kit-') ? (
        <Anatomy>
          <Primary />
        </Anatomy>
      ) : (
        <Primary />
      )}
      <DosAndDonts id={id} />
      {hasProps ? (
        <>
          <h2>Props</h2>
          <Controls />
        </>
      ) : null}
      <PartProps file={file} id={id} />
      {matrix ? (
        <>
          <h2>States and variants</h2>
          <DocsStory of={matrix.moduleExport} expanded={false} />
        </>
      ) : null}
      {isContract(contract) ? <Access contract={contract} /> : null}
      <PartFacts file={file} />
      <ScreenFacts file={file} />
      {id.startsWith('screens-') ? <SideBySide stories={stories} /> : null}
      <Proof id={id} expected={stories.some(({ playFunction }) => playFunction !== undefined)} />
      <Stories title={<h2>Examples</h2>} includePrimary={false} />
    </>
  );
}

function When({ contract }: { contract: Contract }): ReactElement {
  return (
    <div className="docs-when sb-unstyled">
      <section data-when="use">
        <h3>Use it for</h3>
        <p>{contract.use}</p>
      </section>
      <section data-when="avoid">
        <h3>Not for</h3>
        <p>{contract.avoid}</p>
      </section>
    </div>
  );
}

function Access({ contract }: { contract: Contract }): ReactElement {
  return (
    <>
      <h2>Keyboard and screen reader</h2>
      <dl className="docs-facts sb-unstyled">
        {contract.keyboard.map(([keys, effect]) => (
          <div key={keys}>
            <dt>{keys === 'None' ? 'Keyboard' : <Keys names={keys} />}</dt>
            <dd>{effect}</dd>
          </div>
        ))}
        <div>
          <dt>Screen reader</dt>
          <dd>{contract.screenReader}</dd>
        </div>
      </dl>
    </>
  );
}

function Keys({ names }: { names: string }): ReactElement {
  return (
    <>
      {names.split(', ').map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}
    </>
  );
}

/** A table of the steps that the play functions took in the last run. */
function Proof({ id: component, expected }: { id: string; expected: boolean }): ReactElement | null {
  const [behaviours, setBehaviours] = useState<Behaviours>();
  useEffect(() => {
    fetch('./behaviours/behaviours.json')
      .then((answer) => (answer.ok ? (answer.json() as Promise<Behaviours>) : undefined))
      .then(setBehaviours, () => undefined);
  }, []);
  const start = `${component}--`;
  const proved = Object.entries(behaviours?.stories ?? {}).filter(([id]) => id.startsWith(start));
  if (!expected) return null;
  return (
    <>
      <h2>Behaviours</h2>
      {behaviours && proved.length > 0 ? (
        <>
          <p>
            Passed in a browser on {new Date(behaviours.ranAt).toLocaleString('en-GB')}, by{' '}
            <code>pnpm test:stories</code>.
          </p>
          <dl className="docs-facts sb-unstyled">
            {proved.map(([id, steps]) => (
              <div key={id}>
                <dt>{nameOf(id.slice(start.length))}</dt>
                <dd>
                  <ol>
                    {steps.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ol>
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p>
          Not proved in this copy yet: <code>pnpm test:stories</code> plays the stories below and writes down
          here what passed.
        </p>
      )}
    </>
  );
}

/** Turns "stays-in-line" into a heading. */
function nameOf(id: string): string {
  const words = id.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
