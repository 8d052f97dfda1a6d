import { describe, expect, it } from 'vitest';
import { coverCrop, layoutCard, type CardFacts, type Measure } from './card-layout.js';

/** Every letter is half as wide as the font is high. */
const measure: Measure = (text, { size }) => (Array.from(text).length * size) / 2;

const facts: CardFacts = {
  title: 'Desk and red chair',
  price: '₵330',
  unit: '',
  place: 'Sarbah Hall, Legon',
  promise: 'We hold the money until you meet.',
  url: 'https://campushive.example/l/7KQ4',
  brand: 'CampusHive',
};
const texts = (change: Partial<CardFacts> = {}, hasPhoto = true) =>
  layoutCard({ ...facts, ...change }, hasPhoto, measure).lines.map(({ text }) => text);

describe('the layout of a card', () => {
  it('stacks price, title, place and promise above the bar with the link', () => {
    const layout = layoutCard(facts, true, measure);
    expect([layout.width, layout.height]).toEqual([1080, 1350]);
    expect(layout.lines.map(({ text }) => text)).toEqual([
      '₵330',
      'Desk and red chair',
      'Sarbah Hall, Legon',
      'We hold the money until you meet.',
      'campushive.example/l/7KQ4',
    ]);
    const baselines = layout.lines.map(({ baseline }) => baseline);
    expect(baselines).toEqual(baselines.toSorted((a, b) => a - b));
    expect(layout.icons.map(({ name }) => name)).toEqual(['pin', 'shield', 'mark']);
    expect(layout.sheetTop).toBeGreaterThan(800);
  });

  it('gives a long title two lines, and reduces the height of the photo', () => {
    const long = layoutCard(
      { ...facts, title: 'Table-top fridge, 90 litres, quiet, with its box and the receipt of last year' },
      true,
      measure,
    );
    expect(long.lines.map(({ text }) => text).slice(1, 3)).toEqual([
      'Table-top fridge, 90 litres,',
      'quiet, with its box and the re…',
    ]);
    expect(long.sheetTop).toBe(layoutCard(facts, true, measure).sheetTop - 68);
  });

  it('leaves out the lines of missing facts, with their icons', () => {
    const bare = { price: null, place: null, promise: null };
    expect(texts(bare)).toEqual(['Desk and red chair', 'campushive.example/l/7KQ4']);
    expect(layoutCard({ ...facts, ...bare }, true, measure).icons.map(({ name }) => name)).toEqual(['mark']);
  });

  it('has less height without a photo', () => {
    expect(layoutCard(facts, false, measure).height).toBe(1080);
  });

  it('shrinks a price that is too wide together with its unit', () => {
    const { lines } = layoutCard({ ...facts, price: 'KSh 1,850,000', unit: ' per semester' }, true, measure);
    expect(lines[0]?.size).toBeLessThan(124);
    expect(lines[1]).toMatchObject({ text: ' per semester', ink: 'muted', baseline: lines[0]?.baseline });
  });

  it('shows only the site when the URL is too long to type, and the brand when the site does not name it', () => {
    const url = 'https://www.market.example/tasks/01934c00-0000-7000-8000-000000000001';
    expect(texts({ url }).slice(-2)).toEqual(['market.example', 'CampusHive']);
    expect(texts({ url: `https://${'a'.repeat(80)}.example/` }).at(-1)).toMatch(/^a+…$/);
  });
});

it('crops a photo around its middle', () => {
  expect(coverCrop(400, 100, 200, 100)).toEqual({ x: 100, y: 0, width: 200, height: 100 });
  expect(coverCrop(100, 400, 200, 100)).toEqual({ x: 0, y: 175, width: 100, height: 50 });
});
