import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../link/link.js';
import { Checkbox } from './checkbox.js';

const meta = {
  id: 'kit-checkbox',
  title: 'Kit/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Remember me', name: 'rememberMe' },
  parameters: {
    contract: {
      use: 'One yes or no that is sent with a form.',
      avoid: 'What acts at once (Switch), one of several (RadioGroup).',
      keyboard: [['Space', 'Ticks it, or not']],
      screenReader: 'A checkbox with its label, help and error.',
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Toggle: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await step('when the label is pressed', () => userEvent.click(canvas.getByText('Remember me')));
    await step('then the box is checked', () => expect(box).toBeChecked());
    await step('and the space bar unchecks the box', async () => {
      await userEvent.keyboard(' ');
      await expect(box).not.toBeChecked();
    });
  },
};

const terms = (
  <>
    I agree to the <Link href="#terms">Terms of Service</Link> and the{' '}
    <Link href="#privacy">Privacy Policy</Link>
  </>
);

/** A link in the label opens its page without changing the box. */
export const LinksInLabel: Story = {
  args: { label: terms, name: 'terms' },
  play: async ({ canvas, step }) => {
    // The browser's own click, because user-event would check the box for a link, too.
    await step('when a link in the label is followed', () =>
      canvas.getByRole('link', { name: 'Privacy Policy' }).click(),
    );
    await step('then the box stays unchecked', () => expect(canvas.getByRole('checkbox')).not.toBeChecked());
  },
};

/** A box above a group that is checked in part. */
export const Indeterminate: Story = {
  args: { label: 'All hives', defaultChecked: 'indeterminate' },
  play: async ({ canvas, step, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'All hives' });
    await step('given a box that is checked in part', () => expect(box).toBePartiallyChecked());
    await step('when the box is pressed', () => userEvent.click(box));
    await step('then the box is checked', () => expect(box).toBeChecked());
  },
};

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-4xl items-start gap-x-6 sm:grid-cols-2">
      <Checkbox label="Remember me" />
      <Checkbox label="Remember me" defaultChecked />
      <Checkbox label="All hives" defaultChecked="indeterminate" />
      <Checkbox
        label="Email digest"
        description="One email a day, only when something happened."
        defaultChecked
      />
      <Checkbox label={terms} error="Please agree to the terms to join" />
      <Checkbox label="Need to be 13 or older" disabled />
      <Checkbox label="Need to be 13 or older" disabled defaultChecked />
      <Checkbox label="All hives" disabled defaultChecked="indeterminate" />
    </div>
  ),
};
