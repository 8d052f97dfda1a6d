import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import Heart from 'lucide-react/icons/heart';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Sheet } from '../test/sheet.js';
import { IconButton } from './icon-button.js';

const meta = {
  id: 'kit-iconbutton',
  title: 'Kit/Actions/IconButton',
  component: IconButton,
  args: { label: 'Notifications', children: <Bell aria-hidden /> },
  parameters: {
    contract: {
      use: 'An action whose icon everybody knows, where words have no room.',
      avoid: 'An icon that one has to learn: use a Button with words.',
      keyboard: [['Enter, Space', 'Presses it']],
      screenReader: 'A button with its label, and the count at its corner.',
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** The count is read out after the label: "Notifications, 3". */
export const WithCount: Story = { args: { badge: 3, variant: 'outline' } };

/** Legible on any picture, in both themes. */
export const OnPhoto: Story = {
  args: { label: 'Save', variant: 'photo', children: <Heart aria-hidden /> },
  decorators: [
    (Story) => (
      <div className="grid aspect-4/5 w-40 max-w-full items-end justify-items-end rounded-card bg-hive-logistics-soft p-2">
        <Story />
      </div>
    ),
  ],
};

export const AsLink: Story = {
  args: {
    asChild: true,
    label: 'Post',
    variant: 'primary',
    children: (
      <a href="#post">
        <Plus aria-hidden />
      </a>
    ),
  },
};

const variants = ['primary', 'secondary', 'outline', 'ghost', 'danger', 'photo'] as const;

export const Matrix: Story = {
  render: () => (
    <Sheet
      rows={[
        ...(['sm', 'md', 'lg'] as const).map((size) => ({
          name: size,
          children: variants.map((variant) => (
            <IconButton
              key={variant}
              variant={variant}
              size={size}
              label={variant === 'danger' ? 'Delete' : 'Notifications'}
            >
              {variant === 'danger' ? <Trash2 aria-hidden /> : <Bell aria-hidden />}
            </IconButton>
          )),
        })),
        {
          name: 'with a count',
          children: [3, 48, 120].map((badge) => (
            <IconButton key={badge} variant="outline" label="Notifications" badge={badge}>
              <Bell aria-hidden />
            </IconButton>
          )),
        },
        {
          name: 'disabled',
          children: (
            <IconButton variant="outline" label="Notifications" disabled>
              <Bell aria-hidden />
            </IconButton>
          ),
        },
      ]}
    />
  ),
};
