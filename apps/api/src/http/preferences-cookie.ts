import { DATA_SAVERS, LOCALES, THEMES, type DataSaver, type Locale, type Theme } from '@campushive/contract';
import type { FastifyRequest } from 'fastify';

/** What was chosen on the device, which tells the server so that a document looks right before any script runs. */
export interface DevicePreferences {
  readonly theme: Theme | null;
  readonly locale: Locale | null;
  readonly dataSaver: DataSaver;
}

const NAME = 'campushive_preferences';

/** Reads `theme.language.data saver`, as packages/browser writes it; what is none of ours counts as not chosen. */
export function readPreferences({ cookies }: Pick<FastifyRequest, 'cookies'>): DevicePreferences {
  const [theme, locale, dataSaver] = (cookies[NAME] ?? '').split('.');
  return {
    theme: THEMES.find((one) => one === theme) ?? null,
    locale: LOCALES.find((one) => one === locale) ?? null,
    dataSaver: DATA_SAVERS.find((one) => one === dataSaver) ?? 'auto',
  };
}
