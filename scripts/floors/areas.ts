/**
 * Areas of the domain, the lowest first, with the modules of the server. The screens of an area are in the folder of its
 * name in `packages/features/src`. An area imports only itself and the areas before it.
 */
export const AREAS = [
  {
    area: 'base',
    modules: ['attachments', 'contact', 'notifications', 'push', 'universities', 'uploads'],
  },
  { area: 'accounts', modules: ['auth', 'follows', 'users'] },
  {
    area: 'catalogue',
    modules: [
      ...['favorites', 'files', 'hives', 'portfolio', 'saved-searches', 'search', 'services', 'wanted'],
    ],
  },
  { area: 'talk', modules: ['groups', 'messages'] },
  {
    area: 'deals',
    modules: [
      ...['applications', 'availability', 'events', 'lessons', 'meetups', 'milestones', 'offers'],
      ...['payments', 'payouts', 'promo-codes', 'reviews', 'series'],
    ],
  },
  { area: 'trust', modules: ['moderation', 'scam-shield'] },
  {
    area: 'reach',
    modules: ['account', 'calendar', 'dashboard', 'digest', 'home', 'letters', 'partners'],
  },
] as const satisfies readonly { readonly area: string; readonly modules: readonly string[] }[];

export interface Floor {
  readonly module: string;
  readonly area: string;
  /** Modules that this one may not import. */
  readonly above: readonly string[];
}

/** Every module of the server with the modules above it. Throws unless each of `folders` is in exactly one area. */
export function floorsOf(folders: readonly string[]): Floor[] {
  const floors = AREAS.flatMap(({ area, modules }, floor) =>
    modules.map((module) => ({
      module,
      area,
      above: AREAS.slice(floor + 1).flatMap((higher): readonly string[] => higher.modules),
    })),
  );
  const named = floors.map(({ module }) => module);
  const unknown = folders.filter((folder) => !named.some((module) => module === folder));
  const missing = named.filter((module) => !folders.includes(module));
  if (unknown.length + missing.length > 0 || new Set(named).size < named.length)
    throw new Error(
      `scripts/floors/areas.ts names each module of the server once. Missing: ${unknown.join(', ') || 'none'}. Gone: ${missing.join(', ') || 'none'}.`,
    );
  return floors;
}

/** Areas with the areas above them, for the screens. */
export const SCREEN_FLOORS = AREAS.map(({ area }, floor) => ({
  area,
  above: AREAS.slice(floor + 1).map((higher) => higher.area),
}));
