import type { OfflineHandoverMessages } from './offline-handover.messages.js';

export const messages: OfflineHandoverMessages = {
  title: 'Pas de réseau là où vous vous retrouvez\u00a0?',
  offline: 'Vous êtes hors ligne. Voici ce que votre téléphone a enregistré de la commande.',
  buyer: 'l’acheteur',
  seller: 'le vendeur',
  ready: (name) => `Votre téléphone a un bon hors ligne que ${name} peut vérifier.`,
  none: 'Ce téléphone n’a pas encore de bon pour cette commande. Ouvrez cette page une fois avec du réseau\u00a0: ensuite, elle fonctionne sans.',
  asking: 'Récupération du bon...',
  show: 'Montrer le bon',
  ask: ({ name, amount }) =>
    `Ne montrez le bon que si vous avez ce que vous avez payé. Il donne ${amount} à ${name}, et vous ne pouvez pas revenir en arrière.`,
  askYes: 'Je l’ai, montrer le bon',
  askNo: 'Pas encore',
  qr: 'Bon qui libère l’argent de cette commande',
  typed: 'Ou dictez-le\u00a0:',
  shownHint: (name) => `${name} le scanne ou le saisit sur la page de cette commande.`,
  shown: (name) => `${name} l’a reçu`,
  hide: 'Le masquer',
  sellerText: (name) =>
    `${name} peut montrer un bon à la place du code. Ce téléphone le vérifie sans réseau.`,
  label: 'Bon',
  help: '16 lettres et chiffres, ou scannez-le.',
  check: 'Vérifier le bon',
  checking: 'Vérification...',
  scanTitle: 'Scanner le bon de l’acheteur',
  scanWrong: 'Ce bon ne semble pas correct.',
  waitingTitle: 'Remis',
  waitingBuyer: (name) =>
    `${name} reçoit l’argent dès que l’un de vos deux téléphones est en ligne. Vous n’avez rien d’autre à faire.`,
  waitingSeller: (amount) =>
    `Le bon est valable. ${amount} sont libérés dès que l’un de vos deux téléphones est en ligne, sauf si la commande est bloquée avant.`,
  clock: 'L’heure de ce téléphone est peut-être fausse. C’est l’heure du serveur qui compte.',
  refusedTitle: 'Le bon a été refusé',
  tryAgain: 'L’envoyer de nouveau',
  problems: {
    unreadable: 'Ce bon ne semble pas correct. Vérifiez le code.',
    unsupported:
      'Ce navigateur ne peut pas vérifier un bon sans réseau. Demandez le code à 6 chiffres quand vous serez en ligne.',
    no_key:
      'Ce téléphone ne peut pas encore vérifier cette commande. Ouvrez cette page une fois avec du réseau.',
    forged: 'Ce bon n’est pas authentique. Ne remettez rien.',
    not_yours: 'Ce bon paie un autre vendeur. Ne remettez rien.',
    other_order: 'Ce bon est celui d’une autre de vos commandes. Ouvrez la page de cette autre commande.',
    taken: 'Vous avez déjà utilisé le bon de cette commande.',
    frozen: 'L’argent de cette commande est bloqué. Ne remettez rien.',
    over: 'Il n’y a plus d’argent retenu pour cette commande. Ne remettez rien.',
    expired:
      'Ce bon a expiré selon l’heure de ce téléphone. Si elle est fausse, utilisez le code quand vous serez en ligne.',
    code_unknown: 'Ce n’est pas le bon de cette commande. Vérifiez les lettres et les chiffres.',
  },
  refusals: {
    forbidden: 'Seuls l’acheteur et le vendeur peuvent l’utiliser.',
    release_voucher_invalid:
      'Ce n’est pas un bon de cette commande. Demandez à l’acheteur de montrer le sien.',
    release_voucher_expired: 'Il avait expiré. Le code à 6 chiffres de la commande reste valable.',
    order_frozen: 'La banque de l’acheteur décide de ce paiement.',
    order_disputed: 'L’acheteur a signalé un problème avec cette commande, et la modération décide.',
    order_not_held: 'Il n’y a plus d’argent retenu pour cette commande.',
    conflict:
      'L’argent ne peut pas être libéré pour l’instant. Le bon est enregistré\u00a0: vous pouvez l’envoyer de nouveau.',
    other: 'Le bon est enregistré\u00a0: vous pouvez l’envoyer de nouveau.',
  },
};
