import { Source } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactElement } from 'react';
import kit from 'virtual:kit-data';
import type { Screen } from './data/screens.ts';
import { Codes, SourceLink } from './docs-part.tsx';
import { foldersOf } from './story-folders.ts';

/** The import statements of a screen and its parts, their status, and the version that introduced them. */
export function ScreenImport({ file }: { file: string }): ReactElement {
  return (
    <>
      {foldersOf(kit.screens, file).map((screen) => (
        <Fragment key={screen.folder}>
          <p className="docs-status">
            {[...new Set(screen.names.map(({ status }) => status))].join(', ')} · since{' '}
            {[...new Set(screen.names.map(({ since }) => since))].join(', ')} ·{' '}
            <SourceLink path={screen.folder}>{screen.folder}</SourceLink>
          </p>
          <Source language="tsx" code={importOf(screen)} />
        </Fragment>
      ))}
    </>
  );
}

const importOf = ({ names, entry }: Screen): string =>
  `import { ${names.map(({ name }) => name).join(', ')} } from '${entry}';`;

/** Components of a screen's folder, and the ports and calls that they need from the host. */
export function ScreenFacts({ file }: { file: string }): ReactElement | null {
  const screens = foldersOf(kit.screens, file);
  if (screens.length === 0) return null;
  const needed = (of: (screen: Screen) => readonly string[]) => [...new Set(screens.flatMap(of))].sort();
  return (
    <>
      <h2>Exports and ports</h2>
      <dl className="docs-facts sb-unstyled">
        {screens
          .flatMap(({ names }) => names)
          .map(({ name, description, file: path, line }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {description} <SourceLink path={`${path}#L${line}`}>{path.split('/').at(-1)}</SourceLink>
              </dd>
            </div>
          ))}
        <Needs title="Ports" texts={needed(({ ports }) => ports)} />
        <Needs title="Calls" texts={needed(({ calls }) => calls.map((part) => `client.${part}`))} />
      </dl>
    </>
  );
}

function Needs({ title, texts }: { title: string; texts: readonly string[] }): ReactElement {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{texts.length === 0 ? 'None' : <Codes texts={texts} />}</dd>
    </div>
  );
}
