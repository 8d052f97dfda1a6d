import { textsIn, type TextsByLanguage } from '../campus/texts-in.js';
import type { MilestoneName } from './notification-values.js';

const NAMES: TextsByLanguage<{ readonly name: (milestone: MilestoneName) => string }> = {
  en: { name: ({ number, count, title }) => `Milestone ${number} of ${count}: ${title}` },
  fr: { name: ({ number, count, title }) => `Étape ${number} sur ${count}\u00a0: ${title}` },
  es: { name: ({ number, count, title }) => `Etapa ${number} de ${count}: ${title}` },
  sw: { name: ({ number, count, title }) => `Hatua ya ${number} kati ya ${count}: ${title}` },
};

/** Formats "Milestone 2 of 3: First draft" in one language. */
export const milestoneName = (milestone: MilestoneName, language: string): string =>
  textsIn(NAMES, language).name(milestone);

/** Adds the milestone to the title in a notification's values, where the order pays one. */
export function withMilestone<V extends object>(values: V, language: string): V {
  if (!('milestone' in values) || !('listing' in values)) return values;
  const { listing, milestone } = values;
  if (!isName(milestone)) return values;
  return { ...values, listing: `${String(listing)} · ${milestoneName(milestone, language)}` };
}

const isName = (value: unknown): value is MilestoneName =>
  typeof value === 'object' && value !== null && 'number' in value && 'count' in value && 'title' in value;
