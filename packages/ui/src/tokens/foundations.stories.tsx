import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../test/sheet.js';

const meta = { title: 'Foundations/Ink + Honey' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const surfaces = {
  bg: 'bg-bg text-fg',
  surface: 'bg-surface text-fg',
  fill: 'bg-fill text-fg',
  'fill-hover': 'bg-fill-hover text-fg',
  'brand-soft': 'bg-brand-soft text-fg',
  'success-soft': 'bg-success-soft text-success',
  'warning-soft': 'bg-warning-soft text-warning',
  'danger-soft': 'bg-danger-soft text-danger',
  brand: 'bg-brand text-on-brand',
  fg: 'bg-fg text-bg',
  danger: 'bg-danger text-on-danger',
  success: 'bg-success text-on-success',
};

const hives = {
  essentials: ['bg-hive-essentials-solid text-on-hive', 'bg-hive-essentials-soft text-hive-essentials-text'],
  academia: ['bg-hive-academia-solid text-on-hive', 'bg-hive-academia-soft text-hive-academia-text'],
  logistics: ['bg-hive-logistics-solid text-on-hive', 'bg-hive-logistics-soft text-hive-logistics-text'],
  buzz: ['bg-hive-buzz-solid text-on-hive', 'bg-hive-buzz-soft text-hive-buzz-text'],
  archive: ['bg-hive-archive-solid text-on-hive', 'bg-hive-archive-soft text-hive-archive-text'],
  sidehustle: ['bg-hive-sidehustle-solid text-on-hive', 'bg-hive-sidehustle-soft text-hive-sidehustle-text'],
};

const swatch = 'grid h-16 w-28 place-items-center border border-line text-sm font-semibold';

/** Every token by the name of its utility: `bg-brand`, `text-on-brand`, `border-line` … */
export const Colours: Story = {
  render: () => (
    <Sheet
      rows={[
        {
          name: 'paper, ink, honey and the states',
          children: Object.entries(surfaces).map(([name, colours]) => (
            <span key={name} className={`${swatch} rounded-control ${colours}`}>
              {name}
            </span>
          )),
        },
        {
          name: 'hives',
          children: Object.entries(hives).flatMap(([name, kinds]) =>
            kinds.map((colours) => (
              <span key={colours} className={`${swatch} rounded-control ${colours}`}>
                {name}
              </span>
            )),
          ),
        },
      ]}
    />
  ),
};

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
    </div>
  ),
};

export const Shape: Story = {
  render: () => (
    <Sheet
      rows={[
        {
          name: 'radii',
          children: (
            <>
              <span className={`${swatch} rounded-chip`}>chip 8</span>
              <span className={`${swatch} rounded-control`}>control 14</span>
              <span className={`${swatch} rounded-card`}>card 16</span>
              <span className={`${swatch} rounded-sheet`}>sheet 28</span>
            </>
          ),
        },
        {
          name: 'shadows',
          children: (
            <>
              <span className={`${swatch} rounded-control bg-surface shadow-raised`}>raised</span>
              <span className={`${swatch} rounded-control bg-surface shadow-overlay`}>overlay</span>
            </>
          ),
        },
      ]}
    />
  ),
};
