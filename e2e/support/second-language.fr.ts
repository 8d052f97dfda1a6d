import { network } from './campus.js';
import type { Words } from './second-language.js';

/** Texts that the journeys read in French. */
export const french: Words = {
  own: 'Français',
  logIn: 'Se connecter',
  signUp: 'S’inscrire',
  email: 'E-mail',
  language: 'Langue',
  search: 'Rechercher',
  write: 'Écrire',
  message: 'Message',
  send: 'Envoyer',
  settings: 'Paramètres',
  pay: 'Payer',
  card: 'Carte',
  checkout: 'Vérifier et payer',
  phoneNumber: `Numéro mobile money ${network.shortName}`,
  prompt: { title: 'Approuvez la demande sur votre téléphone', phone: 'Ouvrir le téléphone de test' },
  code: 'Votre code de remise',
  release: 'Libérer l’argent',
  released: 'L’argent est à vous',
  enjoy: 'C’est fait. Profitez-en\u00a0!',
  totalPaid: 'Total payé',
  paidNotice: 'Payé et retenu pour vous',
  wroteNotice: (name) => `${name} vous a écrit`,
};
