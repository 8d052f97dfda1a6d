import type { Meta, StoryObj } from '@storybook/react-vite';
import Check from 'lucide-react/icons/check';
import { expect } from 'storybook/test';
import { Sheet } from '../test/sheet.js';
import { VisuallyHidden } from './visually-hidden.js';

const meta = {
  id: 'kit-visuallyhidden',
  title: 'Kit/Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Read' },
  parameters: {
    contract: {
      use: 'Words for screen readers that eyes get from the layout.',
      avoid:
        'What everyone needs to know, and text that takes the focus: it would be a focus that no one sees.',
      keyboard: [['None', 'It takes no focus']],
      screenReader: 'Read like any text, in its place.',
    },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tick is visible, the word is read out. */
export const Playground: Story = {
  render: (args) => (
    <p className="flex items-center gap-1 text-sm text-fg-muted">
      14:32 <Check aria-hidden className="size-4" />
      <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas, step }) => {
    await step('then the hidden word takes no room', async () => {
      await expect(canvas.getByText('Read').getBoundingClientRect().width).toBeLessThanOrEqual(1);
    });
  },
};

export const Matrix: Story = {
  render: () => (
    <Sheet
      rows={[
        {
          name: 'beside a sign',
          children: (
            <p className="flex items-center gap-1 text-sm text-fg-muted">
              14:32 <Check aria-hidden className="size-4" />
              <VisuallyHidden>Read</VisuallyHidden>
            </p>
          ),
        },
        {
          name: 'a heading that the layout needs no words for',
          children: (
            <section className="rounded-card bg-fill p-4 text-sm">
              <VisuallyHidden asChild>
                <h2>Photos</h2>
              </VisuallyHidden>
              Six photos
            </section>
          ),
        },
      ]}
    />
  ),
};
