import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from './skip-link.js';

const meta = {
  id: 'kit-skiplink',
  title: 'Kit/Navigation/SkipLink',
  component: SkipLink,
  args: { target: 'content', children: 'Skip to the content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" className="pt-16">
        The content. Press Tab to see the link.
      </main>
    </>
  ),
  parameters: {
    contract: {
      use: 'Once, as the first thing of a page with bars.',
      avoid: 'A second one. Links within a page (Link).',
      keyboard: [['Tab, Enter', 'Shows it; goes to the content']],
      screenReader:
        'A link, the first of the page; following it moves the reading to the main part, not only the view.',
    },
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Matrix: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('when Tab is pressed', () => userEvent.tab());
    await step('then the skip link appears', () =>
      expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44),
    );
    await step('when the skip link is pressed', () => userEvent.click(canvas.getByRole('link')));
    await step('then the content has the focus', () => expect(canvas.getByRole('main')).toHaveFocus());
    await step('and the skip link gets the focus again, for the picture', () =>
      canvas.getByRole('link').focus(),
    );
  },
};
