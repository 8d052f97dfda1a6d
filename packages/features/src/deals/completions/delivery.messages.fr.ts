import type { DeliveryMessages } from './delivery.messages.js';

export const messages: DeliveryMessages = {
  title: 'Livraison',
  poster: 'l’auteur',
  helper: 'la personne qui vous aide',
  pickupPlace: 'l’endroit du retrait',
  buyer: {
    accepted: (name) => `Prochaine étape\u00a0: ${name} va au retrait.`,
    picked_up: (name) => `${name} l’a récupéré.`,
    on_the_way: (name) => `${name} est en route vers vous.`,
    delivered: (name) => `${name} l’a livré.`,
  },
  seller: {
    accepted: () => 'Allez au retrait et demandez son code à la personne sur place.',
    picked_up: (name) => `C’est récupéré. Prévenez ${name} quand vous partez.`,
    on_the_way: (name) => `À l’arrivée, demandez à ${name} le code de livraison.`,
    delivered: () => 'C’est livré. Merci\u00a0!',
  },
  pickupTitle: 'Code de retrait',
  pickupText: (place) =>
    `Envoyez-le à la personne qui remet le colis (lieu\u00a0: ${place}). La personne qui vous aide le saisit sur place. Il ne libère pas d’argent.`,
  share: 'Partager le code de retrait',
  shareText: (code, title) =>
    `Le code de retrait pour «\u00a0${title}\u00a0» est ${code}. Donnez-le à la personne qui vient, au moment de la remise.`,
  copied: 'Code de retrait copié',
  shareFailed: 'La copie a échoué.',
  enterTitle: 'Au retrait',
  enterText: (place) => `Saisissez le code à 6 chiffres que vous donne la personne sur place (${place}).`,
  enterLabel: 'Code de retrait',
  enter: 'J’ai tout récupéré',
  checking: 'Vérification...',
  codeWrong:
    'Ce n’est pas le code de retrait. Demandez à la personne sur place de le montrer encore une fois.',
  dropoffCode: 'C’est le code de livraison. Demandez à la personne sur place celui du retrait.',
  codeLocked: (wait) => `Trop de codes erronés. Réessayez dans ${wait}.`,
  enterFailed: 'Le code n’a pas pu être vérifié. Réessayez.',
  leave: 'Je suis en route',
  leaving: 'Envoi...',
  leaveFailed: 'L’envoi a échoué. Réessayez.',
  photo: 'Photo de la livraison',
  photoHint: 'Elle montre où vous l’avez laissé. Vous deux et la modération la voyez, personne d’autre.',
  addPhoto: 'Ajouter une photo de la livraison',
  replacePhoto: 'Prendre une autre photo',
  photoRefused: 'Choisissez une photo de 10\u00a0Mo au plus.',
  photoFailed: 'La photo n’a pas pu être envoyée. Réessayez.',
  sendingPhoto: 'Envoi de la photo...',
};
