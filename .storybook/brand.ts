import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';

/** Storybook's own pages in our colours. Storybook accepts only hex, so these repeat css/tokens.css. */
export const brand: ThemeVars = create({
  base: 'light',
  brandTitle: 'CampusHive',
  brandImage: './wordmark.svg',
  brandUrl: './',
  fontBase: "'Hive Text', system-ui, sans-serif",
  colorPrimary: '#faba25',
  colorSecondary: '#895909',
  appBg: '#fbfaf7',
  appContentBg: '#ffffff',
  appPreviewBg: '#fbfaf7',
  appBorderColor: '#e3dfd8',
  appBorderRadius: 14,
  textColor: '#1f180f',
  textMutedColor: '#635b50',
  barTextColor: '#635b50',
  barSelectedColor: '#895909',
  barHoverColor: '#1f180f',
  barBg: '#ffffff',
  inputBg: '#ffffff',
  inputBorder: '#8c857a',
  inputTextColor: '#1f180f',
  inputBorderRadius: 14,
});
