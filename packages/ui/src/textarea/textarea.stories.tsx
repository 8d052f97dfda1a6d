import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Textarea } from './textarea.js';

const meta = {
  id: 'kit-textarea',
  title: 'Kit/Forms/Textarea',
  component: Textarea,
  args: { label: 'Description', className: 'max-w-md' },
  parameters: {
    contract: {
      use: 'Several lines of text: a description, a reason.',
      avoid: 'One line (TextField). A message in a conversation (Composer).',
      keyboard: [['Enter', 'A new line']],
      screenReader: 'A text field with label, help, error and count.',
    },
  },
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** Grows with its text, up to 16 rem. */
export const Grows: Story = {
  args: { rows: 1, label: 'Message' },
  play: async ({ canvas, step, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    const before = area.clientHeight;
    await step('given a message of one line', () => userEvent.type(area, 'Is the laptop still available?'));
    await step('when lines are added', () =>
      userEvent.type(area, '{enter}I can meet you{enter}at Unity Hall today.'),
    );
    await step('then all lines are in view', async () => {
      await expect(area.clientHeight).toBeGreaterThan(before);
      await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
    });
  },
};

/** Works with and without a controlled value. */
export const Count: Story = {
  args: { showCount: true, maxLength: 280, defaultValue: 'Akwaaba' },
  play: async ({ canvas, step, userEvent }) => {
    await step('given a text of 7 characters, then the counter shows 7', () =>
      waitFor(() => expect(canvas.getByText('7/280')).toBeVisible()),
    );
    await step('when one character is added', () => userEvent.type(canvas.getByRole('textbox'), '!'));
    await step('then the counter shows 8', () =>
      waitFor(() => expect(canvas.getByText('8/280')).toBeVisible()),
    );
  },
};

const long =
  'HP EliteBook 840 G6, 16 GB memory, charger included. Bought new at the Tech Junction in 2024, used for two semesters.';

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-4xl items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      <Textarea label="Description" placeholder="What is it, how old, what is wrong with it?" />
      <Textarea label="Description" defaultValue={long} maxLength={500} showCount />
      <Textarea
        label="Description"
        defaultValue="Laptop"
        description="Buyers decide on this text."
        error="Description must be at least 10 characters"
        maxLength={500}
        showCount
      />
      <Textarea label="Description" defaultValue={long} disabled />
      <Textarea label="Message" hideLabel rows={1} placeholder="Write a message" />
    </div>
  ),
};
