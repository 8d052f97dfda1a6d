import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  dark,
  failed,
  french,
  loading,
  long,
  offline,
  slow,
  smallPhone,
} from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { ModerationTabs } from './moderation-tabs.fixture.js';

const meta = {
  id: 'screens-moderation-log',
  title: 'Screens/Moderate/Log',
  component: ModerationTabs,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'cases to decide', viewer: 'Efua Danquah' } },
  args: { tab: 'log' },
} satisfies Meta<typeof ModerationTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const LongText: Story = long;
export const Loading: Story = { ...loading, tags: ['!test'] };
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = { ...offline(), tags: ['!test'] };
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
