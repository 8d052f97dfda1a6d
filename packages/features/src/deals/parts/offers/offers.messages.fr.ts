import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import type { OffersMessages } from './offers.messages.js';

export const messages: OffersMessages = {
  asked: (name, amount) => `${name} propose ${amount}`,
  waiting: (amount) => `Vous avez proposé ${amount}`,
  agreed: (amount) => `Prix convenu\u00a0: ${amount}`,
  declined: (amount) => `L’offre de ${amount} a été refusée`,
  withdrawn: (amount) => `L’offre de ${amount} a été retirée`,
  expired: (amount) => `L’offre de ${amount} est terminée`,
  listed: (price) => `Prix affiché\u00a0: ${price}.`,
  answerUntil: (when) => `Vous pouvez répondre jusqu’au ${when}.`,
  waitingUntil: (name, when) => `${name} peut répondre jusqu’au ${when}.`,
  receive: (payout) => `Vous recevriez ${payout}.`,
  keptForYou: (when) => `Ce prix est valable jusqu’au ${when}.`,
  keptForThem: (name, when) => `${name} peut payer ce prix jusqu’au ${when}.`,
  accept: 'Accepter',
  counter: 'Contre-offre',
  decline: 'Refuser',
  withdraw: 'Retirer',
  pay: (total) => `Payer ${total}`,
  book: 'Choisir une heure',
  acceptTitle: (amount) => `Accepter ${amount}\u00a0?`,
  acceptAsSeller: (name) =>
    `${name} pourra payer ce prix pendant 24 heures. D’ici là, une autre personne peut encore acheter au prix affiché.`,
  acceptAsBuyer:
    'Vous pourrez payer ce prix pendant 24 heures. D’ici là, une autre personne peut encore acheter au prix affiché.',
  makeTitle: 'Faire une offre',
  makeText: (name, price) =>
    `Le prix affiché est ${price}. ${name} a 24 heures pour répondre. Rien n’est débité pour l’instant.`,
  counterTitle: 'Faire une contre-offre',
  counterText: (name, amount, price) =>
    `${name} propose ${amount}\u00a0; le prix affiché est ${price}. ${name} a 24 heures pour répondre.`,
  amount: 'Votre prix',
  between: (lowest, highest) => `De ${lowest} à ${highest}`,
  suggestions: 'Prix suggérés',
  strictlyBetween: (above, below) => `Plus de ${above}, moins de ${below}`,
  notBetween: (above, below) =>
    `Proposez un prix entre les deux derniers\u00a0: plus de ${above} et moins de ${below}.`,
  amountNeeded: 'Saisissez un montant, comme 120 ou 99,50.',
  tooSmall: (lowest) => `Proposez au moins la moitié du prix\u00a0: ${lowest}.`,
  tooLarge: (price) => `Proposez moins que le prix\u00a0: ${price}.`,
  close: 'Fermer',
  cancel: 'Annuler',
  send: 'Envoyer l’offre',
  sending: 'Envoi...',
  sent: (name) => `Envoyé. Nous vous préviendrons dès la réponse de ${name}.`,
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  received: 'Offres pour cette annonce',
  talk: (name: string) => `Messages avec ${name}`,
  other: UNKNOWN_USER.fr,
};
