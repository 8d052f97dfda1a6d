import type { ApplyMessages } from './apply.messages.js';

export const messages: ApplyMessages = {
  title: 'Candidater à cette tâche',
  text: (name) => `${name} voit votre nom, votre université et ce que vous écrivez.`,
  message: 'Pourquoi vous\u00a0?',
  messagePlaceholder: 'Quand vous pouvez, et ce qui fait de vous la bonne personne',
  price: 'Votre prix (facultatif)',
  priceText: (listed) => `Laissez vide pour accepter ${listed}. Si on vous choisit, ce prix est convenu.`,
  payout: (amount) => `Vous recevriez ${amount} après les frais. Si on vous choisit, ce prix est convenu.`,
  priceWrong: 'Saisissez un montant, comme 120 ou 99,50.',
  send: 'Envoyer la candidature',
  sending: 'Envoi...',
  sent: 'Candidature envoyée',
  failed: 'Impossible d’envoyer votre candidature. Veuillez réessayer.',
  close: 'Fermer',
  cancel: 'Annuler',
};
