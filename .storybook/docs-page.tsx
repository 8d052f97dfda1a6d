import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ReactElement, useContext, useEffect, useState } from 'react';

// Kept right by exports.test.ts of the kit.
import kitExports from '../packages/ui/src/exports.snapshot.txt?raw';

/** The story that shows every state and variant of a component; it has a section of its own. */
export const MATRIX = 'Matrix';

/** What a component's docs promise; stands in `parameters.contract` of its stories. */
interface Contract {
  use: string;
  avoid: string;
  keyboard: readonly (readonly [keys: string, effect: string])[];
  screenReader: string;
}

/** The steps of each story in the last test run, by the story's id; written by scripts/test-stories.ts. */
interface Behaviours {
  ranAt: string;
  stories: Record<string, readonly string[]>;
}

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'use' in value && 'keyboard' in value;
}

/**
 * The docs page of every component: what it is, when to use it, how to import it, a live one with its props, all its states
 * side by side, its contract, what was proved, and the other stories.
 */
export function DocsPage(): ReactElement {
  const meta = useOf('meta', ['meta']);
  const { componentStories } = useContext(DocsContext);
  const contract: unknown = meta.preparedMeta.parameters['contract'];
  const stories = componentStories();
  // A screen that asks the campus for all that it shows has none.
  const hasProps = stories.some(({ argTypes }) => Object.keys(argTypes).length > 0);
  const matrix = stories.find(({ name }) => name === MATRIX);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {isContract(contract) ? <When contract={contract} /> : null}
      <Import file={meta.preparedMeta.parameters['fileName']} />
      <Primary />
      {hasProps ? (
        <>
          <h2>Props</h2>
          <Controls />
        </>
      ) : null}
      {matrix ? (
        <>
          <h2>States and variants</h2>
          <DocsStory of={matrix.moduleExport} expanded={false} />
        </>
      ) : null}
      {isContract(contract) ? <Access contract={contract} /> : null}
      <Proof
        prefix={meta.preparedMeta.title}
        expected={stories.some(({ playFunction }) => playFunction !== undefined)}
      />
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

/** The line that brings a part of the kit into a file: all that its folder has for others. */
function Import({ file }: { file: unknown }): ReactElement | null {
  const subpath = /packages\/ui\/src\/([^/]+)\//.exec(String(file))?.[1];
  const names = kitExports.split('\n').find((line) => line.startsWith(`${subpath}: `));
  if (subpath === undefined || names === undefined) return null;
  const parts = names.slice(subpath.length + 2);
  return <Source language="tsx" code={`import { ${parts} } from '@campushive/ui/${subpath}';`} />;
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

/** A table of what the play functions did in the last run: not a description by hand. */
function Proof({ prefix, expected }: { prefix: string; expected: boolean }): ReactElement | null {
  const [behaviours, setBehaviours] = useState<Behaviours>();
  useEffect(() => {
    fetch('./behaviours/behaviours.json')
      .then((answer) => (answer.ok ? (answer.json() as Promise<Behaviours>) : undefined))
      .then(setBehaviours, () => undefined);
  }, []);
  const start = `${prefix.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--`;
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

/** "stays-in-line" as a heading. */
function nameOf(id: string): string {
  const words = id.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
