import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { LOCALES, type Locale } from '@campushive/contract';
import { createStoryCampus, StoryProvider, type StoryCampusOptions } from './story-campus.js';

/** Gives a story its world: `parameters.campus` says which. The language follows the toolbar. */
export const withCampus: Decorator = (Story, { parameters, globals }) => (
  <World
    // What was answered before would stay otherwise.
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
