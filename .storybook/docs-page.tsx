import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ReactElement, useEffect, useState } from 'react';

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

/** The docs page of every component: what it is, when to use it, its contract, its props, what was proved, its stories. */
export function DocsPage(): ReactElement {
  const meta = useOf('meta');
  const contract: unknown = meta.preparedMeta.parameters['contract'];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {isContract(contract) ? <When contract={contract} /> : null}
      <Primary />
      <Controls />
      {isContract(contract) ? <Access contract={contract} /> : null}
      <Proof prefix={meta.preparedMeta.title} />
      <Stories includePrimary={false} />
    </>
  );
}

function When({ contract }: { contract: Contract }): ReactElement {
  return (
    <table>
      <tbody>
        <tr>
          <th scope="row">Use it for</th>
          <td>{contract.use}</td>
        </tr>
        <tr>
          <th scope="row">Not for</th>
          <td>{contract.avoid}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Access({ contract }: { contract: Contract }): ReactElement {
  return (
    <>
      <h2>Keyboard and screen reader</h2>
      <table>
        <tbody>
          {contract.keyboard.map(([keys, effect]) => (
            <tr key={keys}>
              <th scope="row">{keys}</th>
              <td>{effect}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Screen reader</th>
            <td>{contract.screenReader}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}

/** A table of what the play functions did in the last run: not what somebody wrote about them. */
function Proof({ prefix }: { prefix: string }): ReactElement | null {
  const [behaviours, setBehaviours] = useState<Behaviours>();
  useEffect(() => {
    fetch('./behaviours/behaviours.json')
      .then((answer) => (answer.ok ? (answer.json() as Promise<Behaviours>) : undefined))
      .then(setBehaviours, () => undefined);
  }, []);
  const start = `${prefix.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--`;
  const proved = Object.entries(behaviours?.stories ?? {}).filter(([id]) => id.startsWith(start));
  if (!behaviours || proved.length === 0) return null;
  return (
    <>
      <h2>Behaviours</h2>
      <p>
        Passed in a browser on {new Date(behaviours.ranAt).toLocaleString('en-GB')}, by{' '}
        <code>pnpm test:stories</code>.
      </p>
      <table>
        <tbody>
          {proved.map(([id, steps]) => (
            <tr key={id}>
              <th scope="row">{id.slice(start.length).replaceAll('-', ' ')}</th>
              <td>
                <ol>
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
