import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { DescriptionList } from './description-list.js';

const items = [
  { term: 'Condition', details: 'Like new' },
  { term: 'Brand', details: 'HP' },
];

describeConformance('description-list', (probe) => <DescriptionList items={items} {...probe} />);

describe('DescriptionList', () => {
  afterEach(cleanup);

  it('pairs each name with its value', () => {
    render(<DescriptionList items={items} />);
    expect(screen.getAllByRole('term').map((one) => one.textContent)).toEqual(['Condition', 'Brand']);
    expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['Like new', 'HP']);
  });
});
