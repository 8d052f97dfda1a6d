import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Sidebar, SidebarGroup, SidebarHeader, SidebarItem, SidebarNav } from './sidebar.js';

describeConformance('sidebar', (probe) => <Sidebar {...probe} />);
describeConformance('sidebar-header', (probe) => <SidebarHeader {...probe} />);
describeConformance('sidebar-nav', (probe) => <SidebarNav label="Main menu" {...probe} />);
describeConformance('sidebar-item', (probe) => (
  <SidebarItem icon={<svg />} {...probe}>
    Home
  </SidebarItem>
));

describe('Sidebar', () => {
  afterEach(cleanup);

  it('keeps the accessible names of its links and groups when it is collapsed', () => {
    render(
      <Sidebar collapsed>
        <SidebarNav label="Main menu">
          <SidebarGroup title="You">
            <SidebarItem icon={<svg />} current badge="3" asChild>
              <a href="#messages">Messages</a>
            </SidebarItem>
          </SidebarGroup>
        </SidebarNav>
      </Sidebar>,
    );
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeTruthy();
    expect(screen.getByRole('list', { name: 'You' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Messages' });
    expect([link.getAttribute('href'), link.getAttribute('aria-current')]).toEqual(['#messages', 'page']);
    expect(screen.queryByText('3')).toBeNull();
  });
});
