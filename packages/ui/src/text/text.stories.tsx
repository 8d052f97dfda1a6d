import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text, type TextSize, type TextTone, type TextWeight } from './text.js';

const SIZES: readonly TextSize[] = ['xs', 'sm', 'md', 'lg'];
const TONES: readonly TextTone[] = ['neutral', 'muted', 'success', 'warning', 'danger'];
const WEIGHTS: readonly TextWeight[] = ['regular', 'semibold', 'bold'];

const meta = {
  id: 'kit-text',
  title: 'Kit/Layout/Text',
  component: Text,
  args: { children: 'Meet at the library, in daylight, and look at the thing before you pay.' },
  parameters: {
    contract: {
      use: 'Sentences outside of other parts: explanations, notes, secondary lines.',
      avoid:
        'Titles (Heading), money (Price), a state in one word (Badge), an error of a field (its error prop).',
      keyboard: [['None', 'It takes no focus']],
      screenReader: 'A paragraph, or the element that asChild gives it; tone and weight are not announced.',
    },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** A `<time>` with the look of the text. */
export const AsChild: Story = {
  args: { asChild: true, size: 'sm', tone: 'muted', children: <time dateTime="2026-12-01">1 December</time> },
};

/** Text that is cut at the end of its line; the whole is elsewhere on the page. */
export const Truncate: Story = {
  args: { truncate: true, className: 'max-w-48' },
  play: async ({ canvas, step }) => {
    const text = canvas.getByText(/Meet at the library/);
    await step('then the text takes one line', () =>
      expect(text.getBoundingClientRect().height).toBeLessThan(30),
    );
  },
};

export const Matrix: Story = {
  render: () => (
    <div className="grid grid-cols-1 max-w-md gap-4">
      {SIZES.map((size) => (
        <Text key={size} size={size}>
          {size}: Meet at the library, in daylight.
        </Text>
      ))}
      {TONES.map((tone) => (
        <Text key={tone} tone={tone} size="sm">
          {tone}: The payment arrives in two days.
        </Text>
      ))}
      {WEIGHTS.map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}: Ɛsi Mensah, Unity Hall
        </Text>
      ))}
      <Text tone="muted">
        Rechtsschutzversicherungsgesellschaften-Akuoko-Sarpong-Antwi-Boasiako-Owusu-Mensah
      </Text>
      <Text dir="rtl" lang="ar">
        نلتقي في المكتبة في وضح النهار.
      </Text>
    </div>
  ),
};
