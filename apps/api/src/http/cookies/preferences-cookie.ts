import { DATA_SAVERS, THEMES, type DataSaver, type Theme } from '@campushive/contract';
import { readCampusChoice, type CampusChoice } from '@campushive/contract/campus-choice';
import type { FastifyRequest } from 'fastify';
import { campus } from '@campushive/domain/platform/campus';

/** Preferences chosen on the device, sent to the server so that a document looks right before any script runs. */
export interface DevicePreferences {
  readonly theme: Theme | null;
  readonly locale: string | null;
  readonly dataSaver: DataSaver;
  readonly choice: CampusChoice;
}

/** Reads `theme.language.data saver.campus`, as packages/browser writes it. Unknown values count as not chosen. */
export function readPreferences({ cookies }: Pick<FastifyRequest, 'cookies'>): DevicePreferences {
  const [theme, locale, dataSaver, choice = ''] = (cookies[`${campus.key}_preferences`] ?? '').split('.');
  return {
    theme: THEMES.find((one) => one === theme) ?? null,
    locale: campus.locales.find((one) => one === locale) ?? null,
    dataSaver: DATA_SAVERS.find((one) => one === dataSaver) ?? 'auto',
    choice: readCampusChoice(campus, choice),
  };
}
