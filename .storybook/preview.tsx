/// <reference types="vite/client" />
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'storybook/preview-api';
import { configure, getConfig } from 'storybook/test';
import { describe, fromSources, noCodeControls, noElementControls, sayTypes } from './arg-types.ts';
import { brand } from './brand.ts';
import { DocsPage, MATRIX } from './docs-page.tsx';
import { endTurn, takeTurn } from './one-play-at-a-time.ts';
import './preview.css';
import { codeOfStory } from './story-code.ts';

// A machine with much to do may take long to draw; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });

const FRAMES_OF_A_LAYER = 120;

/** A modal layer takes presses only once React has run its effects, which a busy machine puts off. */
async function layersReady(): Promise<void> {
  const isWaiting = () =>
    document.body.style.pointerEvents === 'none' &&
    document.querySelector('[style*="pointer-events: auto"]') === null;
  for (let frame = 0; frame < FRAMES_OF_A_LAYER && isWaiting(); frame += 1)
    await new Promise(requestAnimationFrame);
}

/** Lets each step wait for layers: what is found can then be pressed, as by a person, who is slower than any of this. */
function waitForLayers(): void {
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: async (look) => {
      const found = await asyncWrapper(look);
      await layersReady();
      return found;
    },
  });
}

/**
 * A toolbar chose other words than those by which a story's steps find their way: then it stays where it begins, to be read,
 * and tried by hand.
 */
let inOtherWords = false;

/**
 * The choices of the toolbars, written on the root as an application writes them; stories and the campus in memory read them
 * there. A docs page has many stories: there, what one of them chooses for itself is written around it.
 */
const Surroundings: Decorator = (story, { globals, userGlobals, storyGlobals, viewMode }) => {
  const around = viewMode === 'docs' ? userGlobals : globals;
  const { theme, locale, textSize, motion, network, words, direction, density } = around;
  inOtherWords = (storyGlobals['locale'] === undefined && locale !== 'en') || words === 'long';
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = String(theme);
    root.lang = String(locale);
    root.dir = String(direction);
    root.style.fontSize = textSize === '100' ? '' : `${String(textSize)}%`;
    choose(root, 'motion', motion);
    choose(root, 'network', network);
    choose(root, 'words', words);
    choose(root, 'density', density);
  }, [theme, locale, textSize, motion, network, words, direction, density]);
  if (viewMode !== 'docs' || Object.keys(storyGlobals).length === 0) return story();
  return (
    <div
      className="docs-own-look"
      data-theme={String(globals['theme'])}
      lang={String(globals['locale'])}
      dir={String(globals['direction'])}
    >
      {story()}
    </div>
  );
};

function choose(root: HTMLElement, name: string, value: unknown): void {
  if (value === 'usual') delete root.dataset[name];
  else root.dataset[name] = String(value);
}

type ToolbarChoice = NonNullable<Preview['globalTypes']>[string];
type ToolbarIcon = NonNullable<NonNullable<ToolbarChoice['toolbar']>['icon']>;

function toolbar(title: string, icon: ToolbarIcon, items: Record<string, string>): ToolbarChoice {
  return {
    description: title,
    toolbar: {
      title,
      icon,
      dynamicTitle: true,
      items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
    },
  };
}

/** The steps that a story's play function took, for the table of behaviours. */
const steps: string[] = [];
Object.assign(window, { storySteps: steps });

/** The matrix has a section of its own, and a docs page is as wide as it is: the phone's story is for the canvas. */
const isShownBelow = ({ name, storyGlobals = {} }: { name: string; storyGlobals?: object }) =>
  name !== MATRIX && !('viewport' in storyGlobals);

const preview: Preview = {
  argTypesEnhancers: [fromSources, noElementControls, noCodeControls, describe, sayTypes],
  tags: ['autodocs'],
  decorators: [Surroundings],
  beforeAll: waitForLayers,
  beforeEach: () => {
    steps.length = 0;
  },
  afterEach: endTurn,
  runStep: async (label, play, context) => {
    if (inOtherWords) return;
    await takeTurn();
    try {
      await play(context);
    } catch (error) {
      endTurn();
      throw error;
    }
    steps.push(label);
  },
  initialGlobals: {
    theme: 'light',
    locale: 'en',
    textSize: '100',
    motion: 'usual',
    network: 'usual',
    words: 'usual',
    direction: 'ltr',
    density: 'usual',
  },
  globalTypes: {
    theme: toolbar('Theme', 'contrast', { light: 'Light', dark: 'Dark' }),
    locale: toolbar('Language', 'globe', { en: 'English', fr: 'Français', es: 'Español' }),
    textSize: toolbar('Text size', 'zoom', { '100': 'Text 100%', '150': 'Text 150%', '200': 'Text 200%' }),
    motion: toolbar('Motion', 'lightning', { usual: 'Motion', off: 'No motion' }),
    network: toolbar('Network', 'power', { usual: 'Fast network', slow: 'Slow network' }),
    words: toolbar('Words', 'paragraph', { usual: 'Usual words', long: 'Long words' }),
    direction: toolbar('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    density: toolbar('Density', 'component', { usual: 'Roomy', compact: 'Compact' }),
  },
  parameters: {
    // The themes paint the canvas themselves.
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: {
      theme: brand,
      page: DocsPage,
      source: { transform: codeOfStory, language: 'tsx' },
      stories: { filter: isShownBelow },
    },
    options: {
      storySort: {
        // As in sidebar.ts; Storybook reads it from the source, and so knows no names here.
        order: [
          'Introduction',
          'Foundations',
          ['Using the kit'],
          'Kit',
          ['Actions', 'Forms', 'Overlays', 'Navigation', 'Data', 'Feedback', 'Layout', 'Brand'],
          'Journeys',
          'Screens',
          [
            'Look around',
            'Join',
            'Find',
            'Buy',
            'Sell and earn',
            'Meet',
            'Look after it',
            'Moderate',
            'On every screen',
          ],
        ],
        // Found by name; a component's own stories stay in the order in which they tell of it.
        method: 'alphabetical',
        includeNames: false,
      },
    },
    viewport: {
      options: {
        small: { name: 'Small phone 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        laptop: { name: 'Laptop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    a11y: {
      test: 'error',
      options: { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
    },
  },
};

export default preview;
