import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import MenuIcon from 'lucide-react/icons/menu';
import { Logo } from '../hexagon/logo.js';
import { IconButton } from '../icon-button/icon-button.js';
import { SearchField } from '../search-field/search-field.js';
import { TopBar } from './top-bar.js';

const meta = {
  id: 'kit-topbar',
  title: 'Kit/Navigation/TopBar',
  component: TopBar,
  args: {
    children: <Logo label="CampusHive" />,
    sticky: false,
  },
  parameters: {
    contract: {
      use: 'Above every page of an app.',
      avoid: 'A page’s own title and actions.',
      keyboard: [['Tab', 'Through what stands in it']],
      screenReader: 'The banner of the page.',
    },
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Matrix: Story = {
  render: () => (
    <div className="-mx-4 grid gap-4">
      <TopBar sticky={false}>
        <IconButton label="Open menu">
          <MenuIcon aria-hidden />
        </IconButton>
        <SearchField
          label="Search"
          hideLabel
          placeholder="Search tasks, users, or skills..."
          value=""
          onChange={() => undefined}
          onClear={() => undefined}
          clearLabel="Clear"
          className="min-w-0 flex-1"
        />
        <IconButton label="Notifications" badge={3}>
          <Bell aria-hidden />
        </IconButton>
      </TopBar>
    </div>
  ),
};
