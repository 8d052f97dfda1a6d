import { defineMessages } from '../../kernel/index.js';
import { messages } from './dashboard-layout.messages.js';

/** Texts of the dashboard's frame: navigation, search suggestions, notifications and connection notices. */
export const catalogue = defineMessages({
  name: 'dashboardLayout',
  en: messages,
  fr: () => import('./dashboard-layout.messages.fr.js'),
  es: () => import('./dashboard-layout.messages.es.js'),
});
