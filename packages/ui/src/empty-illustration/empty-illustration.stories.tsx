import type { Meta, StoryObj } from '@storybook/react-vite';
import Check from 'lucide-react/icons/check';
import Compass from 'lucide-react/icons/compass';
import Package from 'lucide-react/icons/package';
import SearchX from 'lucide-react/icons/search-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import WifiOff from 'lucide-react/icons/wifi-off';
import { HiveIcon } from '../hexagon/hive-icon.js';
import { Sheet } from '../test/sheet.js';
import { hiveTones } from '../tokens/hive-tone.js';
import { EmptyIllustration } from './empty-illustration.js';

const kinds = {
  empty: <Package />,
  'nothing-found': <SearchX />,
  failed: <TriangleAlert />,
  'not-found': <Compass />,
  offline: <WifiOff />,
  success: <Check />,
};

const meta = {
  id: 'kit-comb',
  title: 'Kit/Brand/Comb',
  component: EmptyIllustration,
  argTypes: { tone: { options: hiveTones, control: 'select', table: { type: { summary: 'HiveTone' } } } },
  args: { icon: <Package /> },
  parameters: {
    contract: {
      use: 'With a sentence and an action, where something is missing or done. EmptyState puts the three together.',
      avoid: 'Alone, or as decoration.',
      keyboard: [['None', 'It takes no focus']],
      screenReader: 'Hidden: the words beside it say the same.',
    },
  },
} satisfies Meta<typeof EmptyIllustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Matrix: Story = {
  render: () => (
    <Sheet
      rows={[
        ...(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => ({
          name: kind,
          children: <EmptyIllustration kind={kind} icon={kinds[kind]} />,
        })),
        {
          name: 'hives',
          children: hiveTones.map((hive) => (
            <EmptyIllustration key={hive} tone={hive} icon={<HiveIcon hive={hive} />} />
          )),
        },
      ]}
    />
  ),
};
