import type { StudentVerificationMessages } from './student-verification.messages.js';

export const messages: StudentVerificationMessages = {
  title: 'Statut étudiant',
  verifiedUntil: (date) => `Vérifié jusqu’au ${date}`,
  verifiedText:
    'Chaque année, nous vous envoyons un code par e-mail pour confirmer que vous faites toujours des études.',
  dueText: (email) => `Confirmez maintenant pour un an de plus. Nous envoyons un code à ${email}.`,
  notSince: (date) => `Plus vérifié depuis le ${date}`,
  lapsedText: (email) =>
    `Pour publier, candidater ou payer quelque chose de nouveau, confirmez que vous faites toujours des études. Nous envoyons un code à ${email}.`,
  stillWorks: 'Tout le reste continue\u00a0: lecture, messages, commandes en cours et versements.',
  confirm: 'Confirmer que je fais toujours des études',
  sending: 'Envoi...',
  sendFailed: 'Le code n’a pas pu être envoyé. Veuillez réessayer.',
  mailboxGone: 'Vous n’avez plus accès à cette boîte\u00a0?',
  contact: 'Écrivez-nous',
  codeText: (email) => `Nous avons envoyé un code à 6 chiffres à ${email}. Il est valable 10 minutes.`,
  codeLabel: 'Code',
  verify: 'Vérifier',
  verifying: 'Vérification...',
  verifyFailed: 'La vérification a échoué. Veuillez réessayer.',
  resendIn: (seconds) => `Renvoyer le code dans ${seconds}\u00a0s`,
  resend: 'Renvoyer le code',
  resent: 'Un nouveau code a été envoyé',
  resendFailed: 'Impossible de renvoyer le code. Veuillez réessayer.',
  thanks: 'Merci\u00a0!',
  done: (date) => `Votre statut est vérifié jusqu’au ${date}.`,
  bannerText: 'Il le faut pour publier, candidater et payer. Tout le reste continue.',
  bannerConfirm: 'Confirmer',
  kept: 'Ce que vous avez saisi est conservé.',
  goOn: 'Continuer',
  close: 'Fermer',
};
