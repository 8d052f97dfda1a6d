// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeFieldConformance } from '../test/describe-field-conformance.js';
import { MoneyField, readPesewas, writePesewas } from './money-field.js';

describeFieldConformance('money-field', (probe) => <MoneyField {...probe} />);

describe('pesewas', () => {
  it.each([
    ['2,450', 245_000],
    ['0.07', 7],
    ['1.10', 110],
    ['4.35', 435],
    ['1 234,5', 123_450],
    ['10.005', null],
    ['-5', null],
    ['', null],
    ['ten', null],
  ])('of "%s" are %s', (text, pesewas) => {
    expect(readPesewas(text)).toBe(pesewas);
  });

  it('come back as they were, whatever the amount', () => {
    for (let pesewas = 0; pesewas < 20_000; pesewas += 7) {
      expect(readPesewas(writePesewas(pesewas, 'en'))).toBe(pesewas);
      expect(readPesewas(writePesewas(pesewas, 'fr'))).toBe(pesewas);
    }
  });
});

describe('MoneyField', () => {
  afterEach(cleanup);

  it('tells whole pesewas while it is typed, and writes them out when it is left', async () => {
    const onValueChange = vi.fn();
    render(<MoneyField label="Price" onValueChange={onValueChange} />);
    await userEvent.type(screen.getByLabelText('Price'), '2450.5');
    expect(onValueChange).toHaveBeenLastCalledWith({ value: 245_050 });
    expect(screen.getByLabelText('Price')).toHaveProperty('value', '2450.5');
    await userEvent.tab();
    expect(screen.getByLabelText('Price')).toHaveProperty('value', '2,450.50');
  });

  it('keeps what is no amount, for the error to speak of', async () => {
    const onValueChange = vi.fn();
    render(<MoneyField label="Price" onValueChange={onValueChange} />);
    await userEvent.type(screen.getByLabelText('Price'), 'ten');
    await userEvent.tab();
    expect(screen.getByLabelText('Price')).toHaveProperty('value', 'ten');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('shows what the caller holds', () => {
    const { rerender } = render(<MoneyField label="Price" value={100} />);
    rerender(<MoneyField label="Price" value={245_000} />);
    expect(screen.getByLabelText('Price')).toHaveProperty('value', '2,450.00');
  });
});
