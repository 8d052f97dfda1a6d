// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeFieldConformance } from '../test/describe-field-conformance.js';
import { NumberField } from './number-field.js';
import { readNumber } from './read-number.js';

const needed = { decreaseLabel: 'One fewer', increaseLabel: 'One more' };

describeFieldConformance('number-field', (probe) => <NumberField {...needed} {...probe} />);

describe('readNumber', () => {
  it.each([
    ['12', 12],
    ['1,200', 1200],
    ['1 200,50', 1200.5],
    ['₵2,450.00', 2450],
    ['−5', -5],
    ['.5', 0.5],
    ['', null],
    ['twelve', null],
    ['1.2.3', null],
  ])('reads "%s" as %s', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });
});

describe('NumberField', () => {
  afterEach(cleanup);

  it('tells numbers, and that there is none', async () => {
    const onValueChange = vi.fn();
    render(<NumberField label="Seats" {...needed} onValueChange={onValueChange} />);
    await userEvent.type(screen.getByRole('spinbutton'), '12');
    await userEvent.clear(screen.getByRole('spinbutton'));
    expect(onValueChange.mock.calls.map(([{ value }]) => value)).toEqual([1, 12, null]);
  });

  it('steps by buttons and arrow keys, and not beyond its bounds', async () => {
    render(<NumberField label="Seats" {...needed} min={1} max={3} defaultValue={2} />);
    const field = screen.getByRole('spinbutton');
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(field).toHaveProperty('value', '3');
    expect(screen.getByRole('button', { name: 'One more' })).toHaveProperty('disabled', true);
    await userEvent.type(field, '{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(field).toHaveProperty('value', '1');
  });

  it('begins with its least value', async () => {
    render(<NumberField label="Seats" {...needed} min={5} />);
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '5');
  });

  it('comes back into its bounds when it is left', async () => {
    render(<NumberField label="Seats" {...needed} max={50} />);
    await userEvent.type(screen.getByRole('spinbutton'), '900');
    await userEvent.tab();
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '50');
  });

  it('shows what the caller holds', () => {
    const { rerender } = render(<NumberField label="Seats" {...needed} value={2} />);
    rerender(<NumberField label="Seats" {...needed} value={7} />);
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '7');
  });
});
