import type { Meta, StoryObj } from '@storybook/react-vite';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { Sheet } from '../test/sheet.js';
import { type HiveTone, hiveTones } from '../tokens/hive-tone.js';
import { Badge } from './badge.js';

const meta = {
  id: 'kit-badge',
  title: 'Kit/Data/Badge',
  component: Badge,
  args: { children: 'Pending', tone: 'warning' },
  parameters: {
    contract: {
      use: 'A fixed property of a thing: its hive, its condition.',
      avoid: 'A filter that is on (Tag).',
      keyboard: [['None', 'It takes no focus']],
      screenReader: 'Its word; the icon is hidden.',
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const WithIcon: Story = {
  args: { tone: 'success', leading: <BadgeCheck aria-hidden />, children: 'Verified student' },
};

/** A hive's tone includes its icon: colour, icon and name always go together. */
export const Hive: Story = { args: { tone: 'academia', children: 'Academia' } };

export const Count: Story = {
  render: () => <Badge count={3}>3 unread messages</Badge>,
};

export const LongWord: Story = {
  args: { tone: 'neutral', children: 'Kwame Nkrumah University of Science and Technology' },
};

const states = ['neutral', 'primary', 'success', 'warning', 'danger', 'info'] as const;
const words = {
  essentials: 'Essentials',
  academia: 'Academia',
  logistics: 'Logistics',
  buzz: 'Buzz',
  archive: 'Archive',
  sidehustle: 'SideHustle',
} satisfies Record<HiveTone, string>;

export const Matrix: Story = {
  render: () => (
    <Sheet
      rows={[
        ...(['md', 'sm'] as const).flatMap((size) => [
          {
            name: `states, ${size}`,
            children: states.map((tone) => (
              <Badge key={tone} tone={tone} size={size}>
                {tone}
              </Badge>
            )),
          },
          {
            name: `hives, ${size}`,
            children: hiveTones.map((hive) => (
              <Badge key={hive} tone={hive} size={size}>
                {words[hive]}
              </Badge>
            )),
          },
        ]),
        {
          name: 'with an icon',
          children: (
            <Badge tone="success" leading={<BadgeCheck aria-hidden />}>
              Verified student
            </Badge>
          ),
        },
        {
          name: 'counts',
          children: [1, 12, 120].map((count) => <Badge key={count} count={count}>{`${count} unread`}</Badge>),
        },
      ]}
    />
  ),
};
