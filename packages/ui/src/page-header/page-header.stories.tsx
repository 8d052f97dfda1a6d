import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.js';
import { Button } from '../button/button.js';
import { PageHeader } from './page-header.js';

const meta = {
  title: 'Kit/PageHeader',
  component: PageHeader,
  args: {
    title: 'My listings',
    description: 'What you sell, and what became of it.',
    actions: <Button tone="honey">Post your listing</Button>,
  },
  parameters: {
    contract: {
      use: 'At the top of every page.',
      avoid: 'Within a page (Heading).',
      keyboard: [['Tab', 'Through its actions']],
      screenReader: 'The heading of the first level.',
    },
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div className="grid gap-8">
      <PageHeader title="Messages" />
      <PageHeader
        {...args}
        above={
          <Breadcrumbs
            label="Breadcrumb"
            items={[{ label: 'Dashboard', link: <a href="#dashboard" /> }, { label: 'My listings' }]}
          />
        }
      />
      <PageHeader {...args} title="Benachrichtigungseinstellungen und Veröffentlichungen" />
    </div>
  ),
};
