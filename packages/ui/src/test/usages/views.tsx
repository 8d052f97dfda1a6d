import { expect, vi } from 'vitest';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '../../accordion/index.js';
import { Tab, TabList, TabNav, TabNavLink, TabPanel, Tabs } from '../../tabs/index.js';
import { part, type Usage } from './usage.js';

const onValueChange = vi.fn();
const onOpen = vi.fn();
const items = (
  <>
    <AccordionItem value="pay" className="px-2" data-probe="item">
      <AccordionTrigger>Paying</AccordionTrigger>
      <AccordionContent>By mobile money.</AccordionContent>
    </AccordionItem>
    <AccordionItem value="sell" disabled>
      <AccordionTrigger asChild>
        <button type="button" data-probe="own">
          Selling
        </button>
      </AccordionTrigger>
      <AccordionContent forceMount={false}>Post a listing.</AccordionContent>
    </AccordionItem>
  </>
);
const tabs = (
  <>
    <TabList label="Orders" loop={false}>
      <Tab value="open">Open</Tab>
      <Tab value="done" asChild>
        <button type="button" data-probe="own">
          Done
        </button>
      </Tab>
    </TabList>
    <TabPanel value="open">Open orders</TabPanel>
    <TabPanel value="done" forceMount>
      Finished orders
    </TabPanel>
  </>
);

/** Usages of accordions and tabs. */
export const views: readonly Usage[] = [
  {
    name: 'Accordion under control, with one open item',
    ui: (
      <Accordion type="single" value="pay" onValueChange={onValueChange} collapsible>
        {items}
      </Accordion>
    ),
    async check() {
      await userEvent.click(screen.getByRole('button', { name: 'Paying' }));
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('');
      expect(screen.getByRole('button', { name: 'Paying' }).getAttribute('aria-expanded')).toBe('true');
    },
  },
  {
    name: 'Accordion under control, with several open items',
    ui: (
      <Accordion value={[]} onValueChange={onValueChange} orientation="vertical">
        {items}
      </Accordion>
    ),
    async check() {
      await userEvent.click(screen.getByRole('button', { name: 'Paying' }));
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['pay']);
      expect(screen.getByRole('button', { name: 'Paying' }).getAttribute('aria-expanded')).toBe('false');
    },
  },
  {
    name: 'Accordion with a disabled item, an own button and a content that is not in the document',
    ui: <Accordion>{items}</Accordion>,
    check() {
      const own = screen.getByRole('button', { name: 'Selling' });
      expect([own.dataset['probe'], own.dataset['slot'], own.hasAttribute('disabled')]).toEqual([
        'own',
        'accordion-trigger',
        true,
      ]);
      expect(screen.queryByText('Post a listing.')).toBeNull();
      expect(part('accordion-item')?.className).toContain('px-2');
    },
  },
  {
    name: 'Tabs in a column (orientation)',
    ui: (
      <Tabs defaultValue="open" orientation="vertical">
        {tabs}
      </Tabs>
    ),
    async check() {
      expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical');
      screen.getByRole('tab', { name: 'Open' }).focus();
      await userEvent.keyboard('{ArrowDown}');
      expect(screen.getByRole('tab', { name: 'Done' }).getAttribute('aria-selected')).toBe('true');
    },
  },
  {
    name: 'Tabs that open by Enter (activationMode)',
    ui: (
      <Tabs defaultValue="open" activationMode="manual" onValueChange={onValueChange}>
        {tabs}
      </Tabs>
    ),
    async check() {
      screen.getByRole('tab', { name: 'Open' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      expect(onValueChange).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('done');
    },
  },
  {
    name: 'Tab with own handlers, which keep the tab’s own behaviour',
    ui: (
      <Tabs defaultValue="open">
        <TabList label="Orders">
          <Tab value="open">Open</Tab>
          <Tab value="done" onFocus={onOpen} onMouseDown={onOpen} onKeyDown={onOpen} onBlur={onOpen}>
            Done
          </Tab>
        </TabList>
      </Tabs>
    ),
    async check() {
      const tab = screen.getByRole('tab', { name: 'Done' });
      await userEvent.click(tab);
      expect(onOpen).toHaveBeenCalledTimes(2);
      expect([tab.getAttribute('aria-selected'), tab.hasAttribute('data-pressed')]).toEqual(['true', true]);
    },
  },
  {
    name: 'TabNav: tabs that are links',
    ui: (
      <TabNav label="Orders" className="mb-4" data-probe="nav">
        <TabNavLink href="/orders" current count={2}>
          Open
        </TabNavLink>
        <TabNavLink asChild>
          <a href="/orders/done">Done</a>
        </TabNavLink>
      </TabNav>
    ),
    check() {
      expect(screen.getByRole('navigation', { name: 'Orders' }).dataset['probe']).toBe('nav');
      expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Open 2');
      expect(screen.getByRole('link', { name: 'Done' }).getAttribute('href')).toBe('/orders/done');
    },
  },
  {
    name: 'Tabs read from right to left in a page that is not (dir)',
    ui: (
      <Tabs defaultValue="open" dir="rtl">
        {tabs}
      </Tabs>
    ),
    async check() {
      screen.getByRole('tab', { name: 'Open' }).focus();
      await userEvent.keyboard('{ArrowLeft}');
      expect(screen.getByRole('tab', { name: 'Done' }).getAttribute('aria-selected')).toBe('true');
    },
  },
  {
    name: 'Accordion in a row, read from right to left (orientation, dir)',
    ui: (
      <Accordion orientation="horizontal" dir="rtl">
        <AccordionItem value="sell">
          <AccordionTrigger>Selling</AccordionTrigger>
        </AccordionItem>
        <AccordionItem value="pay">
          <AccordionTrigger>Paying</AccordionTrigger>
        </AccordionItem>
        <AccordionItem value="report">
          <AccordionTrigger>Reporting</AccordionTrigger>
        </AccordionItem>
      </Accordion>
    ),
    async check() {
      screen.getByRole('button', { name: 'Selling' }).focus();
      await userEvent.keyboard('{ArrowLeft}');
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Paying' }));
    },
  },
];
