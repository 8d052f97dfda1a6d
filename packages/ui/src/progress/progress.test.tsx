// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Progress } from './progress.js';

describeConformance('progress', (probe) => <Progress value={0.5} label="Uploading" {...probe} />);

describe('Progress', () => {
  afterEach(cleanup);

  it.each([
    [0.426, '43'],
    [-1, '0'],
    [7, '100'],
  ])('tells %d as %s per cent', (value, percent) => {
    render(<Progress value={value} label="Uploading laptop.jpg" />);
    const bar = screen.getByRole('progressbar', { name: 'Uploading laptop.jpg' });
    expect(bar.getAttribute('aria-valuenow')).toBe(percent);
  });
});
