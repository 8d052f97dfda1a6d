import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { LOCALES, type Locale } from '@campushive/contract';
import { createStoryCampus, StoryProvider, type StoryCampusOptions } from './story-campus.js';

/** Wraps a story in its world from `parameters.campus`. The language follows the toolbar. */
export const withCampus: Decorator = (Story, { parameters, globals }) => (
  <World
    // Remounts for new settings, because cached responses would stay unchanged.
    key={`${String(globals['words'])} ${String(globals['network'])}`}
    options={parameters['campus'] as StoryCampusOptions | undefined}
    locale={LOCALES.find((one) => one === globals['locale']) ?? 'en'}
  >
    <Story />
  </World>
);

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
