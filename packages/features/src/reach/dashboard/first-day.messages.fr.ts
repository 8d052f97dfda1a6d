import type { FirstDayMessages } from './first-day.messages.js';

export const messages: FirstDayMessages = {
  intro: (place) =>
    place === null
      ? 'Qu’est-ce qui vous amène\u00a0?'
      : `Votre campus\u00a0: ${place}. Qu’est-ce qui vous amène\u00a0?`,
  find: 'Chercher quelque chose',
  sell: 'Vendre quelque chose',
  need: 'De quoi avez-vous besoin\u00a0?',
  needs: {
    essentials: 'Des objets',
    academia: 'Un tuteur',
    logistics: 'Un coup de main',
    buzz: 'Des événements',
    archive: 'Des annales',
    sidehustle: 'Des petits jobs',
  },
  ready: 'Tout est prêt en deux minutes',
  done: 'Fait',
  verified: 'Statut d’étudiant vérifié',
  verify: 'Prouvez que vous étudiez ici',
  photo: 'Ajoutez votre photo',
  photoDone: 'Votre photo',
  photoText: 'On répond plus vite à un visage.',
  hall: 'Indiquez votre résidence',
  hallDone: 'Votre résidence',
  hallText: 'Les listes commencent par ce qui est près de vous.',
  payout: 'Ajoutez votre {campus.payoutNumber}',
  payoutDone: 'Votre {campus.payoutNumber}',
  payoutText: 'Pour que l’on puisse vous payer. Le premier versement attend 24 heures.',
  safeTitle: 'Ne payez qu’ici.',
  safeText:
    'Nous gardons votre argent jusqu’à votre rencontre. Si vous payez d’avance ou dans une autre application, nous ne pouvons pas vous le rendre.',
};
