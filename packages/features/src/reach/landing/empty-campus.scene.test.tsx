// @vitest-environment jsdom
import { campus as ghana } from '@campushive/campus-ghana';
import { createCampus, defineScene, type PageCampus } from '@campushive/testing';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { UniversitiesScreen } from '../../base/universities/universities-screen.js';
import { CategoriesScreen } from '../../catalogue/categories/categories-screen.js';
import { CategoryScreen } from '../../catalogue/categories/category-screen.js';
import { HivesIndexScreen } from '../../catalogue/hives-index/hives-index-screen.js';
import { UniversityScreen } from '../../catalogue/universities/university-screen.js';
import { WantedScreen } from '../../catalogue/wanted/wanted-screen.js';
import { NOW } from '../../testing/fixtures.js';
import { createStoryCampus } from '../../testing/story-campus.js';
import { DashboardScreen } from '../dashboard/dashboard-screen.js';
import { LandingScreen } from './landing-screen.js';
import { StoryProvider } from '../../testing/story-provider.js';

const AMA = 'Ama Owusu';
const oneStudent = defineScene('one student', async (stage) => void (await stage.student(AMA, 'ug')));

let campus: PageCampus;
beforeAll(async () => {
  campus = await createCampus({ campus: ghana, scene: oneStudent, now: NOW });
});
afterAll(() => campus.close());
afterEach(cleanup);

const nothing = () => undefined;

/** Returns what a page shows, without what only screen readers announce. */
function shownIn(page: HTMLElement): string {
  const copy = page.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('.sr-only')) hidden.remove();
  return [...copy.querySelectorAll('*')]
    .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
    .map(({ textContent }) => textContent)
    .join(' ');
}

it.each([
  ['front page', <LandingScreen key="landing" />],
  ['hives', <HivesIndexScreen key="hives" />],
  ['categories', <CategoriesScreen key="categories" />],
  ['category', <CategoryScreen key="category" id="essentials" />],
  ['universities', <UniversitiesScreen key="universities" />],
  ['university', <UniversityScreen key="university" id="ug" onHiveChange={nothing} />],
  [
    'wanted posts',
    <WantedScreen key="wanted" shown={{ mine: false, category: null }} onShownChange={nothing} />,
  ],
  ['dashboard', <DashboardScreen key="dashboard" />],
])('shows no zero and no promise on an empty campus: %s', async (_name, page) => {
  const { container } = render(
    <StoryProvider campus={createStoryCampus({ client: campus.as(AMA) })}>{page}</StoryProvider>,
  );
  await waitFor(() => {
    expect(container.textContent).not.toBe('');
    expect(container.querySelector('[aria-busy="true"]')).toBeNull();
  });
  expect(shownIn(container)).not.toMatch(/(?<![\d.,:])0(?![\d.,:])|every day|already here/i);
});
