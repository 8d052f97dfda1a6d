import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { BottomBar, BottomBarItem } from './bottom-bar.js';

describeConformance('bottom-bar', (probe) => <BottomBar label="Main menu" {...probe} />);
describeConformance('bottom-bar-item', (probe) => (
  <BottomBar label="Main menu">
    <BottomBarItem icon={<svg />} {...probe}>
      Home
    </BottomBarItem>
  </BottomBar>
));

describe('BottomBar', () => {
  afterEach(cleanup);

  it('names its links and buttons by their text', () => {
    render(
      <BottomBar label="Main menu">
        <BottomBarItem icon={<svg />} href="#home" current>
          Home
        </BottomBarItem>
        <BottomBarItem icon={<svg />} asChild>
          <button type="button">You</button>
        </BottomBarItem>
      </BottomBar>,
    );
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('button', { name: 'You' })).toBeTruthy();
  });

  it.each([
    ['place', 'neutral'],
    ['action', 'primary'],
  ] as const)('draws %s, a former name, like %s until 0.3', (former, variant) => {
    const markOf = (one: typeof former | typeof variant) => {
      render(
        <BottomBarItem icon={<svg />} variant={one}>
          {one}
        </BottomBarItem>,
      );
      return screen.getByText(one).previousElementSibling?.className;
    };
    expect(markOf(former)).toBe(markOf(variant));
  });
});
