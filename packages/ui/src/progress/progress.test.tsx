import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Progress } from './progress.js';

describeConformance('progress', (probe) => <Progress value={50} label="Uploading" {...probe} />);

describe('Progress', () => {
  afterEach(cleanup);

  it.each([
    [42.6, '43'],
    [-1, '0'],
    [107, '100'],
  ])('reports %d as %s per cent', (value, percent) => {
    render(<Progress value={value} label="Uploading laptop.jpg" />);
    const bar = screen.getByRole('progressbar', { name: 'Uploading laptop.jpg' });
    expect(bar.getAttribute('aria-valuenow')).toBe(percent);
  });

  it('reports a value as per cent of the given maximum', () => {
    render(<Progress value={90} max={120} label="Time left" />);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('75');
  });
});
