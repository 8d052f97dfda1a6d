import * as UNKNOWN_USER from '../accounts/unknown-user.js';
import type { NotificationTemplates } from './params.js';
import {
  about,
  aboutAccount,
  aboutDelivery,
  aboutEventMessage,
  aboutLesson,
  aboutMeetup,
  aboutPayout,
  decided,
  movedPlans,
} from './template-parts.js';

const COLON = '\u00a0: ';

export const french: NotificationTemplates = {
  message_received: ({ sender, count = 1 }) => ({
    title: `${sender ?? UNKNOWN_USER.fr} vous a écrit`,
    description: count === 1 ? 'Nouveau message' : `${count} nouveaux messages`,
  }),
  group_message_received: ({ sender, group, count = 1 }) => ({
    title: count === 1 ? 'Nouveau message de groupe' : 'Nouveaux messages de groupe',
    description:
      count === 1
        ? `${sender ?? UNKNOWN_USER.fr} a écrit dans «\u00a0${group}\u00a0»`
        : `${group}${COLON}${count} nouveaux messages`,
  }),
  offer_received: about('Vous avez reçu une offre'),
  offer_countered: about('Un autre prix vous est proposé'),
  offer_accepted: about('Vous êtes d’accord sur un prix'),
  offer_declined: about('Votre offre a été refusée'),
  application_received: about('Nouvelle candidature à votre tâche'),
  application_withdrawn: about('Une candidature a été retirée'),
  application_closed: about('La tâche n’est plus ouverte'),
  application_declined: about('La tâche a été confiée à quelqu’un d’autre'),
  application_invited: about('On vous invite à candidater'),
  application_reopened: about('La tâche est de nouveau ouverte'),
  task_assigned: about('La tâche est à vous'),
  task_unassigned: about('La tâche ne vous est plus confiée'),
  task_returned: about(`La personne choisie s’est désistée${COLON}choisissez quelqu’un d’autre`),
  payment_held: about('Payé et retenu pour vous'),
  payment_made: about('Votre paiement est retenu jusqu’à votre rencontre'),
  payment_failed: about('Votre paiement n’a pas abouti'),
  meetup_proposed: aboutMeetup((name) => `${name} propose un lieu et une heure`, UNKNOWN_USER.fr),
  meetup_accepted: aboutMeetup((name) => `${name} accepte le rendez-vous`, UNKNOWN_USER.fr),
  meetup_declined: aboutMeetup((name) => `${name} ne peut pas venir`, UNKNOWN_USER.fr),
  meetup_arrived: aboutMeetup((name) => `${name} est sur place et vous attend`, UNKNOWN_USER.fr),
  meetup_missed: aboutMeetup(
    (name) => `${name} indique que vous avez manqué le rendez-vous`,
    UNKNOWN_USER.fr,
  ),
  meetup_due: (values) =>
    aboutMeetup(
      (name) =>
        values.within === 'day' ? `Demain, vous retrouvez ${name}` : `Dans une heure, vous retrouvez ${name}`,
      UNKNOWN_USER.fr,
    )(values),
  lesson_moved: (values) =>
    aboutLesson(
      (name) => (values.to === 'buyer' ? 'Vous avez déplacé votre cours' : `${name} a déplacé votre cours`),
      UNKNOWN_USER.fr,
    )(values),
  lesson_move_proposed: aboutLesson(
    (name) => `${name} propose une autre heure pour votre cours`,
    UNKNOWN_USER.fr,
  ),
  lesson_move_declined: aboutLesson((name) => `${name} garde l’heure de votre cours`, UNKNOWN_USER.fr),
  lesson_due: (values) =>
    aboutLesson(
      (name) =>
        values.within === 'day'
          ? `Demain, vous avez cours avec ${name}`
          : `Dans une heure, vous avez cours avec ${name}`,
      UNKNOWN_USER.fr,
    )(values),
  series_started: (values) =>
    aboutLesson((name) => `${name} a réservé ${values.lessons} cours hebdomadaires`, UNKNOWN_USER.fr)(values),
  series_due: aboutLesson((name) => `Payez votre prochain cours avec ${name}`, UNKNOWN_USER.fr),
  series_lapsed: (values) =>
    aboutLesson(
      (name) =>
        values.to === 'buyer'
          ? `Votre cours avec ${name} n’a pas été payé à temps\u00a0: sa semaine est de nouveau libre`
          : `${name} n’a pas payé un cours à temps\u00a0: votre semaine est de nouveau libre`,
      UNKNOWN_USER.fr,
    )(values),
  series_skipped: aboutLesson((name) => `${name} saute une semaine`, UNKNOWN_USER.fr),
  series_ended: (values) =>
    aboutLesson(
      (name) =>
        ({
          other: `${name} a mis fin à vos cours hebdomadaires`,
          unpaid: `Vos cours hebdomadaires avec ${name} s’arrêtent\u00a0: deux de suite n’ont pas été payés`,
          unavailable: `Vos cours hebdomadaires avec ${name} ne peuvent pas continuer`,
        })[values.because],
      UNKNOWN_USER.fr,
    )(values),
  delivery_picked_up: aboutDelivery((name) => `${name} a récupéré votre course`, UNKNOWN_USER.fr),
  delivery_on_the_way: aboutDelivery((name) => `${name} est en route vers vous`, UNKNOWN_USER.fr),
  work_done: about('Le travail est fait\u00a0: vérifiez-le'),
  work_sent_back: about('On vous demande une révision'),
  work_due: about('Le travail devait être fait\u00a0: marquez-le comme terminé'),
  work_overdue: (values) =>
    about(
      values.to === 'buyer'
        ? 'Le travail est en retard\u00a0: vous pouvez annuler et tout récupérer'
        : 'Le travail est en retard\u00a0: marquez-le comme terminé, sinon il peut être annulé',
    )(values),
  work_refunded: about('Le travail n’a pas été marqué comme terminé\u00a0: l’argent a été rendu'),
  milestones_proposed: about('On vous propose des étapes de paiement'),
  milestones_accepted: about('Vos étapes sont acceptées'),
  milestones_declined: about('Vos étapes ont été refusées'),
  milestones_expired: (values) =>
    about(
      values.to === 'buyer'
        ? 'Vos étapes sont restées sans réponse'
        : 'Les étapes restées sans réponse ont pris fin',
    )(values),
  payment_released: (values) =>
    about(values.to === 'seller' ? 'L’argent est à vous' : 'Votre paiement a été libéré')(values),
  payment_auto_released: (values) => french.payment_released(values),
  payment_cancelled: (values) =>
    about(values.by === 'buyer' ? 'L’acheteur a annulé la commande' : 'Le vendeur a annulé la commande')(
      values,
    ),
  payment_blocked: (values) =>
    about(
      values.kept
        ? 'On vous bloque, mais vous pouvez écrire au sujet de cette commande jusqu’à sa fin'
        : values.to === 'buyer'
          ? 'On vous bloque\u00a0: votre argent reste retenu. Signalez un problème pour le récupérer'
          : 'On vous bloque\u00a0: l’argent reste retenu. Vous pouvez annuler la commande',
    )(values),
  payment_disputed: (values) =>
    about(
      values.to === 'seller' ? 'L’acheteur a signalé un problème' : 'La modération examine votre commande',
    )(values),
  payment_dispute_answered: about('Le vendeur a répondu à votre signalement'),
  payment_dispute_released: about(`La modération donne raison au vendeur${COLON}l’argent est libéré`),
  payment_dispute_refunded: about(`La modération donne raison à l’acheteur${COLON}l’argent lui est rendu`),
  payment_dispute_withdrawn: about('L’acheteur a retiré son signalement'),
  payment_dispute_conceded: about(
    'Le vendeur accepte votre signalement\u00a0: tout votre argent vous est rendu',
  ),
  payment_settlement_proposed: about('Un remboursement partiel est proposé\u00a0: répondez'),
  payment_settlement_declined: about('Votre remboursement partiel a été refusé'),
  payment_settled: (values) =>
    about(
      values.to === 'buyer'
        ? 'C’est convenu\u00a0: une partie de votre argent vous est rendue'
        : 'C’est convenu\u00a0: une partie de l’argent est rendue à l’acheteur',
    )(values),
  payment_mismatched: (values) =>
    about(
      values.to === 'buyer'
        ? `Votre paiement n’était pas du bon montant${COLON}il vous est rendu en entier`
        : `Un paiement n’était pas du bon montant${COLON}il est rendu à l’acheteur`,
    )(values),
  payment_refunded: (values) =>
    about(
      values.because === 'event_cancelled'
        ? 'Annulé par l’organisateur\u00a0: votre remboursement est en route'
        : 'Votre remboursement est en route',
    )(values),
  payment_refunded_by_staff: (values) => ({
    title:
      values.to === 'buyer'
        ? 'Notre équipe vous rend votre argent'
        : 'Notre équipe a rendu son argent à l’acheteur',
    description: decided(values, COLON),
  }),
  payment_refund_arrived: about('Votre remboursement est arrivé'),
  payment_refund_failed: about(`Votre remboursement a du retard${COLON}nous nous en occupons`),
  credit_given: ({ note }) => ({ title: 'Un avoir vous a été accordé', description: note }),
  credit_withdrawn: ({ note }) => ({ title: 'Un avoir vous a été retiré', description: note }),
  payout_paid: aboutPayout(
    'Votre argent a été envoyé sur votre compte de versement',
    `Votre argent est parti en retard${COLON}les frais vous sont rendus`,
  ),
  payout_failed: aboutPayout(
    `Votre versement est revenu${COLON}vérifiez votre compte de versement`,
    `Versement revenu, frais rendus${COLON}vérifiez votre compte de versement`,
  ),
  payout_limited: ({ limitMinor, ...values }) =>
    aboutAccount(
      limitMinor === null
        ? `Limite de votre portefeuille atteinte${COLON}les versements sont suspendus`
        : `Limite de votre portefeuille atteinte${COLON}nous envoyons l’argent en parties`,
    )(values),
  payout_delayed: aboutPayout(
    `Votre versement est retardé de notre côté${COLON}rien à faire, l’argent est à vous`,
    `Votre versement est retardé de notre côté. Rien à faire${COLON}l’argent et les frais sont à vous`,
  ),
  payout_account_added: aboutAccount(
    'Votre compte de versement a été ajouté. Nous y versons à partir de demain',
  ),
  payout_account_changed: aboutAccount('Votre compte de versement a été modifié'),
  dispute_opened: about('Un acheteur a signalé un problème'),
  chargeback_raised: (values) =>
    about(
      values.to === 'buyer'
        ? 'Votre banque réclame votre paiement'
        : values.effect === 'frozen'
          ? `La banque de l’acheteur réclame le paiement${COLON}l’argent est bloqué`
          : `La banque de l’acheteur réclame le paiement${COLON}il sera déduit de vos prochains versements`,
    )(values),
  chargeback_won: (values) =>
    about(
      values.to === 'buyer'
        ? `Votre banque a décidé${COLON}le paiement reste valable`
        : values.effect === 'frozen'
          ? `La banque vous donne raison${COLON}la commande continue`
          : `La banque vous donne raison${COLON}rien n’est déduit de vos versements`,
    )(values),
  chargeback_lost: (values) =>
    about(
      values.to === 'buyer'
        ? 'Votre banque a repris le paiement pour vous'
        : values.effect === 'frozen'
          ? `La banque de l’acheteur a repris le paiement${COLON}la commande est terminée`
          : `La banque de l’acheteur a repris le paiement${COLON}vous devez ce qui vous a été versé`,
    )(values),
  chargeback_opened: about('Une banque réclame un paiement'),
  chargeback_due: about('Une réponse à une banque est attendue bientôt'),
  payouts_waiting: ({ count }) => ({
    title: 'Des versements attendent l’opérateur',
    description:
      count === 1
        ? '1 versement attend. La console dit quoi faire.'
        : `${count} versements attendent. La console dit quoi faire.`,
  }),
  ledger_differs: ({ count }) => ({
    title: 'Le prestataire de paiement et nos comptes ne sont pas d’accord',
    description: count === 1 ? '1 nouvel écart' : `${count} nouveaux écarts`,
  }),
  webhook_disabled: ({ host }) => ({
    title: 'Le webhook d’un partenaire a été désactivé',
    description: `${host} n’accepte plus rien depuis trois jours`,
  }),
  event_changed: about('Un événement auquel vous allez a changé'),
  event_moved: (values) => ({
    title: {
      holder: 'Votre événement est déplacé. Vous pouvez encore vous faire rembourser',
      guest: 'Un événement auquel vous allez est déplacé',
      waiting: 'Un événement que vous attendez est déplacé. Vous gardez votre place dans la file',
    }[values.role],
    description: movedPlans(values, 'fr', (from, to) => `Avant\u00a0: ${from} → maintenant\u00a0: ${to}`),
  }),
  event_cancelled: about('Un événement a été annulé'),
  door_helper: about('Vous pouvez contrôler les billets de cet événement'),
  event_message: aboutEventMessage(
    (name, listing) => `${name ?? UNKNOWN_USER.fr} à propos de «\u00a0${listing}\u00a0»`,
    'Ouvrez la page de l’événement pour le lire.',
  ),
  event_moved_up: about(`Vous avez avancé${COLON}une place est à vous`),
  event_offered: about('Un billet vous est réservé pendant 2 heures'),
  event_offer_over: about('Le billet qui vous était réservé est passé à la personne suivante'),
  listing_expiring: about('Votre annonce se termine dans 3 jours'),
  listing_expired: about('Votre annonce est terminée'),
  safe_deal_ended: about('Votre lien de vente sécurisée est terminé'),
  listing_hidden: (values) => ({
    title:
      values.note === null
        ? 'Votre annonce est masquée pendant que la modération l’examine'
        : 'La modération a masqué votre annonce',
    description: decided(values, COLON),
  }),
  listing_restored: (values) => ({
    title: 'Votre annonce est de nouveau visible',
    description: decided(values, COLON),
  }),
  listing_deleted: (values) => ({
    title: 'La modération a supprimé votre annonce',
    description: decided(values, COLON),
  }),
  appeal_received: about('Une décision est contestée'),
  appeal_restored: (values) => ({
    title: `Votre contestation a abouti${COLON}tout le monde le voit de nouveau`,
    description: decided(values, COLON),
  }),
  appeal_upheld: (values) => ({
    title: `Votre contestation a été examinée${COLON}la décision est maintenue`,
    description: decided(values, COLON),
  }),
  moderation_warning: ({ reason }) => ({
    title: 'La modération vous a adressé un avertissement',
    description: reason,
  }),
  student_verification_due: ({ days, email }) => ({
    title: `Confirmez sous ${days} ${days === 1 ? 'jour' : 'jours'} que vous faites toujours des études`,
    description: `Cela prend une minute${COLON}un code est envoyé à ${email}`,
  }),
  student_verification_over: ({ email }) => ({
    title: 'Votre statut étudiant n’est plus vérifié',
    description: `Confirmez-le avec un code envoyé à ${email} pour publier, candidater et payer de nouveau`,
  }),
  review_received: about('Vous avez reçu un avis'),
  review_shown: about('Vos avis sont là'),
  followed_posted: ({ name, listing, count }) => ({
    title:
      count === 1
        ? `Du nouveau chez ${name ?? UNKNOWN_USER.fr}`
        : `${count} nouvelles annonces de ${name ?? UNKNOWN_USER.fr}`,
    description: listing,
  }),
  price_dropped: (values) =>
    about(
      values.percent === 100
        ? 'Une annonce enregistrée est désormais gratuite'
        : `Une annonce enregistrée coûte ${values.percent}\u00a0% de moins`,
    )(values),
  saved_search_match: (values) =>
    about(
      values.search === ''
        ? 'Du nouveau pour votre recherche enregistrée'
        : `Du nouveau pour «\u00a0${values.search}\u00a0»`,
    )(values),
  wanted_answered: ({ listing, wanted }) => ({
    title: `Un étudiant a quelque chose pour «\u00a0${wanted}\u00a0»`,
    description: listing,
  }),
  stall_paid_ordered: ({ listing, number }) => ({
    title: `Nouvelle commande ${number}, payée`,
    description: listing,
  }),
  stall_cash_ordered: ({ listing, number }) => ({
    title: `Nouvelle commande ${number}, payée en espèces`,
    description: listing,
  }),
  stall_ready: ({ listing, number }) => ({ title: `La commande ${number} est prête`, description: listing }),
  stall_cash_ended: ({ listing, number, to }) => ({
    title: to === 'seller' ? `La commande ${number} a été annulée` : `La commande ${number} a été refusée`,
    description: listing,
  }),
  wanted_removed: (values) => ({
    title: 'La modération a retiré votre demande',
    description: decided(values, COLON),
  }),
};
