import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Text } from './text.js';

describeConformance('text', (probe) => <Text {...probe}>Meet in daylight.</Text>);
describeConformance('text', (probe) => (
  <Text asChild {...probe}>
    <span>Meet in daylight.</span>
  </Text>
));

describe('Text', () => {
  afterEach(cleanup);

  it('renders a paragraph, or its only child with asChild', () => {
    render(
      <>
        <Text>Meet in daylight.</Text>
        <Text asChild size="sm">
          <time dateTime="2026-12-01">1 December</time>
        </Text>
      </>,
    );
    expect(screen.getByText('Meet in daylight.').tagName).toBe('P');
    const time = screen.getByText('1 December');
    expect([time.tagName, time.dataset['size']]).toEqual(['TIME', 'sm']);
  });

  it('keeps colour and weight of the surrounding text without tone and weight', () => {
    render(
      <>
        <Text>Plain</Text>
        <Text tone="danger" weight="bold">
          Failed
        </Text>
      </>,
    );
    const looks = /\b(text-fg|text-danger|font-(normal|semibold|bold))\b/g;
    expect(screen.getByText('Plain').className.match(looks)).toBeNull();
    expect(screen.getByText('Failed').className.match(looks)).toEqual(['text-danger', 'font-bold']);
  });
});
