import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeFieldConformance } from '../test/describe-field-conformance.js';
import { Switch } from './switch.js';

describeFieldConformance('switch', (probe) => <Switch {...probe} />);

describe('Switch', () => {
  afterEach(cleanup);

  it('is named by its label without the description', () => {
    render(<Switch label="Data saver" description="Small pictures only." />);
    expect(screen.getByRole('switch', { name: 'Data saver' })).toBeTruthy();
  });
});
