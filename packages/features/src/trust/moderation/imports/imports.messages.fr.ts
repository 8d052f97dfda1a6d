import type { ImportsMessages } from './imports.messages.js';

export const messages: ImportsMessages = {
  text: 'Annonces d’un tableau, chacune derrière un lien pour la personne qui vend. `pnpm admin import` les ajoute.',
  empty: 'Aucune importation',
  emptyText: 'Les tableaux d’annonces que vous importez sur le serveur apparaissent ici.',
  of: (university, day) => `${university}, ${day}`,
  revoked: (day) => `Liens désactivés le ${day}`,
  sent: (sent, sellers) => `Liens envoyés\u00a0: ${sent} sur ${sellers}`,
  claimed: 'Publiées',
  open: 'En attente',
  expired: 'Expirées',
  revoke: 'Désactiver les liens',
  revokeText: (count) =>
    count === 1
      ? 'L’annonce que personne n’a publiée est supprimée.'
      : `Les ${count} annonces que personne n’a publiées sont supprimées.`,
  revokeHelp: 'Consigné au journal. La page du lien indique qu’il a été désactivé.',
};
