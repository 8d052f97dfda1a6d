import type { AppealsMessages } from './appeals.messages.js';

export const messages: AppealsMessages = {
  title: 'Ce qui est arrivé à votre annonce',
  back: 'Mes annonces',
  kinds: {
    hide: 'La modération l’a masquée',
    delete: 'La modération l’a supprimée',
    reports: 'Masquée pendant que la modération l’examine',
  },
  decidedOn: (date) => `Décidé le ${date}`,
  kindTexts: {
    hide: 'Seuls vous et la modération la voyez encore.',
    delete: 'Plus personne ne la voit.',
    reports:
      'Plusieurs étudiants l’ont signalée. La modération décide et vous préviendra. Si elle reste masquée, vous pourrez alors contester.',
  },
  why: 'Pourquoi',
  noReason: 'La modération n’a pas écrit de motif.',
  appeal: 'Votre contestation',
  explain:
    'Pensez-vous que c’est une erreur\u00a0? Dites-nous pourquoi, une seule fois. Une autre personne de la modération l’examinera s’il y en a une, et sa réponse sera définitive.',
  text: 'Pourquoi devrait-elle revenir\u00a0?',
  placeholder: 'Ce que la modération devrait savoir',
  writeText: 'Veuillez nous dire pourquoi.',
  send: 'Envoyer la contestation',
  sending: 'Envoi...',
  sent: 'Merci. La modération va l’examiner.',
  waiting: 'La modération va examiner votre contestation. Nous vous préviendrons ici et par e-mail.',
  youWrote: (date) => `Vous avez écrit le ${date}`,
  restored: 'Votre contestation a abouti\u00a0: l’annonce est de retour.',
  upheld: 'La modération a examiné votre contestation et maintient la décision. Elle est définitive.',
  answer: 'Ce que la modération a écrit',
  over: 'Votre annonce n’est plus masquée.',
  gone: 'Vous avez supprimé cette annonce\u00a0: il n’y a plus rien à contester.',
  seeListing: 'Voir l’annonce',
  tooMany: 'Vous avez envoyé beaucoup de contestations aujourd’hui. Réessayez demain.',
  failedToSend: 'Votre contestation n’a pas pu être envoyée. Veuillez réessayer.',
  post: {
    title: 'Ce qui est arrivé à votre demande',
    back: 'Mes demandes',
    see: 'Voir la demande',
    kinds: { delete: 'La modération l’a retirée', reports: 'Masquée pendant que la modération l’examine' },
    kindTexts: {
      delete: 'Seuls vous et la modération la voyez encore.',
      reports:
        'Plusieurs étudiants l’ont signalée. La modération décide et vous le dira. Si elle est retirée, vous pourrez contester.',
    },
    restored: 'Votre contestation a abouti\u00a0: la demande est de retour.',
  },
  account: {
    title: 'Votre compte est suspendu',
    until: (date) => `Jusqu’au ${date}`,
    forever: 'Jusqu’à nouvel ordre',
    meanwhile:
      'En attendant, vous ne pouvez ni vous connecter, ni publier, ni écrire, ni payer, et vos annonces ne sont pas affichées. L’argent retenu pour vous le reste.',
    explain:
      'Pensez-vous que c’est une erreur\u00a0? Dites-nous pourquoi, une seule fois. Une autre personne de la modération l’examinera s’il y en a une, et sa réponse sera définitive.',
    text: 'Pourquoi devrions-nous rouvrir votre compte\u00a0?',
    waiting: 'La modération va examiner votre contestation. Nous vous écrirons par e-mail.',
    restored: 'Votre contestation a abouti\u00a0: votre compte est de nouveau ouvert.',
    upheld: 'La modération a examiné votre contestation, et votre compte reste suspendu. C’est définitif.',
    over: 'Votre compte est de nouveau ouvert',
    logIn: 'Se connecter',
    otherAccount: 'Se connecter avec un autre compte',
    unknownTitle: 'Votre compte est-il suspendu\u00a0?',
    unknownText:
      'Connectez-vous avec ce compte\u00a0: vous verrez pourquoi, jusqu’à quand, et comment contester. Personne d’autre ne peut le voir.',
    toldText:
      'La modération l’a fermé pour l’instant. Connectez-vous\u00a0: vous verrez pourquoi, jusqu’à quand, et comment contester. Nous vous avons aussi écrit un e-mail.',
    contact: 'Nous contacter',
  },
  missing: 'Il n’y a pas de décision ici',
  missingText: 'La modération n’a pas retiré cette annonce, ou elle n’est pas à vous.',
  failed: 'Le chargement a échoué.',
};
