import { expect, vi } from 'vitest';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from '../../checkbox/index.js';
import { Progress } from '../../progress/index.js';
import { RadioGroup } from '../../radio-group/index.js';
import { SegmentedControl } from '../../segmented-control/index.js';
import { Switch } from '../../switch/index.js';
import type { Usage } from './usage.js';

const onCheckedChange = vi.fn();
const spans = ['week', 'month'].map((value) => ({ value, label: value }));
const form = () => document.querySelector('form');
const sent = (name: string) => new FormData(form() ?? undefined).get(name);

/** Usages of controls in forms. */
export const forms: readonly Usage[] = [
  {
    name: 'Checkbox of which only a part is checked (indeterminate)',
    ui: <Checkbox label="All hives" checked="indeterminate" onCheckedChange={onCheckedChange} />,
    async check() {
      const box = screen.getByRole('checkbox');
      expect(box.getAttribute('aria-checked')).toBe('mixed');
      await userEvent.click(box);
      expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
    },
  },
  {
    name: 'Checkbox that begins indeterminate, in a form',
    ui: (
      <form>
        <Checkbox label="All hives" name="all" value="yes" defaultChecked="indeterminate" />
      </form>
    ),
    async check() {
      expect(sent('all')).toBeNull();
      await userEvent.click(screen.getByRole('checkbox'));
      expect(sent('all')).toBe('yes');
    },
  },
  {
    name: 'Switch with a name, a value and required, in a form',
    ui: (
      <form>
        <Switch label="Mail me" name="mail" value="yes" required defaultChecked data-probe="switch" />
      </form>
    ),
    check() {
      expect(sent('mail')).toBe('yes');
      expect(screen.getByRole('switch').getAttribute('aria-required')).toBe('true');
    },
  },
  {
    name: 'RadioGroup whose arrow keys stop at the end (loop, orientation)',
    ui: <RadioGroup legend="Span" options={spans} defaultValue="month" loop={false} orientation="vertical" />,
    async check() {
      screen.getByRole('radio', { name: 'month' }).focus();
      await userEvent.keyboard('{ArrowDown}');
      expect(screen.getByRole('radio', { name: 'month' }).getAttribute('aria-checked')).toBe('true');
    },
  },
  {
    name: 'SegmentedControl in a form, which resets it',
    ui: (
      <form>
        <SegmentedControl label="Span" name="span" options={spans} defaultValue="week" />
      </form>
    ),
    async check() {
      expect(sent('span')).toBe('week');
      await userEvent.click(screen.getByRole('radio', { name: 'month' }));
      expect(sent('span')).toBe('month');
      form()?.reset();
      await expect.poll(() => sent('span')).toBe('week');
    },
  },
  {
    name: 'SegmentedControl that is disabled, and sends nothing',
    ui: (
      <form>
        <SegmentedControl label="Span" name="span" options={spans} disabled />
      </form>
    ),
    check() {
      expect(sent('span')).toBeNull();
    },
  },
  {
    name: 'Progress whose part is unknown, and one with its own words',
    ui: (
      <>
        <Progress label="Uploading" value={null} />
        <Progress label="Saving" value={2} max={4} getValueLabel={(value) => `${value} percent done`} />
      </>
    ),
    check() {
      expect(screen.getByRole('progressbar', { name: 'Uploading' }).hasAttribute('aria-valuenow')).toBe(
        false,
      );
      expect(screen.getByRole('progressbar', { name: 'Saving' }).getAttribute('aria-valuetext')).toBe(
        '50 percent done',
      );
    },
  },
];
