import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import { formatCount } from '../../../kernel/count.js';
import type { DoorMessages } from './door.messages.js';

export const messages: DoorMessages = {
  preparing: 'Préparation du mode hors ligne...',
  ready: ({ tickets, asOf }) =>
    tickets <= 1
      ? `Fonctionne hors ligne · ${tickets}\u00a0billet, mis à jour à ${asOf}`
      : `Fonctionne hors ligne · ${formatCount(tickets, 'fr')}\u00a0billets, mis à jour à ${asOf}`,
  notReady: 'Pas encore prêt hors ligne. Ouvrez cette page une fois avec du réseau.',
  partial:
    'Cet événement a plus de billets que ce téléphone ne peut en enregistrer. Hors ligne, scannez-les au lieu de taper leur code.',
  fleeting: 'Ce navigateur n’enregistre rien. Gardez cette page ouverte jusqu’à ce que tout soit envoyé.',
  offlineTitle: 'Pas de réseau',
  offlineText: 'Ce téléphone vérifie les billets et enverra les entrées au retour du réseau.',
  offlineNotReady:
    'Ce téléphone ne connaît pas encore les billets de cet événement et ne peut pas les vérifier sans réseau.',
  toBeSent: (count) => `${formatCount(count, 'fr')} à envoyer`,
  toBeSentText:
    'L’envoi se fait dès le retour du réseau, depuis toute page. Ne vous déconnectez pas d’ici là.',
  isGood: 'Le billet est bon',
  isIn: (name) => `${name} peut entrer`,
  deletedUser: UNKNOWN_USER.fr,
  ticketOf: (number, of) => `Billet ${number} sur ${of}`,
  noOneIn: 'Entrée refusée',
  notOfEvent: 'Ce n’est pas un billet de cet événement.',
  problems: {
    unreadable: 'Ce n’est pas un billet. Vérifiez les lettres et les chiffres.',
    unsupported: 'Ce navigateur ne peut pas vérifier de billets sans réseau.',
    forged: 'Ce billet n’est pas authentique.',
    other_event: 'Ce billet est pour un autre événement.',
    unknown:
      'Ce n’est pas un billet de cet événement, ou il a été vendu depuis la dernière connexion de ce téléphone.',
    void: 'Ce billet a été annulé par la personne qui l’avait.',
    refunded: 'Annulé et remboursé.',
    over: 'Cet événement est terminé.',
    cancelled: 'Cet événement est annulé.',
  },
  used: (at) => (at === null ? 'Déjà entré.' : `Déjà entré, à ${at}.`),
  taken: (at) => (at === null ? 'Déjà entré avec ce téléphone.' : `Déjà entré avec ce téléphone, à ${at}.`),
  early: (at) => (at === null ? 'Les portes ne sont pas encore ouvertes.' : `Ouverture des portes le ${at}.`),
  opensTitle: (at) => `Ouverture des portes le ${at}`,
  opensText: 'Vous pourrez contrôler les billets à partir de là.',
  conflictsTitle: (count) =>
    count <= 1 ? `${count} entrée non comptée` : `${formatCount(count, 'fr')} entrées non comptées`,
  conflictsText: 'Ce téléphone a accepté ces entrées sans réseau. Le serveur ne les a pas comptées\u00a0:',
  dismiss: (name) => `Masquer ${name}`,
  dismissAll: 'Tout masquer',
  dismissOne: 'Masquer',
  elsewhere: ({ elsewhere, here }) =>
    `Ce billet est entré ailleurs à ${elsewhere}, et avec ce téléphone à ${here}. Il compte une fois.`,
  refusals: {
    ticket_unknown: 'Ce n’est pas un billet de cet événement.',
    ticket_void: 'Le billet a été annulé avant la synchronisation de ce téléphone.',
    ticket_cancelled: 'Le billet est annulé et remboursé.',
    door_not_open: 'Les portes n’étaient pas encore ouvertes.',
    event_over: 'L’événement était terminé depuis plus d’un jour.',
    event_cancelled: 'L’événement a été annulé.',
    other: 'Le serveur l’a refusée.',
  },
  admittedHere: (at) => `Entré ici à ${at}`,
};
