import type { LegalMessages } from './legal.messages.js';

export const messages: LegalMessages = {
  updated: (date) => `Dernière mise à jour\u00a0: ${date}`,
  contents: 'Sur cette page',
  seeAlso: 'Voir aussi\u00a0:',
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  cookies: 'Politique relative aux cookies',
  choiceTitle: 'Votre choix',
  necessary: 'Stockage nécessaire',
  necessaryHelp: 'Sans lui, personne ne peut se connecter.',
  alwaysOn: 'Toujours actif',
  maps: 'Cartes d’OpenStreetMap',
  mapsHelp: 'Désactivé tant que vous ne l’autorisez pas. Prend effet aussitôt.',
};
