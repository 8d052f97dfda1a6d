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
    actions: <Button variant="primary">Post your listing</Button>,
  },
  parameters: {
    contract: {
      use: 'At the top of every page: its name, one sentence, and what can be done with all of it.',
      avoid: 'A part within a page (Heading). A second one on a page.',
      keyboard: [['Tab', 'Through its actions']],
      screenReader: 'The only heading of the first level; most people jump to it first.',
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
