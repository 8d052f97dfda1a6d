import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.js';
import { Sheet } from '../test/sheet.js';
import { Alert } from './alert.js';

const meta = {
  id: 'kit-alert',
  title: 'Kit/Feedback/Alert',
  component: Alert,
  args: { children: 'Your money is held until you both met.' },
  parameters: {
    contract: {
      use: 'A message that stays in the page and concerns a part of it.',
      avoid: 'The answer to an action (Toast).',
      keyboard: [['Tab', 'To its action, where it has one']],
      screenReader: 'Warning and danger interrupt; info and success wait.',
    },
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const WithTitle: Story = {
  args: { tone: 'success', title: 'Payment received', children: 'Show the code to Kwame when you meet.' },
};

export const WithAction: Story = {
  args: {
    tone: 'danger',
    title: 'Your message was not sent',
    children: 'You are offline. It is kept here and goes out when you are back.',
    action: (
      <Button size="sm" variant="outline">
        Retry
      </Button>
    ),
  },
};

export const Matrix: Story = {
  render: () => (
    <Sheet
      rows={(['info', 'success', 'warning', 'danger'] as const).map((tone) => ({
        name: tone,
        children: (
          <>
            <Alert tone={tone}>Meet in a public place, in daylight.</Alert>
            <Alert tone={tone} title="Before you meet">
              Pay only here: money sent any other way is not protected.
            </Alert>
          </>
        ),
      }))}
    />
  ),
};
