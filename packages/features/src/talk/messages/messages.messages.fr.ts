import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import { formatCount } from '../../kernel/count.js';
import type { MessagesMessages } from './messages.messages.js';

export const messages: MessagesMessages = {
  title: 'Messages',
  weeklyLessons: 'Vos cours hebdomadaires',
  newMessage: 'Nouveau message',
  tabs: 'Filtrer les conversations',
  all: 'Toutes',
  unread: 'Non lues',
  groups: 'Groupes',
  unreadGroups: (count) => `${count} avec de nouveaux messages`,
  groupsEmpty: 'Pas encore de groupe',
  groupsEmptyText: 'Inscrivez-vous à un événement et son groupe apparaît ici.',
  browseEvents: 'Parcourir les événements',
  members: (count) => (count < 2 ? `${count} membre` : `${formatCount(count, 'fr')} membres`),
  seeEvent: 'Voir l’événement',
  groupMissing: 'Vous n’êtes pas dans ce groupe',
  groupMissingText:
    'Seules les personnes qui vont à un événement sont dans son groupe. Il a peut-être été annulé, ou vous avez annulé votre billet.',
  cancelled: 'Annulé',
  groupCancelled: 'Cet événement a été annulé. Vous pouvez encore lire la conversation.',
  groupOptions: 'Options du groupe',
  seeMembers: 'Membres',
  membersFailed: 'Impossible de charger les membres.',
  moreMembers: 'Afficher plus',
  organiser: 'Organisateur',
  joinedOn: (date) => `Membre depuis le ${date}`,
  blockedMember: 'Bloqué',
  nameAndYou: (name) => `${name} (vous)`,
  mute: 'Mettre en sourdine',
  unmute: 'Réactiver les notifications',
  muted: 'En sourdine',
  leaveGroup: 'Quitter le groupe',
  leaveTitle: 'Quitter ce groupe\u00a0?',
  leaveText: 'Vous renoncez aussi à votre place à l’événement.',
  hasLeft: 'Vous avez quitté le groupe',
  groupEmptyText: 'Toutes les personnes qui vont à cet événement lisent ce que vous écrivez ici.',
  search: 'Rechercher dans les messages',
  searchPlaceholder: 'Rechercher dans les messages…',
  clearSearch: 'Effacer la recherche',
  filters: 'Filtres',
  date: 'Date',
  anyDate: 'Toutes les dates',
  last7: '7 derniers jours',
  last30: '30 derniers jours',
  status: 'État',
  anyStatus: 'Tous les états',
  statusUnread: 'Non lus',
  statusRead: 'Lus',
  category: 'Catégorie',
  anyCategory: 'Toutes les catégories',
  listEmpty: 'Aucun message trouvé',
  listEmptyText: 'Modifiez votre recherche ou vos filtres',
  listFailed: 'Impossible de charger vos conversations.',
  retry: 'Réessayer',
  loadMore: 'Afficher plus de conversations',
  unreadCount: (count) => (count < 2 ? `${count} message non lu` : `${count} messages non lus`),
  unknownUser: UNKNOWN_USER.fr,
  aMember: 'Un membre',
  noMessagesYet: 'Pas encore de message',
  noneSelected: 'Aucune conversation choisie',
  noneSelectedText:
    'Choisissez une conversation existante ou commencez-en une nouvelle avec d’autres étudiants et professionnels',
  startNew: 'Commencer une conversation',
  back: 'Retour aux messages',
  online: 'En ligne',
  away: 'Absent',
  offline: 'Hors ligne',
  verified: 'Étudiant vérifié',
  free: 'Gratuit',
  agreedPrice: 'Prix convenu',
  typing: (name) => `${name} écrit…`,
  typingTwo: (one, two) => `${one} et ${two} écrivent…`,
  typingMore: (one, two, more) =>
    more === 1
      ? `${one}, ${two} et 1 autre personne écrivent…`
      : `${one}, ${two} et ${more} autres personnes écrivent…`,
  newMessages: 'Nouveaux messages',
  toLatest: 'Aller au dernier message',
  seenBy: (count) => `Vu par ${count}`,
  seenByAll: 'Vu par tout le monde',
  seenByTitle: 'Vu par',
  seenByFailed: 'Impossible de charger qui l’a vu.',
  seenByNoOne: 'Personne ne l’a encore vu',
  andMore: (count) => (count === 1 ? 'et 1 autre personne' : `et ${count} autres personnes`),
  conversationOptions: 'Options de la conversation',
  seeProfile: 'Voir le profil',
  makeSafeDeal: 'Créer un lien de vente sécurisée',
  blockName: (name) => `Bloquer ${name}`,
  unblock: 'Débloquer',
  blockFailed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  youBlocked: (name) => `Vous avez bloqué ${name}. Vous ne pouvez plus vous écrire.`,
  cannotWrite: (name) => `${name} et vous ne pouvez pas vous écrire.`,
  chooseForOrder: 'Choisir ce que devient la commande',
  gone: 'Ce compte n’existe plus. Vous pouvez encore lire la conversation.',
  cancel: 'Annuler',
  firstUseText:
    'Trouvez quelque chose qui vous plaît et posez une question. Vos conversations apparaissent ici.',
  browseHives: 'Parcourir les ruches',
  options: 'Options du message',
  optionsOf: (name, time) => `Options du message\u00a0: ${name}, ${time}`,
  copy: 'Copier',
  copied: 'Message copié',
  copyFailed: 'Impossible de copier le message.',
  seePhoto: 'Ouvrir la photo',
  report: 'Signaler ce message',
  reportAuthor: (name) => `Signaler ${name}`,
  discard: 'Supprimer',
  blockedReason: 'Vous ne pouvez pas écrire à cette personne.',
  threadEmptyText: 'Envoyez un message pour commencer la conversation',
  threadFailed: 'Impossible de charger cette conversation.',
  notFound: 'Cette conversation n’existe pas ou n’est pas la vôtre.',
  olderMessages: 'Afficher les messages plus anciens',
  inputLabel: 'Message',
  inputPlaceholder: 'Écrivez votre message…',
  send: 'Envoyer',
  sending: 'Envoi',
  waiting: 'En attente du réseau',
  sent: 'Envoyé',
  read: 'Lu',
  notSent: 'Non envoyé.',
  you: 'Vous',
  says: (name) => `${name}\u00a0:`,
  continuePaying: 'Continuer le paiement',
  showCode: 'Montrer le code',
  enterCode: 'Saisir le code',
  reviewDeal: 'Donner un avis',
  seeOrder: 'Voir la commande',
  payTotal: (total) => `Payer ${total}`,
  makeOffer: 'Faire une offre',
  answerOffer: 'Répondre',
  offerOf: (amount) => `Offre\u00a0: ${amount}`,
  deal: {
    pending_payment: 'Paiement commencé',
    held: 'Payé et retenu',
    released: 'Terminé',
    paid_out: 'Terminé',
    expired: 'Pas payé à temps',
    failed: 'Paiement échoué',
    disputed: 'Problème signalé',
    refunded: 'Remboursé',
    cancelled: 'Annulé',
    frozen: 'Bloqué par la banque',
    charged_back: 'Repris par la banque',
  },
  unknownMessage: 'Il y a du nouveau ici. Rechargez la page pour le voir.',
  events: {
    paid: (isOwn: boolean, name: string, total: string) =>
      isOwn
        ? `Vous avez payé ${total}. Nous retenons l’argent jusqu’à votre rencontre.`
        : `${name} a payé ${total}. Nous retenons l’argent jusqu’à votre rencontre.`,
    released: (isOwn: boolean, name: string, payout: string) =>
      isOwn ? `C’est fait. ${payout} sont allés à ${name}.` : `C’est fait. ${payout} vous reviennent.`,
    refunded: (isOwn: boolean, name: string, total: string) =>
      isOwn ? `${total} sont remboursés à ${name}.` : `${total} vous sont remboursés.`,
    disputed: (isOwn: boolean, name: string) =>
      isOwn
        ? 'Vous avez signalé un problème. Nous retenons l’argent jusqu’à ce qu’il soit réglé.'
        : `${name} a signalé un problème. Nous retenons l’argent jusqu’à ce qu’il soit réglé.`,
    dispute_withdrawn: (isOwn: boolean, name: string) =>
      isOwn ? 'Vous avez retiré votre signalement.' : `${name} a retiré son signalement.`,
    settlement_proposed: (isOwn: boolean, name: string, amount: string) =>
      isOwn
        ? `Vous avez proposé de rendre ${amount} à l’acheteur.`
        : `${name} a proposé de rendre ${amount} à l’acheteur.`,
    settlement_declined: (isOwn: boolean, name: string, amount: string) =>
      isOwn
        ? `Vous avez refusé un remboursement partiel de ${amount}.`
        : `${name} a refusé un remboursement partiel de ${amount}.`,
    settled: (_isOwn: boolean, _name: string, refund: string, payout: string) =>
      `C’est convenu\u00a0: ${refund} reviennent à l’acheteur, et le vendeur reçoit ${payout} après déduction des frais.`,
    frozen: (isOwn: boolean, name: string) =>
      isOwn
        ? 'Votre banque a réclamé ce paiement. L’argent est bloqué jusqu’à sa décision.'
        : `La banque de ${name} a réclamé ce paiement. L’argent est bloqué jusqu’à sa décision.`,
    unfrozen: () => 'La banque a décidé : l’affaire continue.',
    offered: (isOwn: boolean, name: string, amount: string) =>
      isOwn ? `Vous avez proposé ${amount}.` : `${name} a proposé ${amount}.`,
    offer_accepted: (isOwn: boolean, name: string, amount: string) =>
      isOwn
        ? `Vous avez accepté ${amount}. Ce prix vaut 24 heures.`
        : `${name} a accepté ${amount}. Ce prix vaut 24 heures.`,
    offer_declined: (isOwn: boolean, name: string, amount: string) =>
      isOwn ? `Vous avez refusé ${amount}.` : `${name} a refusé ${amount}.`,
    offer_withdrawn: (isOwn: boolean, name: string, amount: string) =>
      isOwn ? `Vous avez retiré votre offre de ${amount}.` : `${name} a retiré son offre de ${amount}.`,
    offer_expired: (_isOwn: boolean, _name: string, amount: string) =>
      `L’offre de ${amount} a pris fin au bout de 24 heures.`,
    offer_ended: (_isOwn: boolean, _name: string, amount: string) =>
      `L’offre de ${amount} a pris fin\u00a0: l’annonce a changé ou n’est plus en vente.`,
    meetup_proposed: (isOwn: boolean, name: string, where: string) =>
      isOwn
        ? `Vous proposez un rendez-vous\u00a0: ${where}.`
        : `${name} propose un rendez-vous\u00a0: ${where}.`,
    meetup_accepted: (isOwn: boolean, name: string, where: string) =>
      isOwn ? `Vous acceptez\u00a0: ${where}.` : `${name} accepte\u00a0: ${where}.`,
    meetup_declined: (isOwn: boolean, name: string, where: string) =>
      isOwn ? `Vous ne pouvez pas venir\u00a0: ${where}.` : `${name} ne peut pas venir\u00a0: ${where}.`,
    meetup_arrived: (isOwn: boolean, name: string) =>
      isOwn ? 'Vous avez indiqué être sur place.' : `${name} est sur place et vous attend.`,
    meetup_missed: (isOwn: boolean, name: string) =>
      isOwn ? `Vous avez indiqué l’absence de ${name}.` : `Selon ${name}, vous avez manqué le rendez-vous.`,
    lesson_moved: (isOwn: boolean, name: string, time: string) =>
      isOwn ? `Vous avez déplacé le cours\u00a0: ${time}.` : `${name} a déplacé le cours\u00a0: ${time}.`,
    lesson_move_proposed: (isOwn: boolean, name: string, time: string) =>
      isOwn
        ? `Vous proposez une autre heure\u00a0: ${time}.`
        : `${name} propose une autre heure\u00a0: ${time}.`,
    lesson_move_declined: (isOwn: boolean, name: string, time: string) =>
      isOwn
        ? `Vous avez refusé la nouvelle heure (${time}). Le cours reste à son heure.`
        : `${name} a refusé la nouvelle heure (${time}). Le cours reste à son heure.`,
    charged_back: (isOwn: boolean, name: string) =>
      isOwn ? 'Votre banque a repris ce paiement.' : `La banque de ${name} a repris ce paiement.`,
  },
  warnings: {
    link: {
      title: 'Attention à ce lien.',
      text: 'Ne saisissez jamais de mot de passe, de code PIN ou de carte sur une page ouverte depuis un message.',
    },
    code_request: {
      title: 'Attention\u00a0: on vous demande un code.',
      text: 'Gardez vos codes et mots de passe pour vous. Ne montrez le code de remise qu’une fois l’article en main.',
    },
    prepayment: {
      title: 'Attention\u00a0: on vous demande de l’argent hors de {campus.name}.',
      text: 'Nous ne pouvons ni le retenir ni le récupérer. Payez uniquement avec le bouton Payer.',
    },
    off_platform: {
      title: 'Attention\u00a0: on vous emmène hors de {campus.name}.',
      text: 'L’argent envoyé ailleurs ne peut être ni retenu ni remboursé. Discutez et payez ici.',
    },
  },
  howProtected: 'Comment nous vous protégeons',
  ownCodeTitle: 'Ce message contient votre code de remise.',
  ownCodeText: 'Il libère votre argent. Ne le montrez qu’une fois l’article en main.',
  sendAnyway: 'Envoyer quand même',
  reply: 'Répondre',
  replyingTo: (name) => `Réponse à ${name}`,
  replyingToSelf: 'Réponse à vous-même',
  cancelReply: 'Annuler la réponse',
  inReplyTo: (name) => `En réponse à ${name}\u00a0:`,
  unsend: 'Retirer',
  unsent: 'Message supprimé',
  delivered: 'Distribué',
  searchIn: 'Chercher dans la conversation',
  searchInPlaceholder: 'Chercher dans cette conversation...',
  closeSearch: 'Fermer la recherche',
  searchHint: 'Saisissez un mot écrit ici.',
  searchNothing: 'Aucun message trouvé',
  searchNothingText: (q) => `Aucun message ne contient «\u00a0${q}\u00a0».`,
  searchFailed: 'La recherche n’a pas fonctionné.',
  searchOffline: 'Vous êtes hors ligne. La recherche a besoin du réseau.',
  searching: 'Recherche en cours',
  found: 'Messages trouvés',
  moreFound: 'Afficher plus',
  jumping: 'Recherche du message',
  muteTalk: 'Couper les notifications',
  unmuteTalk: 'Rétablir les notifications',
  talkMuted: 'Vous ne recevrez plus de notifications pour cette conversation',
  talkUnmuted: 'Vous recevrez de nouveau des notifications',
  archive: 'Archiver',
  unarchive: 'Remettre en boîte de réception',
  talkArchived: 'Conversation archivée',
  talkUnarchived: 'Conversation remise en boîte de réception',
  groupArchived: 'Groupe archivé',
  groupUnarchived: 'Groupe remis en boîte de réception',
  archived: 'Archives',
  archivedEmpty: 'Rien dans les archives',
  archivedEmptyText: 'Les conversations archivées restent ici jusqu’au prochain message.',
  quickReplies: 'Réponses rapides',
  quick: { still_available: 'Toujours disponible', can_meet_today: 'On peut se voir aujourd’hui' },
  safety:
    'Prudence\u00a0: payez sur {campus.name}. L’argent envoyé ailleurs ne peut être ni retenu ni remboursé.',
  findStudent: 'Trouver un étudiant',
  findStudentText: 'Cherchez par nom, puis écrivez-lui.',
  name: 'Nom',
  namePlaceholder: 'p. ex. {campus.exampleName}',
  noOneFound: 'Personne ne porte ce nom',
  findFailed: 'La recherche a échoué. Veuillez réessayer.',
  openFailed: 'Impossible de commencer la conversation. Veuillez réessayer.',
  close: 'Fermer',
  addPhoto: 'Ajouter une photo',
  photo: 'Photo',
  addFile: 'Ajouter un fichier',
  uploadGone: 'La photo ou le fichier a attendu plus d’un jour. Supprimez ce message et renvoyez-le.',
  sendsWhenStored: 'Envoyé dès que tout est en ligne.',
  sendsWhenOnline: 'Pas de connexion. Envoyé à votre retour en ligne, si cette conversation reste ouverte.',
  doNotSendYet: 'Pas encore',
  file: 'Fichier',
  fileMany: (max) => `Vous pouvez ajouter ${max} fichiers à la fois. Les autres ont été laissés de côté.`,
  photoMissing: 'Cette photo ne peut plus être affichée',
  openPhoto: 'Photo, l’ouvrir en entier',
  removePhoto: 'Retirer la photo',
  retryPhoto: 'Réessayer',
  photoType: 'Nous ne pouvons pas envoyer ce fichier. Utilisez JPEG, PNG, GIF, WebP ou AVIF.',
  photoSize: 'Une photo peut peser 10\u00a0Mo au maximum.',
  photoMany: (max) => `Vous pouvez ajouter ${max} photos à la fois. Les autres ont été laissées de côté.`,
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  tooLong: (max) => `${max} caractères au maximum`,
};
