/// <reference types="vite/client" />
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'storybook/preview-api';
import { brand } from './brand.ts';
import './preview.css';

const ThemeAndLanguage: Decorator = (story, { globals }) => {
  const theme = String(globals['theme']);
  const locale = String(globals['locale']);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = locale;
  }, [theme, locale]);
  return story();
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [ThemeAndLanguage],
  initialGlobals: { theme: 'light', locale: 'en' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'fr', title: 'Français' },
          { value: 'es', title: 'Español' },
        ],
      },
    },
  },
  parameters: {
    // The themes paint the canvas themselves.
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { theme: brand },
    options: { storySort: { order: ['Foundations', 'Kit', 'Screens'], includeNames: false } },
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
