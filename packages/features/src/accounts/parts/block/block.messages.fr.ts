import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import type { BlockMessages } from './block.messages.js';

const counted = (count: number, one: string, many: string) => (count <= 1 ? one : many);

export const messages: BlockMessages = {
  title: (name) => `Bloquer ${name}\u00a0?`,
  text: 'Vous ne pourrez plus vous écrire. Nous ne l’en informons pas. Vous pouvez débloquer cette personne à tout moment.',
  openOrders: (count) =>
    counted(count, 'Vous avez une commande en cours', `Vous avez ${count} commandes en cours`),
  chooseFirst: (count) =>
    counted(count, 'Choisissez d’abord ce qu’elle devient.', 'Choisissez d’abord ce qu’elles deviennent.'),
  held: (amount) => `${amount} retenus`,
  withName: (name) => `avec ${name}`,
  choice: 'Votre choix',
  cancelAndBlock: 'Annuler et bloquer',
  youGet: (amount) => `Vous récupérez la totalité\u00a0: ${amount}.`,
  theyGet: (name, amount) => `${name} récupère la totalité\u00a0: ${amount}.`,
  payersGet: 'Chacun récupère tout ce qu’il a payé.',
  notCancellable: (count) =>
    counted(
      count,
      'Plus possible\u00a0: elle a peut-être été remise, ou la modération est en train de décider.',
      'Plus possible\u00a0: l’une a peut-être été remise, ou la modération est en train de décider.',
    ),
  finish: (count) =>
    counted(count, 'Terminer cette commande, puis bloquer', 'Terminer ces commandes, puis bloquer'),
  finishText: (count) =>
    counted(
      count,
      'Vous pouvez encore vous écrire à son sujet.',
      'Vous pouvez encore vous écrire à leur sujet.',
    ),
  choiceNeeded: 'Veuillez d’abord choisir.',
  block: 'Bloquer',
  cancelOrders: (count) =>
    counted(count, 'Annuler la commande et bloquer', `Annuler ${count} commandes et bloquer`),
  keepOrders: (count) => counted(count, 'Bloquer et garder la commande', 'Bloquer et garder les commandes'),
  blocking: 'Blocage...',
  notNow: 'Plus tard',
  close: 'Fermer',
  loading: 'Recherche des commandes en cours',
  loadFailed: 'Vos commandes en cours n’ont pas pu être chargées.',
  blocked: (name) => `Vous avez bloqué ${name}`,
  unblocked: (name) => `${name} peut de nouveau vous écrire`,
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  tooLate:
    'Une commande ne peut plus être annulée. Vous pouvez la garder ouverte, ou signaler un problème sur sa page.',
  someone: UNKNOWN_USER.fr,
  undecidedTitle: (name) => `Vous avez bloqué ${name}`,
  undecidedText: 'L’argent reste retenu jusqu’à ce que vous choisissiez ce que devient cette commande.',
  decide: 'Choisir',
  keptText: (name) =>
    `Vous avez bloqué ${name}. Vous pouvez encore vous écrire au sujet de cette commande jusqu’à sa fin.`,
  theirsTitle: (name) => `${name} vous bloque`,
  theirsUndecidedBuyer:
    'Votre argent reste retenu, et rien n’est versé automatiquement. Si vous avez reçu ce que vous avez payé, montrez votre code. Sinon, signalez un problème et nous vous aidons à récupérer votre argent.',
  theirsUndecidedSeller:
    'L’argent reste retenu. Quand vous vous voyez, saisissez le code et l’argent est à vous. Ou annulez la commande\u00a0: l’acheteur récupère tout.',
  theirsKept: 'Vous pouvez encore vous écrire au sujet de cette commande jusqu’à sa fin.',
};
