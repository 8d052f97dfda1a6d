import type { CompletionMessages } from './completion.messages.js';

export const messages: CompletionMessages = {
  title: 'Le travail',
  statuses: { working: 'En cours', done: 'Terminé', revision: 'Révision' },
  worker: 'l’étudiant',
  poster: 'l’auteur de la tâche',
  buyer: {
    working: (name) => `${name} y travaille, et le marquera comme terminé ici.`,
    done: (name, day) =>
      `Vérifiez-le, puis libérez l’argent ou demandez une révision. Sans réponse de votre part, ${name} est payé le ${day}.`,
    revision: (name) => `Vous avez demandé une révision. ${name} la marquera comme terminée ici.`,
  },
  seller: {
    working: (name) =>
      `Marquez-le comme terminé quand c’est fait. L’argent est à vous quand ${name} l’accepte, ou sept jours plus tard.`,
    done: (name, day) => `Attendez que ${name} le vérifie. L’argent est libéré le ${day} au plus tard.`,
    revision: (name) =>
      `${name} demande des changements. Marquez-le de nouveau comme terminé quand c’est fait.`,
  },
  deadline: {
    buyer: {
      ahead: (due, cancel) =>
        `Prévu pour le ${due}. S’il n’est pas marqué comme terminé, vous pouvez annuler à partir du ${cancel} et tout récupérer.`,
      overdue: (due, refund) =>
        `C’était prévu pour le ${due}. Vous pouvez annuler maintenant et tout récupérer. Si ce n’est pas fait le ${refund}, l’argent vous est rendu automatiquement.`,
    },
    seller: {
      ahead: (due, cancel, name) =>
        `Prévu pour le ${due}. ${name} peut annuler à partir du ${cancel} si ce n’est pas marqué comme terminé.`,
      overdue: (due, refund, name) =>
        `C’était prévu pour le ${due}\u00a0: ${name} peut annuler. Si ce n’est pas marqué comme terminé le ${refund}, l’argent est rendu.`,
    },
  },
  errand: {
    note: 'Où l’avez-vous laissé\u00a0?',
    notePlaceholder: 'Qui l’a pris, ou où il se trouve',
    accept: 'Je l’ai reçu',
    acceptTitle: 'Confirmer la livraison et libérer l’argent\u00a0?',
    noMore: 'Un problème\u00a0? Signalez-le plus bas.',
  },
  said: (name, when) => `${name}, ${when}`,
  you: 'Vous',
  asked: 'Révision demandée\u00a0:',
  note: 'Qu’avez-vous fait\u00a0?',
  notePlaceholder: 'Ce qui est fait, et où le voir',
  files: 'Fichiers',
  addFiles: 'Ajouter des fichiers',
  filesHint: (count) =>
    `Jusqu’à ${count} fichiers de 25\u00a0Mo\u00a0: PDF, Word, Excel, PowerPoint, ZIP ou images.`,
  filesWaiting: 'Marqué comme terminé dès que tous les fichiers sont arrivés.',
  filesFailed: 'Tous les fichiers ne sont pas arrivés. Renvoyez ceux qui ont échoué, ou retirez-les.',
  finish: 'Marquer comme terminé',
  finishing: 'Envoi...',
  finished: 'Marqué comme terminé',
  accept: 'Accepter le travail',
  acceptTitle: 'Accepter le travail et libérer l’argent\u00a0?',
  acceptText: (name) => `${name} reçoit l’argent aussitôt. C’est définitif.`,
  acceptConfirm: 'Libérer l’argent',
  accepting: 'Libération...',
  revise: 'Demander une révision',
  reviseTitle: 'Demander une révision',
  reviseText: (left) =>
    left === 1
      ? 'C’est votre dernière révision. L’argent n’est libéré qu’une fois le travail terminé.'
      : `Vous pouvez encore en demander ${left}. L’argent n’est libéré qu’une fois le travail terminé.`,
  reason: 'Que faut-il changer\u00a0?',
  noMore: 'Vous avez utilisé toutes vos révisions. Acceptez le travail, ou signalez un problème.',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  close: 'Fermer',
  cancel: 'Annuler',
  send: 'Envoyer',
  sending: 'Envoi...',
  sentBack: 'Révision demandée',
};
