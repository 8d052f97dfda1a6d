// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createStoryCampus } from '../../testing/story-campus.js';
import { aHome } from './landing.fixtures.js';
import { UniversitiesSection } from './universities-section.js';
import { StoryProvider } from '../../testing/story-provider.js';

afterEach(cleanup);

it('shows the number of students only for a large university, and the open listings otherwise', () => {
  const [first, second, third, ...others] = aHome().universities;
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('The front page has three universities');
  const universities = [
    { ...first, studentCount: 1_500 },
    { ...second, studentCount: 499, listingCount: 7 },
    { ...third, studentCount: 3, listingCount: 0 },
    ...others,
  ];
  render(
    <StoryProvider campus={createStoryCampus()}>
      <UniversitiesSection home={aHome({ universities })} />
    </StoryProvider>,
  );
  const card = (name: string) => screen.getByText(name).closest('a')?.textContent;
  expect(card(first.name)).toContain('1,500 students here');
  expect(card(second.name)).toContain('7 open');
  expect(card(second.name)).not.toContain('student');
  expect(card(third.name)).not.toMatch(/open|student/);
});
