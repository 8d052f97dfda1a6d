import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tab, TabList, TabNav, TabNavLink, TabPanel, Tabs } from './index.js';

const meta = {
  id: 'kit-tabs',
  title: 'Kit/Navigation/Tabs',
  component: Tabs,
  args: {
    defaultValue: 'all',
    onValueChange: fn(),
    children: (
      <>
        <TabList label="Conversations">
          <Tab value="all">All</Tab>
          <Tab value="unread" count={2}>
            Unread
          </Tab>
          <Tab value="groups">Groups</Tab>
        </TabList>
        <TabPanel value="all" className="py-4">
          Everybody you wrote with.
        </TabPanel>
        <TabPanel value="unread" className="py-4">
          Two people wait for an answer.
        </TabPanel>
        <TabPanel value="groups" className="py-4">
          The events you said yes to.
        </TabPanel>
      </>
    ),
  },
  parameters: {
    contract: {
      use: 'Two to six views of equal weight in one place.',
      avoid: 'Steps in an order; places of the app.',
      keyboard: [
        ['Arrow keys', 'To the next tab, which opens'],
        ['Tab', 'Into the open panel'],
      ],
      screenReader: 'Tabs with their counts, each with its panel.',
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('given the first tab has the focus', () => userEvent.tab());
    await step('when the right arrow is pressed', () => userEvent.keyboard('{ArrowRight}'));
    await step('then the next tab is open', async () => {
      await expect(canvas.getByRole('tab', { name: 'Unread 2' })).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Two people wait for an answer.');
      await expect(args.onValueChange).toHaveBeenCalledWith('unread');
    });
    await step('when End is pressed', () => userEvent.keyboard('{End}'));
    await step('then the last tab is open', () =>
      expect(canvas.getByRole('tab', { name: 'Groups' })).toHaveAttribute('aria-selected', 'true'),
    );
    await step('and the last tab has a focus ring', () =>
      expect(getComputedStyle(canvas.getByRole('tab', { name: 'Groups' })).outlineStyle).toBe('solid'),
    );
    await step('when another tab is pressed with a mouse', () =>
      userEvent.click(canvas.getByRole('tab', { name: 'All' })),
    );
    await step('then that tab is open, without a focus ring', async () => {
      await expect(canvas.getByRole('tab', { name: 'All' })).toHaveFocus();
      await expect(getComputedStyle(canvas.getByRole('tab', { name: 'All' })).outlineStyle).toBe('none');
    });
    await step('and the arrow keys go on from that tab, with a focus ring', async () => {
      await userEvent.keyboard('{ArrowRight}');
      const next = canvas.getByRole('tab', { name: 'Unread 2' });
      await expect(next).toHaveFocus();
      await expect(getComputedStyle(next).outlineStyle).toBe('solid');
    });
  },
};

const many = [
  ['profile', 'Profile'],
  ['security', 'Security'],
  ['notifications', 'Notifications'],
  ['privacy', 'Privacy'],
  ['appearance', 'Appearance'],
  ['billing', 'Billing and payouts'],
] as const;
const settings = (
  <>
    <TabList label="Settings">
      {many.map(([value, name]) => (
        <Tab key={value} value={value}>
          {name}
        </Tab>
      ))}
    </TabList>
    {many.map(([value, name]) => (
      <TabPanel key={value} value={value} className="py-4">
        {name}
      </TabPanel>
    ))}
  </>
);

/** The row scrolls, not the page, and the open tab is in view. */
export const MoreThanFit: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: 'billing', children: settings },
  play: async ({ canvas, step }) => {
    await step('then the open tab is in view', async () => {
      const { left, right } = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(Math.floor(right)).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};

/** In a column, with the arrow keys up and down; Enter opens the tab. */
export const Vertical: Story = {
  args: { orientation: 'vertical', activationMode: 'manual' },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('given the first tab has the focus', () => userEvent.tab());
    await step('when arrow down is pressed', () => userEvent.keyboard('{ArrowDown}'));
    await step('then the next tab has the focus, and is not open', async () => {
      await expect(canvas.getByRole('tab', { name: 'Unread 2' })).toHaveFocus();
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step('when Enter is pressed', () => userEvent.keyboard('{Enter}'));
    await step('then the focused tab is open', () =>
      expect(args.onValueChange).toHaveBeenCalledWith('unread'),
    );
  },
};

/** Pages that replace each other: links that look like tabs, each with its address. */
export const Links: Story = {
  render: () => (
    <TabNav label="Orders">
      <TabNavLink href="#buying" current count={2}>
        Buying
      </TabNavLink>
      <TabNavLink href="#selling">Selling</TabNavLink>
    </TabNav>
  ),
  play: async ({ canvas, step }) => {
    await step('then the current page is marked among the links', () =>
      expect(canvas.getByRole('link', { name: 'Buying 2' })).toHaveAttribute('aria-current', 'page'),
    );
  },
};

export const Matrix: Story = {
  render: () => (
    <div className="grid gap-6">
      <Tabs defaultValue="unread">
        <TabList label="Conversations">
          <Tab value="all" count={12}>
            All
          </Tab>
          <Tab value="unread" count={2}>
            Unread
          </Tab>
          <Tab value="groups">Groups</Tab>
          <Tab value="archived" disabled>
            Archived
          </Tab>
        </TabList>
        <TabPanel value="unread" className="py-4">
          Two people wait for an answer.
        </TabPanel>
      </Tabs>
      <Tabs defaultValue="notifications">{settings}</Tabs>
      <Tabs defaultValue="all" orientation="vertical">
        <TabList label="Groups">
          <Tab value="all">All</Tab>
          <Tab value="unread" count={2}>
            Unread
          </Tab>
        </TabList>
        <TabPanel value="all">Everybody you wrote with.</TabPanel>
      </Tabs>
    </div>
  ),
};
