import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { hiveTones } from '../tokens/hive-tone.js';

interface Token {
  /** Colour of the text on the swatch. */
  ink: string;
  use: string;
}

/** Tokens for backgrounds. */
const GROUNDS: Readonly<Record<string, Token>> = {
  bg: { ink: 'fg', use: 'Paper: the page' },
  surface: { ink: 'fg', use: 'A card on it' },
  fill: { ink: 'fg', use: 'A quiet field' },
  'fill-hover': { ink: 'fg', use: 'The same, pointed at' },
  fg: { ink: 'bg', use: 'Ink: a secondary button' },
  'ink-hover': { ink: 'bg', use: 'The same, pointed at' },
  brand: { ink: 'on-brand', use: 'Honey: the one main action' },
  'brand-hover': { ink: 'on-brand', use: 'The same, pointed at' },
  'brand-soft': { ink: 'fg', use: 'A tint of honey' },
  success: { ink: 'on-success', use: 'Done, paid' },
  'success-soft': { ink: 'success', use: 'Under good news' },
  'warning-soft': { ink: 'warning', use: 'Under a warning' },
  danger: { ink: 'on-danger', use: 'What cannot be undone' },
  'danger-hover': { ink: 'on-danger', use: 'The same, pointed at' },
  'danger-soft': { ink: 'danger', use: 'Under a failure' },
};

const INKS: Readonly<Record<string, string>> = {
  fg: 'Words',
  'fg-muted': 'Secondary words',
  'brand-text': 'Honey as words',
  success: 'Good news',
  warning: 'A warning',
  danger: 'What is wrong',
};

const EDGES: Readonly<Record<string, string>> = {
  line: 'A hairline',
  'line-strong': 'The edge of a control',
  focus: 'The ring of the focus',
};

/** Every colour of the kit, in the chosen theme. */
export function Colours(): ReactElement {
  return (
    <>
      <Group title="Paper, ink, honey and the states">
        {Object.entries(GROUNDS).map(([name, { ink, use }]) => (
          <Swatch key={name} name={`bg-${name}`} token={name} use={use} ink={ink} />
        ))}
      </Group>
      <Group title="Words">
        {Object.entries(INKS).map(([name, use]) => (
          <Swatch key={name} name={`text-${name}`} token={name} use={use} />
        ))}
      </Group>
      <Group title="Edges">
        {Object.entries(EDGES).map(([name, use]) => (
          <Swatch
            key={name}
            name={name === 'focus' ? 'ring-focus' : `border-${name}`}
            token={name}
            use={use}
          />
        ))}
      </Group>
      <Group title="Hives: colour, icon and word, never one alone">
        {hiveTones.map((hive) => (
          <Swatch
            key={hive}
            name={`bg-hive-${hive}-solid`}
            token={`hive-${hive}-solid`}
            use="The cell"
            ink="on-hive"
          />
        ))}
        {hiveTones.map((hive) => (
          <Swatch
            key={hive}
            name={`bg-hive-${hive}-soft`}
            token={`hive-${hive}-soft`}
            use="A chip"
            ink={`hive-${hive}-text`}
          />
        ))}
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <section aria-label={title} className="mb-8">
      <h3 className="mb-3">{title}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))] gap-x-3 gap-y-4">{children}</ul>
    </section>
  );
}

interface SwatchProps {
  /** Class name. */
  name: string;
  token: string;
  use: string;
  /** Colour of the text on the swatch. Without it, the swatch is a plain colour. */
  ink?: string;
}

function Swatch({ name, token, use, ink }: SwatchProps): ReactElement {
  const field = useRef<HTMLSpanElement>(null);
  const [value, setValue] = useState('');
  useEffect(() => {
    const show = () => field.current && setValue(hexOf(getComputedStyle(field.current).backgroundColor));
    show();
    // The theme is an attribute of the root, so changes to it are observed.
    const themes = new MutationObserver(show);
    themes.observe(document.documentElement, { attributes: true });
    return () => themes.disconnect();
  }, []);
  return (
    <li className="grid content-start text-sm">
      <span
        ref={field}
        className="mb-2 grid h-14 place-items-center rounded-control border border-line font-semibold"
        style={{ backgroundColor: `var(--${token})`, color: ink && `var(--${ink})` }}
      >
        {ink && 'Akwaaba'}
      </span>
      <b className="font-semibold wrap-anywhere">{name}</b>
      <span className="text-fg-muted">{use}</span>
      <span className="text-xs text-fg-muted tabular-nums">{value}</span>
    </li>
  );
}

/** Returns a colour in hex, as design tools write it. The browser itself returns the notation of the tokens. */
function hexOf(colour: string): string {
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (brush === null) return '';
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
