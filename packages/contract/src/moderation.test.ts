import { expect, it } from 'vitest';
import { HIVE_NAMES } from './catalogue/hives.js';
import { hidesReported, needsDetails, reasonsFor, REPORT_REASONS, REPORT_TARGETS } from './moderation.js';

it('offers the copyright reason for study material and portfolio pictures only', () => {
  for (const hive of HIVE_NAMES)
    expect(reasonsFor('listing', hive).includes('copyright'), hive).toBe(hive === 'archive');
  for (const target of REPORT_TARGETS)
    expect(reasonsFor(target).includes('copyright'), target).toBe(target === 'picture');
  expect(reasonsFor('user', 'archive')).not.toContain('copyright');
});

it('requires details for the reasons copyright and other', () => {
  expect(REPORT_REASONS.filter(needsDetails)).toEqual(['copyright', 'other']);
});

it.each([
  [['scam', 'spam'], false],
  [['scam', 'spam', 'other'], true],
  [['copyright'], false],
  [['copyright', 'spam'], false],
  [['copyright', 'copyright'], true],
  [['copyright', 'spam', 'copyright'], true],
] as const)('hides the reported content after the reports %j: %s', (reasons, isHidden) => {
  expect(hidesReported(reasons)).toBe(isHidden);
});
