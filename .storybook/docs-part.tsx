import { Source } from '@storybook/addon-docs/blocks';
import type { ReactElement, ReactNode } from 'react';
import kit from 'virtual:kit-data';
import type { DocumentedPart } from './data/kit-data.ts';
import type { Name, Prop } from './data/parts.ts';

/** Returns the part of the kit to which a story file belongs. */
function partOf(file: string): DocumentedPart | undefined {
  const entry = /packages\/ui\/src\/([^/]+)\//.exec(file)?.[1];
  return kit.parts.find((one) => one.entry === entry);
}

/** The import statement of a part, and the version that introduced it. */
export function PartImport({ file }: { file: string }): ReactElement | null {
  const part = partOf(file);
  if (!part) return null;
  const names = part.names.map(({ name }) => name).join(', ');
  return (
    <>
      <p className="docs-status">
        {[...new Set(part.names.map(({ status }) => status))].join(', ')} · since{' '}
        {[...new Set(part.names.map(({ since }) => since))].join(', ')} ·{' '}
        <SourceLink path={`packages/ui/src/${part.entry}`}>packages/ui/src/{part.entry}</SourceLink>
      </p>
      <Source language="tsx" code={`import { ${names} } from '@campushive/ui/${part.entry}';`} />
    </>
  );
}

/** Links to a source file. The repository's address is known once the packages are published. */
export function SourceLink({ path, children }: { path: string; children: ReactNode }): ReactElement {
  return kit.repository ? (
    <a href={`${kit.repository}/tree/HEAD/${path}`}>{children}</a>
  ) : (
    <code>{children}</code>
  );
}

/** The props of the part's other exports, then the objects that props take. The main component's props are above, with controls. */
export function PartProps({ file, id }: { file: string; id: string }): ReactElement | null {
  const part = partOf(file);
  const main = part?.stories.find((story) => story.id === id)?.component;
  return (
    <>
      {part?.names.map((one) => (
        <section key={one.name} data-props-of={one.name}>
          {one.name === main ? null : (
            <>
              <h3>{one.name}</h3>
              <p>{one.description}</p>
              <PropsTable props={one.props} />
            </>
          )}
          <Inherited name={one} />
        </section>
      ))}
      {part?.shapes.map((one) => (
        <section key={one.name} data-props-of={one.name}>
          <h3>{one.name}</h3>
          <p>{one.description}</p>
          <PropsTable props={one.props} />
          <Inherited name={{ ...one, kind: 'value' }} />
        </section>
      ))}
    </>
  );
}

function Inherited({
  name: { name, kind, props, inherits },
}: {
  name: Pick<Name, 'name' | 'kind' | 'props' | 'inherits'>;
}): ReactElement | null {
  if (inherits.length > 0)
    return (
      <p>
        {name} takes {props.length > 0 ? 'besides' : ''} what its element takes:{' '}
        {inherits.map((one) => (
          <code key={one}>{one}</code>
        ))}
      </p>
    );
  return kind === 'component' && props.length === 0 ? <p>{name} takes no props.</p> : null;
}

function PropsTable({ props }: { props: readonly Prop[] }): ReactElement | null {
  if (props.length === 0) return null;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Description</th>
          <th scope="col">Default</th>
        </tr>
      </thead>
      <tbody>
        {props.map(({ name, type, required, standard, description }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
              {required ? ' (required)' : ''}
            </td>
            <td>
              {description}
              <br />
              <code>{type}</code>
            </td>
            <td>{standard === undefined ? '' : <code>{standard}</code>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Anatomy, tokens and changes of a part. */
export function PartFacts({ file }: { file: string }): ReactElement | null {
  const part = partOf(file);
  if (!part) return null;
  return (
    <>
      <h2>Anatomy</h2>
      <dl className="docs-facts sb-unstyled">
        {part.names.map(({ name, description, file: path, line }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {description} <SourceLink path={`${path}#L${line}`}>{path.split('/').at(-1)}</SourceLink>
            </dd>
          </div>
        ))}
        {part.slots.length > 0 ? (
          <div>
            <dt>data-slot</dt>
            <dd>
              <Codes texts={part.slots} />
            </dd>
          </div>
        ) : null}
        {part.tokens.length > 0 ? (
          <div>
            <dt>Tokens</dt>
            <dd>
              <Codes texts={part.tokens} />
            </dd>
          </div>
        ) : null}
      </dl>
      <h2>Changes</h2>
      {part.changes.length === 0 ? (
        <p>As it came with {part.names[0]?.since}.</p>
      ) : (
        <dl className="docs-facts sb-unstyled">
          {part.changes.map(({ version, text }) => (
            <div key={text}>
              <dt>{version}</dt>
              <dd>{text.replaceAll(/\*\*|`/g, '')}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

export function Codes({ texts }: { texts: readonly string[] }): ReactElement {
  return (
    <>
      {texts.map((text) => (
        <code key={text}>{text} </code>
      ))}
    </>
  );
}
