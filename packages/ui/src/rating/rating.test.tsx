import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { partOf } from './part-of.js';
import { Rating } from './rating.js';
import { RatingField } from './rating-field.js';

const words = ['Bad', 'Poor', 'Fine', 'Good', 'Excellent'];

describeConformance('rating', (probe) => <Rating value={4} label="4 out of 5" {...probe} />);
describeConformance('rating-field', (probe) => (
  <RatingField label="How was it?" name="rating" words={words} {...probe} />
));

describe('Rating', () => {
  afterEach(cleanup);

  it.each([
    [4.6, 3, 1],
    [4.6, 4, 0.5],
    [4.6, 5, 0],
    [7, 4, 1],
    [-1, 0, 0],
  ])('with a value of %d fills star %d by %d', (value, index, part) => {
    expect(partOf(value, index)).toBe(part);
  });

  it('is one image with a name', () => {
    render(<Rating value={4.6} label="4.6 out of 5, 18 reviews" text="4.6 (18)" />);
    expect(screen.getByRole('img', { name: '4.6 out of 5, 18 reviews' })).toBeTruthy();
  });
});

describe('RatingField', () => {
  afterEach(cleanup);

  it('reports a pressed star and shows its word', async () => {
    const onValueChange = vi.fn();
    render(<RatingField label="How was it?" name="rating" words={words} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Good' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(4);
    expect(screen.getByText('Good')).toBeTruthy();
  });

  it('leaves a controlled value to the caller', async () => {
    render(<RatingField label="How was it?" name="rating" words={words} value={2} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Good' }));
    expect(screen.getByRole('radio', { name: 'Poor' }).getAttribute('aria-checked')).toBe('true');
  });

  it('submits its value with the form', async () => {
    const { container } = render(
      <form>
        <RatingField label="How was it?" name="rating" words={words} defaultValue={3} />
      </form>,
    );
    const form = container.querySelector('form');
    expect(form && new FormData(form).get('rating')).toBe('3');
  });
});
