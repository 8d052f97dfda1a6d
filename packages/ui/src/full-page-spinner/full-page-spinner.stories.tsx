import type { Meta, StoryObj } from '@storybook/react-vite';
import { FullPageSpinner } from './full-page-spinner.js';

const meta = {
  title: 'Kit/FullPageSpinner',
  component: FullPageSpinner,
  args: { label: 'Loading...', className: 'min-h-80' },
  parameters: {
    contract: {
      use: 'Only while the session loads.',
      avoid: 'A page’s content on its way (Skeleton), an action under way (Button with loading).',
      keyboard: [['None', 'It takes no focus']],
      screenReader: 'A status with its label, read out when it appears.',
    },
  },
} satisfies Meta<typeof FullPageSpinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {};
