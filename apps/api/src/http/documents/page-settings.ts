import type { Settings, Theme } from '@campushive/contract';
import type { CampusChoice } from '@campushive/contract/campus-choice';
import type { FastifyRequest } from 'fastify';
import { pageLanguage, requestedLanguage } from '../language.js';
import { readPreferences } from '../cookies/preferences-cookie.js';

export interface Look {
  readonly locale: string;
  readonly theme: Theme | null;
  readonly saveData: boolean;
  /** The campus whose listings come first. */
  readonly choice: CampusChoice;
}

export const lookOfMember = ({ theme, language, dataSaver }: Settings, request: FastifyRequest): Look => ({
  theme,
  locale: language,
  saveData: savesData(dataSaver, request),
  choice: readPreferences(request).choice,
});

const savesData = (dataSaver: Settings['dataSaver'], { headers }: FastifyRequest): boolean =>
  dataSaver === 'on' || (dataSaver === 'auto' && headers['save-data'] === 'on');

export function lookOfDevice(request: FastifyRequest): Look {
  const { theme, locale, dataSaver, choice } = readPreferences(request);
  return {
    theme,
    locale: requestedLanguage(request) ?? locale ?? pageLanguage(request),
    saveData: savesData(dataSaver, request),
    choice,
  };
}
