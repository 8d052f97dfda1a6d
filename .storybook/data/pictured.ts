import { stateOf, type State } from '../../packages/features/test/states/states.ts';

/** States in which each screen is compared. Offline looks like failed, and slow ends as filled. */
const PICTURED: readonly State[] = ['filled', 'empty', 'failed', 'loading'];

/** The stories of a component, in the order of their file. */
export interface Stories {
  readonly title: string;
  /** Id of the component, such as `screens-help`. */
  readonly id: string;
  /** Names of the exported stories. */
  readonly names: readonly string[];
}

/**
 * Returns the stories that stand for a component in pictures; the others repeat them. A part of the kit has its Matrix. A screen has a story
 * for each state: the one named after the state, or else the first, so a form with a wrong code does not stand for a page that failed to
 * load. Flows end in states that have their own stories.
 */
export function picturedStories({ title, id, names }: Stories): readonly string[] {
  if (title.startsWith('Kit/')) return names.filter((name) => name === 'Matrix');
  if (!title.startsWith('Screens/') || id.endsWith('-flow')) return [];
  return PICTURED.flatMap((state) => {
    const showing = names.filter((name) => stateOf(name) === state);
    return showing.find((name) => name.toLowerCase() === state) ?? showing[0] ?? [];
  });
}
