import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { LOCALES, type Locale } from '@campushive/contract';
import { createStoryCampus, type StoryCampusOptions } from './story-campus.js';
import { StoryProvider } from './story-provider.js';

/** Wraps a story in its world from `parameters.campus`. The language follows the toolbar, and so do scene, viewer and time. */
export const withCampus: Decorator = (Story, { args, parameters, globals, loaded }) => (
  <World
    // Remounts for new settings, because cached responses would stay unchanged.
    key={['words', 'network', 'scene', 'viewer', 'passed'].map((one) => String(globals[one])).join(' ')}
    options={{ ...(parameters['campus'] as StoryCampusOptions | undefined), ...onScene(loaded) }}
    locale={LOCALES.find((locale) => locale === globals['locale']) ?? 'en'}
  >
    {idsOfScene(loaded) === undefined ? <Story /> : <Story args={{ ...args, ...idsOfScene(loaded) }} />}
  </World>
);

/** Returns what Storybook's scene loader took from the domain in this page. */
const onScene = ({ onScene: option }: Record<string, unknown>) =>
  option as Partial<StoryCampusOptions> | undefined;

const idsOfScene = ({ idsOfScene: ids }: Record<string, unknown>) =>
  ids as Readonly<Record<string, string>> | undefined;

function World({
  options,
  locale,
  children,
}: {
  options: StoryCampusOptions | undefined;
  locale: Locale;
  children: ReactNode;
}) {
  const [campus] = useState(() => createStoryCampus(options));
  return (
    <StoryProvider campus={campus} locale={locale}>
      {children}
    </StoryProvider>
  );
}
