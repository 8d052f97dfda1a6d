import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../button/button.js';
import { HexagonIcon } from '../hexagon/hexagon-icon.js';
import { Logo } from '../hexagon/logo.js';
import { TextField } from '../text-field/text-field.js';
import { Colours } from '../test/colour-swatches.js';
import { hiveTones } from './hive-tone.js';

/** Pages rendered from the tokens themselves, so that they show the values that an application gets. */
const meta = { title: 'Foundations/Ink + Honey' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Section({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <section aria-label={title} className="mb-8">
      <h3 className="mb-3">{title}</h3>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  );
}

const swatch =
  'grid h-16 w-34 place-items-center rounded-control border border-line text-center text-sm font-semibold';

/** Purpose of each token, its class, and its value in the chosen theme. */
export const Colour: Story = { render: () => <Colours /> };

export const Type: Story = {
  render: () => (
    <div className="grid gap-4">
      <p className="font-display text-hero font-bold">Akwaaba, Ɛsi</p>
      <h1>Ink + Honey, 28</h1>
      <h2>Fresh on campus, 22</h2>
      <h3>Before you meet, 18</h3>
      <p>Body, 16: Ɔkyerɛ sells a laptop for ₵2,450.00 near Unity Hall. L’été dernier, ¿mañana?</p>
      <p className="text-sm text-fg-muted">Small, 14: Kwame A. · 12m ago</p>
      <p className="text-xs text-fg-muted">Smallest, 12: Ŋ ŋ Ɖ ɖ Ƒ ƒ Ɣ ɣ Ʋ ʋ Ʒ ʒ ɔ́ ɛ̃</p>
      <p className="font-semibold tabular-nums">
        ₵2,450.00
        <br />
        ₵1,111.11
      </p>
    </div>
  ),
};

export const Space: Story = {
  render: () => (
    <Section title="Multiples of 4 px; 16 at the edge of a page, 12 between cards">
      {[1, 2, 3, 4, 6, 8, 12].map((step) => (
        <span key={step} className="grid justify-items-center gap-1 text-xs text-fg-muted">
          <span
            className="bg-brand"
            style={{ width: `calc(var(--spacing) * ${step})`, height: `calc(var(--spacing) * ${step})` }}
          />
          {step * 4}
        </span>
      ))}
    </Section>
  ),
};

export const Radius: Story = {
  render: () => (
    <Section title="Radii">
      <span className={`${swatch} rounded-chip`}>chip</span>
      <span className={swatch}>control</span>
      <span className={`${swatch} rounded-card`}>card</span>
      <span className={`${swatch} rounded-sheet`}>sheet</span>
      <span className="grid h-16 hexagon place-items-center bg-brand text-xs font-semibold text-on-brand">
        cell
      </span>
    </Section>
  ),
};

export const Depth: Story = {
  render: () => (
    <Section title="Hairlines first, then two shadows; in the dark, lighter surfaces">
      <span className={`${swatch} bg-surface`}>hairline</span>
      <span className={`${swatch} bg-surface shadow-raised`}>raised</span>
      <span className={`${swatch} bg-surface shadow-overlay`}>overlay</span>
    </Section>
  ),
};

const motions = {
  'animate-pop-in': '200 ms: dialogs, menus',
  'animate-sheet-in': '200 ms: sheets',
  'animate-fade-in': '200 ms: tips, scrims',
  'animate-glow': 'while something loads',
  'animate-turn': 'inside a button that waits',
};

function Motions(): ReactElement {
  const [run, setRun] = useState(0);
  return (
    <>
      <Button variant="outline" onClick={() => setRun(run + 1)} className="mb-4">
        Play again
      </Button>
      <Section title="120 ms under a press, 200 ms in, 160 ms out">
        {Object.entries(motions).map(([name, use]) => (
          <div key={name} className="w-44 overflow-hidden text-xs text-fg-muted">
            <span key={run} className={`mb-2 block size-12 rounded-control bg-brand ${name}`} />
            <b className="block text-fg">{name}</b>
            {use}
          </div>
        ))}
      </Section>
    </>
  );
}

/** Animates only transform and opacity, and nothing with reduced motion. */
export const Motion: Story = { render: () => <Motions /> };

export const Density: Story = {
  render: () => (
    <div className="grid max-w-3xl gap-8 sm:grid-cols-2">
      {['usual', 'compact'].map((density) => (
        <section
          key={density}
          aria-label={density}
          className="grid content-start gap-4"
          {...(density === 'compact' ? { 'data-density': density } : {})}
        >
          <h3>{density}</h3>
          <TextField label={`Full name, ${density}`} />
          <Button>Save</Button>
        </section>
      ))}
    </div>
  ),
};

const layers = [
  ['page', 0],
  ['bars', 20],
  ['dialogs, menus', 50],
  ['toasts, tips', 60],
] as const;

/** Stacking order: a tip over a dialog, a dialog over the bars. */
export const Layers: Story = {
  render: () => (
    <div className="relative h-72 max-w-sm">
      {layers.map(([name, layer], index) => (
        <span
          key={name}
          className="absolute h-24 w-56 max-w-[70%] rounded-card border border-line bg-surface px-3 py-2 text-sm font-semibold shadow-overlay"
          style={{ insetInlineStart: index * 28, top: index * 52, zIndex: layer }}
        >
          {name}: z-{layer}
        </span>
      ))}
    </div>
  ),
};

export const LogoAndIcons: Story = {
  render: () => (
    <>
      <Section title="The mark: an ink cell, open like a C, around a honey cell">
        <Logo label="CampusHive" wordmark />
        <Logo label="CampusHive" />
      </Section>
      <Section title="Hives">
        {hiveTones.map((hive) => (
          <span key={hive} className="grid w-24 justify-items-center gap-1 text-sm font-semibold">
            <HexagonIcon tone={hive} />
            {hive}
          </span>
        ))}
      </Section>
    </>
  ),
};
