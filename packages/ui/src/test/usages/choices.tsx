import { expect, vi } from 'vitest';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from '../../field/index.js';
import { FileDrop } from '../../file-drop/index.js';
import { OtpField } from '../../otp-field/index.js';
import { PasswordField } from '../../password-field/index.js';
import { RadioGroup } from '../../radio-group/index.js';
import { Rating, RatingField } from '../../rating/index.js';
import { SegmentedControl } from '../../segmented-control/index.js';
import { Stat } from '../../stat/index.js';
import { part, type Usage } from './usage.js';

const onValueChange = vi.fn();
const onVisibilityChange = vi.fn();
const onFocus = vi.fn();
const toOption = vi.fn();
const toField = vi.fn();
const spans = [
  { value: 'week', label: 'week', ref: toOption, className: 'order-2', 'data-probe': 'week', onFocus },
  { value: 'month', label: 'month' },
  { value: 'year', label: 'year' },
];
const option = (name: string) => screen.getByRole('radio', { name });

/** Usages of radio groups, segmented controls, password fields and fields of a host. */
export const choices: readonly Usage[] = [
  {
    name: 'RadioGroup whose options take ref, className, data-* and handlers',
    ui: <RadioGroup label="Span" options={spans} />,
    async check() {
      expect(toOption).toHaveBeenCalledWith(option('week'));
      expect(option('week').dataset['probe']).toBe('week');
      expect(part('radio-row')?.classList.contains('order-2')).toBe(true);
      await userEvent.tab();
      expect(onFocus).toHaveBeenCalledOnce();
      await userEvent.click(screen.getByText('month'));
      expect(option('month').getAttribute('aria-checked')).toBe('true');
    },
  },
  {
    name: 'RadioGroup that is sent with a form around another part of the page (form)',
    ui: (
      <>
        <form id="settings" />
        <RadioGroup label="Span" name="span" form="settings" options={spans} defaultValue="year" />
      </>
    ),
    check() {
      const form = document.querySelector('form');
      expect(new FormData(form ?? undefined).get('span')).toBe('year');
    },
  },
  {
    name: 'RadioGroup and RatingField with a description of the page beside their error (aria-describedby)',
    ui: (
      <>
        <p id="help">Choose once</p>
        <RadioGroup label="Span" options={spans} error="Choose a span" aria-describedby="help" />
        <RatingField label="How was it?" words={['Bad', 'Good']} error="Rate it" aria-describedby="help" />
      </>
    ),
    check() {
      const texts = screen.getAllByRole('radiogroup').map((group) =>
        (group.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
      expect(texts).toEqual(['Choose once Choose a span', 'Choose once Rate it']);
    },
  },
  {
    name: 'RadioGroup read from right to left in a page that is not (dir)',
    ui: (
      <RadioGroup label="Span" options={spans} defaultValue="month" dir="rtl" onValueChange={onValueChange} />
    ),
    async check() {
      option('month').focus();
      await userEvent.keyboard('{ArrowLeft}');
      expect(document.activeElement).toBe(option('year'));
    },
  },
  {
    name: 'SegmentedControl in a column whose arrow keys stop at the end (orientation, loop)',
    ui: <SegmentedControl label="Span" options={spans} orientation="vertical" loop={false} />,
    async check() {
      option('month').focus();
      await userEvent.keyboard('{ArrowRight}');
      expect(document.activeElement).toBe(option('month'));
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      expect(document.activeElement).toBe(option('year'));
    },
  },
  {
    name: 'SegmentedControl whose options are steps of Tab (rovingFocus), with own props',
    ui: <SegmentedControl label="Span" options={spans} rovingFocus={false} />,
    async check() {
      expect(toOption).toHaveBeenCalledWith(option('week'));
      expect([option('week').dataset['probe'], option('week').classList.contains('order-2')]).toEqual([
        'week',
        true,
      ]);
      await userEvent.tab();
      await userEvent.tab();
      expect(document.activeElement).toBe(option('month'));
    },
  },
  {
    name: 'SegmentedControl read from right to left in a page that is not (dir)',
    ui: <SegmentedControl label="Span" options={spans} dir="rtl" />,
    async check() {
      option('week').focus();
      await userEvent.keyboard('{ArrowLeft}');
      expect(document.activeElement).toBe(option('month'));
    },
  },
  {
    name: 'PasswordField under control (visible, onVisibilityChange)',
    ui: <PasswordField label="Password" visible={false} onVisibilityChange={onVisibilityChange} />,
    async check() {
      await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
      expect(onVisibilityChange).toHaveBeenCalledExactlyOnceWith(true);
      expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
    },
  },
  {
    name: 'PasswordField that is visible at first (defaultVisible)',
    ui: <PasswordField label="Password" defaultVisible onVisibilityChange={onVisibilityChange} />,
    async check() {
      expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
      await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
      expect(onVisibilityChange).toHaveBeenCalledExactlyOnceWith(false);
      expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
    },
  },
  {
    name: 'OtpField with help, a hidden label and a form elsewhere (description, hideLabel, form, required)',
    ui: (
      <>
        <form id="settings" />
        <OtpField
          label="Code"
          hideLabel
          description="From your email"
          error="Wrong code"
          name="code"
          form="settings"
          required
          defaultValue="123456"
        />
      </>
    ),
    check() {
      const input = screen.getByLabelText('Code');
      const describing = (input.getAttribute('aria-describedby') ?? '').split(' ');
      expect(describing.map((id) => document.getElementById(id)?.textContent)).toEqual([
        'From your email',
        'Wrong code',
      ]);
      expect([input.hasAttribute('required'), input.getAttribute('aria-invalid')]).toEqual([true, 'true']);
      expect(part('field-label')?.className).toBe('sr-only');
      expect(new FormData(document.querySelector('form') ?? undefined).get('code')).toBe('123456');
    },
  },
  {
    name: 'Field around a control of the host, with ref, className and data-*',
    ui: (
      <Field slot="own" label="Colour" ref={toField} className="mt-2" data-probe="field">
        {(ids) => <input type="color" {...ids} />}
      </Field>
    ),
    check() {
      const field = part('own');
      expect(toField).toHaveBeenCalledWith(field);
      expect([field?.dataset['probe'], field?.classList.contains('mt-2')]).toEqual(['field', true]);
      expect(screen.getByLabelText('Colour').getAttribute('type')).toBe('color');
    },
  },
  {
    name: 'FileDrop, Stat and Rating by their former names (hint, outOf), until 0.3',
    ui: (
      <>
        <FileDrop label="Add photos" hint="Up to 10 MB" accept="image/*" onFilesAdd={onValueChange} />
        <Stat label="Earned" value="₵5" hint="Since May" />
        <Rating label="2 of 3" value={2} outOf={3} />
      </>
    ),
    check() {
      expect(screen.getByText('Up to 10 MB')).toBeTruthy();
      expect(screen.getByText('Since May')).toBeTruthy();
      expect(screen.getByRole('img', { name: '2 of 3' }).querySelectorAll('svg').length).toBe(3);
    },
  },
];
