import type { DashboardMessages } from './dashboard.messages.js';

export const messages: DashboardMessages = {
  welcomeBack: (name) => `Ravis de vous revoir, ${name}`,
  welcome: (name) => `Bienvenue, ${name}`,
  now: 'À faire maintenant',
  steps: {
    someone: 'l’autre étudiant',
    keptUntil: (time) => `Réservé pour vous jusqu’au ${time}`,
    pay: (title) => `Payez ${title}`,
    payFact: (amount) => `${amount}. Rien n’a encore été débité.`,
    payAction: 'Continuer le paiement',
    timeOpen: 'Pas encore d’heure convenue',
    answer: 'À vous de répondre\u00a0: où et quand\u202f?',
    answerAction: 'Répondre',
    timeAt: (time, place) => `${time} · ${place}`,
    brings: (name, title) => `${name} s’en charge pour vous\u00a0: ${title}`,
    bring: (name, title) => `Pour ${name}\u00a0: ${title}`,
    meet: (name, title) => `Rencontrez ${name}\u00a0: ${title}`,
    held: (amount, until) =>
      until === null
        ? `${amount} retenus jusqu’à votre rencontre.`
        : `${amount} retenus jusqu’à votre rencontre, ou jusqu’au ${until}.`,
    yours: (amount, until) =>
      until === null
        ? `Vous recevez ${amount} contre le code.`
        : `Vous recevez ${amount} contre le code, ou le ${until}.`,
    showCode: 'Montrer mon code',
    enterCode: 'Saisir le code',
    answerUntil: (time) => `Répondre avant le ${time}`,
    offer: (name, amount, title) => `${name} propose ${amount}\u00a0: ${title}`,
    offerFact: (price) => `Prix affiché\u00a0: ${price}.`,
    agreedFact: (amount, price) => `Vous vous êtes mis d’accord sur ${amount}. Prix affiché\u00a0: ${price}.`,
    agreedAction: 'Payer ce prix',
    agreedBook: 'Choisir une heure',
    applicants: (count) => (count === 1 ? '1 candidature' : `${count} candidatures`),
    choose: (title) => `Choisissez quelqu’un\u00a0: ${title}`,
    chooseFact: 'Rien n’est payé avant votre choix.',
    chooseAction: 'Voir les candidatures',
    taskDue: (title) => `Terminez\u00a0: ${title}`,
    taskDueFact: 'Vous avez promis de le faire d’ici là.',
    seeTask: 'Voir la tâche',
    listingEnds: (title) => `${title} se termine bientôt`,
    listingEndsFact: 'Changez la date, ou republiez plus tard.',
    seeListing: 'Voir l’annonce',
    unread: (count) => (count === 1 ? '1 conversation non lue' : `${count} conversations non lues`),
    wrote: (name, others) =>
      others === 0
        ? `${name} vous a écrit`
        : others === 1
          ? `${name} et 1 autre personne vous ont écrit`
          : `${name} et ${others} autres personnes vous ont écrit`,
    wroteFact: 'Une réponse rapide fait vendre.',
    reply: 'Répondre',
  },
  fallbackName: 'Étudiant',
  totalEarnings: 'Gains totaux',
  pendingEarnings: 'Gains en attente',
  expected: 'Attendus sous 7 jours',
  completedTasks: 'Tâches terminées',
  activeApplications: 'Candidatures en cours',
  activity: 'Aperçu de l’activité',
  span: 'Période',
  week: 'Semaine',
  month: 'Mois',
  year: 'Année',
  time: 'Période',
  earned: 'Gagné',
  noActivity: 'Rien gagné sur cette période pour l’instant.',
  firstSteps: 'Ce que vous gagnez s’affiche ici. Vendez ce qui ne vous sert plus, ou prenez une tâche.',
  post: 'Publier une tâche',
  findTask: 'Trouver une tâche',
  deadlines: 'Prochaines échéances',
  noDeadlines: 'Aucune échéance. Profitez de la journée.',
  kinds: {
    release: 'Le paiement est libéré',
    task: 'Échéance de la tâche',
    listing: 'Votre annonce se termine',
    session: 'La séance réservée commence',
  },
  recommended: 'Recommandé pour vous',
  browseAll: 'Tout parcourir',
  noRecommended: 'Rien d’ouvert pour l’instant. Publiez en premier.',
  recent: 'Activité récente',
  noRecent: 'Vos annonces, messages et paiements apparaîtront ici.',
  failed: 'Impossible de charger votre tableau de bord.',
  retry: 'Réessayer',
};
