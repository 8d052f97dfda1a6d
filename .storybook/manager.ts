import { addons } from 'storybook/manager-api';
import { brand } from './brand.ts';
import { shortTitle } from './sidebar.ts';

addons.setConfig({
  theme: brand,
  sidebar: { renderLabel: ({ name }: { name: string }) => shortTitle(name) },
});
