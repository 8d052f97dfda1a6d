import type { StepUpMessages } from './step-up.messages.js';

export const messages: StepUpMessages = {
  title: 'Confirmez que c’est bien vous',
  text: 'Il faut à nouveau votre mot de passe. Ce que vous avez saisi est conservé.',
  textPasskey:
    'Utilisez une clé d’accès, ou saisissez votre mot de passe. Ce que vous avez saisi est conservé.',
  password: 'Votre mot de passe',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  usePasskey: 'Utiliser une clé d’accès',
  passkeyWaiting: 'En attente de votre appareil...',
  passkeyFailed: 'Votre appareil n’a pas pu utiliser de clé d’accès. Saisissez votre mot de passe.',
  wrong: 'Ce n’est pas votre mot de passe.',
  tooMany: (wait) => `Trop de mots de passe incorrects. Réessayez dans ${wait}.`,
  failed: 'La vérification n’a pas abouti. Veuillez réessayer.',
  confirm: 'Confirmer',
  confirming: 'Confirmation...',
  cancel: 'Annuler',
  close: 'Fermer',
};
