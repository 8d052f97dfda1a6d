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
    sidehustle: 'Des missions payées',
  },
  ready: 'Tout est prêt en deux minutes',
  done: 'Fait',
  verified: 'Étudiant vérifié',
  verify: 'Prouvez que vous étudiez ici',
  photo: 'Ajoutez votre photo',
  photoDone: 'Votre photo',
  photoText: 'Un profil avec photo reçoit des réponses plus vite.',
  hall: 'Indiquez votre résidence',
  hallDone: 'Votre résidence',
  hallText: 'Les listes commencent par ce qui est près de vous.',
  payout: 'Ajoutez votre {campus.payoutNumber}',
  payoutDone: 'Votre {campus.payoutNumber}',
  payoutText: 'Pour que nous puissions vous payer. Le premier versement attend 24 heures.',
  safeTitle: 'Ne payez qu’ici.',
  safeText:
    'Nous retenons votre argent jusqu’à votre rencontre. Si vous payez d’avance ou dans une autre application, nous ne pouvons pas vous le rendre.',
};
