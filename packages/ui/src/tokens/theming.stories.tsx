import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.js';
import { Card } from '../card/card.js';
import { Heading } from '../heading/heading.js';
import { Tag } from '../tag/tag.js';
import { TextField } from '../text-field/text-field.js';

/**
 * A host changes the kit by setting variables: on the root for all of it, or on any element for its content. Each row shows a part by
 * default, and with a variable set; the test measures that both differ.
 */
const meta = { title: 'Foundations/Theming', parameters: { layout: 'padded' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface Dial {
  /** Variable that a host sets, and a value that differs visibly from the default. */
  variable: `--${string}`;
  value: string;
  /** Part that shows the effect, its measured slot, and the property that must differ. */
  part: ReactNode;
  slot: string;
  property: string;
}

const button = <Button variant="primary">Save</Button>;
const card = <Card>A card</Card>;
const tag = (
  <Tag onRemove={() => undefined} removeLabel="Remove Verified">
    Verified
  </Tag>
);

const dials: readonly Dial[] = [
  {
    variable: '--ch-brand',
    value: 'oklch(0.8 0.12 160)',
    part: button,
    slot: 'button',
    property: 'background-color',
  },
  {
    variable: '--ch-line',
    value: 'oklch(0.5 0.1 20)',
    part: card,
    slot: 'card',
    property: 'border-top-color',
  },
  { variable: '--ch-radius-chip', value: '0px', part: tag, slot: 'tag', property: 'border-top-left-radius' },
  {
    variable: '--ch-radius-control',
    value: '0px',
    part: button,
    slot: 'button',
    property: 'border-top-left-radius',
  },
  {
    variable: '--ch-radius-card',
    value: '0px',
    part: card,
    slot: 'card',
    property: 'border-top-left-radius',
  },
  { variable: '--text-sm', value: '1.125rem', part: tag, slot: 'tag', property: 'font-size' },
  { variable: '--text-base', value: '1.25rem', part: button, slot: 'button', property: 'font-size' },
  {
    variable: '--ch-text-title',
    value: '2rem',
    part: <Heading level={2}>Fresh on campus</Heading>,
    slot: 'heading',
    property: 'font-size',
  },
  {
    variable: '--ch-font-display',
    value: 'serif',
    part: <Heading level={2}>Fresh on campus</Heading>,
    slot: 'heading',
    property: 'font-family',
  },
  {
    variable: '--font-sans',
    value: 'monospace',
    part: <Heading level={3}>Before you meet</Heading>,
    slot: 'heading',
    property: 'font-family',
  },
  { variable: '--spacing', value: '0.375rem', part: tag, slot: 'tag', property: 'padding-left' },
  { variable: '--ch-gutter', value: '0.25rem', part: card, slot: 'card', property: 'padding-left' },
  { variable: '--ch-control', value: '4rem', part: button, slot: 'button', property: 'min-height' },
  {
    variable: '--ch-depth-raised',
    value: '0 4px 0 var(--ch-fg)',
    part: card,
    slot: 'card',
    property: 'box-shadow',
  },
];

function Row({ variable, value, part }: Dial): ReactElement {
  return (
    <section data-variable={variable} aria-label={variable} className="grid gap-2">
      <code className="text-sm">
        {variable}: {value}
      </code>
      <div className="grid grid-cols-2 items-start gap-4">
        <div>{part}</div>
        <div style={{ [variable]: value } as CSSProperties}>{part}</div>
      </div>
    </section>
  );
}

/** A row for each variable. */
export const Variables: Story = {
  render: () => (
    <div className="grid max-w-2xl gap-6">
      {dials.map((dial) => (
        <Row key={dial.variable} {...dial} />
      ))}
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    for (const { variable, slot, property } of dials) {
      await step(`${variable} changes the ${property} of a ${slot}`, async () => {
        const parts = canvasElement.querySelectorAll(`[data-variable='${variable}'] [data-slot='${slot}']`);
        const [usual, changed] = [...parts].map((part) => getComputedStyle(part).getPropertyValue(property));
        await expect(usual).toBeTruthy();
        await expect(changed).not.toBe(usual);
      });
    }
  },
};

const sharp = {
  '--ch-radius-chip': '0px',
  '--ch-radius-control': '2px',
  '--ch-radius-card': '2px',
  '--ch-font-display': 'Georgia, serif',
  '--ch-depth-raised': 'none',
  '--ch-brand': 'oklch(0.8 0.12 160)',
  '--ch-brand-hover': 'oklch(0.76 0.12 160)',
  '--ch-on-brand': 'oklch(0.2 0.03 160)',
} as CSSProperties;

/** Several variables together: another brand. */
export const AnotherHouse: Story = {
  render: () => (
    <div style={sharp} className="max-w-sm">
      <Card className="grid gap-4">
        <Heading level={2}>Before you meet</Heading>
        <TextField label="Your name" />
        <Button variant="primary">Save</Button>
      </Card>
    </div>
  ),
};
