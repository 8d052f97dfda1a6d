/**
 * Areas of the domain, the lowest first: folders of `packages/domain/src`, and of `packages/features/src` for the screens. An area
 * imports only itself and the areas before it.
 */
export const AREAS = ['base', 'accounts', 'catalogue', 'talk', 'deals', 'trust', 'reach'] as const;

/** Areas with the areas above them. */
export const FLOORS: readonly { readonly area: string; readonly above: readonly string[] }[] = AREAS.map(
  (area, floor) => ({ area, above: AREAS.slice(floor + 1) }),
);
