import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Tab, TabList, TabPanel, Tabs } from './tabs.js';

const list = (
  <TabList label="Conversations">
    <Tab value="all">All</Tab>
    <Tab value="unread" count={2}>
      Unread
    </Tab>
  </TabList>
);

describeConformance('tabs', (probe) => <Tabs {...probe} />);
describeConformance('tab-list', (probe) => (
  <Tabs>
    <TabList label="Conversations" {...probe} />
  </Tabs>
));
describeConformance('tab', (probe) => (
  <Tabs>
    <TabList label="Conversations">
      <Tab value="all" {...probe}>
        All
      </Tab>
    </TabList>
  </Tabs>
));
describeConformance('tab-panel', (probe) => (
  <Tabs value="all">
    <TabPanel value="all" {...probe} />
  </Tabs>
));

describe('Tabs', () => {
  afterEach(cleanup);

  it('includes the count in the name of a tab', () => {
    render(<Tabs defaultValue="all">{list}</Tabs>);
    expect(screen.getByRole('tab', { name: 'Unread 2' })).toBeTruthy();
  });

  it('leaves a controlled value to the caller', async () => {
    const onValueChange = vi.fn();
    render(
      <Tabs value="all" onValueChange={onValueChange}>
        {list}
      </Tabs>,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Unread 2' }));
    expect(onValueChange).toHaveBeenCalledWith('unread');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('All');
  });

  it('follows the direction of the page', () => {
    document.documentElement.dir = 'rtl';
    render(
      <Tabs defaultValue="all">
        <TabList label="Messages">
          <Tab value="all">All</Tab>
        </TabList>
      </Tabs>,
    );
    expect(screen.getByRole('tablist').closest('[dir]')?.getAttribute('dir')).toBe('rtl');
    document.documentElement.dir = '';
  });
});
