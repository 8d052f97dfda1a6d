import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MessageText } from './message-text.js';

afterEach(cleanup);

it('gives the text of a message its own direction, including its links', () => {
  const { container } = render(<MessageText>السعر على https://example.edu</MessageText>);
  expect(container.firstElementChild?.getAttribute('dir')).toBe('auto');
  expect(container.querySelector('[dir=auto] a')?.getAttribute('href')).toBe('https://example.edu');
});

it('renders nothing for a message without text', () => {
  const { container } = render(<MessageText>{''}</MessageText>);
  expect(container.childNodes).toHaveLength(0);
});
