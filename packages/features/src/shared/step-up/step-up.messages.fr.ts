import type { StepUpMessages } from './step-up.messages.js';

export const messages: StepUpMessages = {
  title: 'Confirmez que c’est bien vous',
  text: 'Il faut à nouveau votre mot de passe. Ce que vous avez saisi est conservé.',
  password: 'Votre mot de passe',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  required: 'Obligatoire',
  wrong: 'Ce n’est pas votre mot de passe.',
  tooMany: (seconds) => `Trop de mots de passe incorrects. Réessayez dans ${seconds} secondes.`,
  failed: 'La vérification n’a pas abouti. Veuillez réessayer.',
  confirm: 'Confirmer',
  confirming: 'Confirmation...',
  cancel: 'Annuler',
  close: 'Fermer',
};
