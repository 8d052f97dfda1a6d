/// <reference types="vite/client" />
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'storybook/preview-api';
import { configure, getConfig } from 'storybook/test';
import { describe, fromSources, noCodeControls, noElementControls, sayTypes } from './arg-types.ts';
import { brand } from './brand.ts';
import { DocsPage, MATRIX } from './docs-page.tsx';
import { modes } from './modes.ts';
import { endTurn, takeTurn } from './one-play-at-a-time.ts';
import './preview.css';
import { scenes } from '../packages/testing/src/scenes/scenes.ts';
import { loadScene } from './scene-loader.ts';
import { codeOfStory } from './story-code.ts';

// A busy machine may render slowly; an element that never appears still fails.
configure({ asyncUtilTimeout: 10_000 });

const FRAMES_OF_A_LAYER = 120;

/** Waits for modal layers: they accept presses only after React's effects, which a busy machine delays. */
async function layersReady(): Promise<void> {
  const isWaiting = () =>
    document.body.style.pointerEvents === 'none' &&
    document.querySelector('[style*="pointer-events: auto"]') === null;
  for (let frame = 0; frame < FRAMES_OF_A_LAYER && isWaiting(); frame += 1)
    await new Promise(requestAnimationFrame);
}

/** Makes each step wait for layers, so that found elements can be pressed. */
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
 * True when a toolbar changed the language or the words, by which a story's steps find elements. The story then does not play, and can be
 * tried by hand.
 */
let inOtherWords = false;

/**
 * Applies the toolbars' settings to the root, as an application does; stories and the campus in memory read them there. A docs page has
 * many stories, so a story's own settings apply to a wrapper around it.
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

/** Steps that a story's play function took, for the table of behaviours. */
const steps: string[] = [];
Object.assign(window, { storySteps: steps });

/** Leaves out the matrix, which has its own section, and stories for phones, whose viewport works only in the canvas. */
const isShownBelow = ({ name, storyGlobals = {} }: { name: string; storyGlobals?: object }) =>
  name !== MATRIX && !('viewport' in storyGlobals);

const preview: Preview = {
  argTypesEnhancers: [fromSources, noElementControls, noCodeControls, describe, sayTypes],
  tags: ['autodocs'],
  decorators: [Surroundings],
  loaders: [loadScene],
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
    scene: 'usual',
    viewer: 'usual',
    passed: 'usual',
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
    // Scene, viewer and time apply to stories that run on the domain in the page.
    scene: toolbar('Scene', 'stacked', {
      usual: "The story's scene",
      ...Object.fromEntries(Object.keys(scenes).map((name) => [name, name])),
    }),
    viewer: toolbar('Viewer', 'user', {
      usual: "The story's viewer",
      'Akosua Mensah': 'Akosua Mensah',
      'Ama Owusu': 'Ama Owusu, who sells',
      'Esi Ofori': 'Esi Ofori',
      'Kofi Mensah': 'Kofi Mensah, who buys',
      'Kwame Boateng': 'Kwame Boateng',
    }),
    passed: toolbar('Time', 'time', {
      usual: 'Now',
      '1': 'A day later',
      '2': 'Two days later',
      '7': 'A week later',
    }),
  },
  parameters: {
    // The themes set the canvas background themselves.
    backgrounds: { disable: true },
    // Stories that repeat another one's picture have no snapshot: data/snapshots.ts.
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    controls: { expanded: true },
    docs: {
      theme: brand,
      page: DocsPage,
      source: { transform: codeOfStory, language: 'tsx' },
      stories: { filter: isShownBelow },
    },
    options: {
      storySort: {
        // Same order as in sidebar.ts. Storybook reads this list statically, so it cannot name a constant.
        order: [
          'Introduction',
          'Foundations',
          ['Using the kit'],
          'Patterns',
          ['Content'],
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
        // Sorts titles by name. Stories of a component keep their order in the file.
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
