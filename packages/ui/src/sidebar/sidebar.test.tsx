// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Sidebar, SidebarGroup, SidebarItem } from './sidebar.js';

describeConformance('sidebar', (probe) => <Sidebar label="Main menu" {...probe} />);
describeConformance('sidebar-item', (probe) => (
  <SidebarItem icon={<svg />} {...probe}>
    Home
  </SidebarItem>
));
describeConformance('sidebar-group', (probe) => <SidebarGroup title="You" {...probe} />);

describe('Sidebar', () => {
  afterEach(cleanup);

  const items = (
    <SidebarGroup title="You">
      <SidebarItem icon={<svg />} current asChild>
        <a href="#messages">Messages</a>
      </SidebarItem>
    </SidebarGroup>
  );

  it('keeps the names of its places when it is collapsed', () => {
    render(
      <Sidebar label="Main menu" collapsed>
        {items}
      </Sidebar>,
    );
    const link = screen.getByRole('link', { name: 'Messages' });
    expect([link.getAttribute('href'), link.getAttribute('aria-current')]).toEqual(['#messages', 'page']);
  });
});
