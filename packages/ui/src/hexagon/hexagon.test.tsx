import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { HexagonIcon } from './hexagon-icon.js';
import { HiveIcon } from './hive-icon.js';
import { Logo } from './logo.js';

describeConformance('hexagon-icon', (probe) => <HexagonIcon tone="buzz" {...probe} />);
describeConformance('hive-icon', (probe) => <HiveIcon hive="buzz" {...probe} />);
describeConformance('logo', (probe) => <Logo label="CampusHive" {...probe} />);

describe('Logo', () => {
  afterEach(cleanup);

  it('has an accessible name when only the mark is shown', () => {
    render(<Logo label="CampusHive" />);
    expect(screen.getByRole('img', { name: 'CampusHive' })).toBeTruthy();
  });

  it('contains its name once, as text, when the wordmark is shown', () => {
    const { container } = render(<Logo label="CampusHive" wordmark />);
    expect(container.textContent).toBe('CampusHive');
    expect(screen.queryByRole('img')).toBeNull();
  });
});
