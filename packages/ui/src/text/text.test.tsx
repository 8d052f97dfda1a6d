// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Text } from './text.js';

describeConformance('text', (probe) => <Text {...probe}>Akwaaba</Text>);

describe('Text', () => {
  afterEach(cleanup);

  it('is a paragraph, unless it is told otherwise', () => {
    render(
      <>
        <Text>Akwaaba</Text>
        <Text asChild>
          <time>14:32</time>
        </Text>
      </>,
    );
    expect(screen.getByText('Akwaaba').tagName).toBe('P');
    expect(screen.getByText('14:32').tagName).toBe('TIME');
  });
});
