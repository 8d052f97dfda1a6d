import type { BuiltInHive } from '../../catalogue/hives.js';

/** Default title, description, icon and colour of the built-in hives. */
export const DEFAULT_HIVES: Readonly<
  Record<BuiltInHive, Readonly<Record<'title' | 'description' | 'icon' | 'colour', string>>>
> = {
  essentials: {
    title: 'Essentials',
    description: 'Buy and sell items on campus',
    icon: 'shopping-bag',
    colour: 'essentials',
  },
  academia: {
    title: 'Academia',
    description: 'Find a tutor, or tutor others',
    icon: 'book',
    colour: 'academia',
  },
  logistics: {
    title: 'Logistics',
    description: 'Get help with deliveries and errands',
    icon: 'truck',
    colour: 'logistics',
  },
  buzz: {
    title: 'Buzz',
    description: 'See what is happening on campus',
    icon: 'megaphone',
    colour: 'buzz',
  },
  archive: {
    title: 'Archive',
    description: 'Share and find study materials',
    icon: 'archive',
    colour: 'archive',
  },
  sidehustle: {
    title: 'SideHustle',
    description: 'Earn with gigs from fellow students',
    icon: 'briefcase',
    colour: 'sidehustle',
  },
};
