import { defineMessages } from '../../kernel/index.js';
import { messages } from './dashboard-layout.messages.js';

export const catalogue = defineMessages({
  name: 'dashboardLayout',
  en: messages,
  fr: () => import('./dashboard-layout.messages.fr.js'),
  es: () => import('./dashboard-layout.messages.es.js'),
});
