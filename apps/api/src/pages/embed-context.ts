import type { HostPlatform } from '../platform/host-platform.js';

/** `auto` follows the reader's device, which may be dark where the page around the card is not. */
export const THEMES = ['light', 'dark', 'auto'] as const;

export type Theme = (typeof THEMES)[number];

export const SCHEMES: Readonly<Record<Theme, string>> = { light: 'light', dark: 'dark', auto: 'light dark' };

export const themeOf = (query: unknown): Theme => {
  const { theme } = query as Record<string, unknown>;
  return THEMES.find((one) => one === theme) ?? 'light';
};

/** Parts of the platform, and the address of the site, that embedded listings use. */
export interface EmbedContext {
  readonly db: HostPlatform['db'];
  readonly clock: HostPlatform['clock'];
  readonly publicUrl: string;
}
