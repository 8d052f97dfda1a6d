import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FactLine } from './fact-line.js';

const textOf = (facts: Parameters<typeof FactLine>[0]['facts']) =>
  render(<FactLine facts={facts} />).container.textContent;

it('puts a separator only between neighbouring facts', () => {
  expect(textOf(['Bought'])).toBe('Bought ');
  expect(textOf(['Bought', 'Essentials', <b>UG</b>])).toBe('Bought ·Essentials ·UG ');
});

it('leaves out facts that are missing', () => {
  expect(textOf([null, 'Bought', '', false, undefined, 'UG'])).toBe('Bought ·UG ');
});

it('renders nothing without a fact', () => {
  expect(textOf([null, ''])).toBe('');
});
