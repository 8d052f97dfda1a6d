import { expect, vi } from 'vitest';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from '../../checkbox/index.js';
import { NativeSelect } from '../../native-select/index.js';
import { Progress } from '../../progress/index.js';
import { RadioGroup } from '../../radio-group/index.js';
import { SegmentedControl } from '../../segmented-control/index.js';
import { Switch } from '../../switch/index.js';
import { TextField } from '../../text-field/index.js';
import { Textarea } from '../../textarea/index.js';
import type { Usage } from './usage.js';

const onCheckedChange = vi.fn();
const onValueChange = vi.fn();
const spans = ['week', 'month'].map((value) => ({ value, label: value }));
const form = () => document.querySelector('form');
const sent = (name: string) => new FormData(form() ?? undefined).get(name);

/** Usages of controls in forms. */
export const forms: readonly Usage[] = [
  {
    name: 'Checkbox that is checked in part (indeterminate)',
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
    ui: <RadioGroup label="Span" options={spans} defaultValue="month" loop={false} orientation="vertical" />,
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
    name: 'Fields that tell their value (onValueChange), beside onChange',
    ui: (
      <>
        <TextField label="Name" onChange={onCheckedChange} onValueChange={onValueChange} />
        <Textarea label="Text" onValueChange={onValueChange} />
        <NativeSelect label="Span" options={spans} onValueChange={onValueChange} />
      </>
    ),
    async check() {
      await userEvent.type(screen.getByLabelText('Name'), 'E');
      await userEvent.type(screen.getByLabelText('Text'), 'F');
      await userEvent.selectOptions(screen.getByLabelText('Span'), 'month');
      expect(onValueChange.mock.calls).toEqual([['E'], ['F'], ['month']]);
      expect(onCheckedChange).toHaveBeenCalledOnce();
    },
  },
  {
    name: 'RadioGroup by its former name (legend), until 0.3',
    ui: <RadioGroup legend="Span" hideLegend options={spans} />,
    check() {
      expect(screen.getByRole('radiogroup', { name: 'Span' })).toBeTruthy();
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
