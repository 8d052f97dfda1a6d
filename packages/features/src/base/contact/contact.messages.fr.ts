import type { ContactMessages } from './contact.messages.js';

export const messages: ContactMessages = {
  title: 'Contact',
  intro:
    'Écrivez-nous pour tout\u00a0: un paiement, un signalement, une idée. Une vraie personne vous répond.',
  name: 'Nom',
  email: 'E-mail',
  subject: 'Objet',
  message: 'Message',
  badEmail: 'Adresse e-mail invalide',
  send: 'Envoyer le message',
  sending: 'Envoi…',
  sent: 'Merci pour votre message\u00a0!',
  sentText: 'Nous répondons sous un jour ouvré, à l’adresse que vous avez donnée.',
  another: 'Envoyer un autre message',
  failed: 'Votre message n’a pas pu être envoyé. Veuillez réessayer.',
  whereTitle: 'Où nous sommes',
  hoursTitle: 'Horaires',
  hours: 'Du lundi au vendredi, de 9\u00a0h à 17\u00a0h',
  mapTitle: 'Carte de notre adresse',
  showMap: 'Afficher la carte',
  mapNote: 'Ouvre une carte d’OpenStreetMap, qui verra votre adresse IP.',
  openMap: 'Ouvrir dans OpenStreetMap',
  faqTitle: 'Questions fréquentes',
  faq: [
    {
      q: 'J’ai payé et le vendeur ne répond pas. Mon argent est-il perdu\u00a0?',
      a: 'Non. Il est retenu jusqu’à ce que vous donniez votre code. Attendez un jour, puis ouvrez un litige depuis la page du paiement\u00a0: la modération tranche.',
    },
    {
      q: 'Mon code à usage unique n’arrive pas.',
      a: 'Regardez dans les indésirables de votre boîte universitaire. Au bout de 60 secondes, vous pouvez en demander un nouveau. Le plus récent compte.',
    },
    {
      q: 'Mon université n’est pas dans la liste.',
      a: 'Écrivez-nous son nom et la fin des adresses e-mail de ses étudiants. Nous ajoutons les universités accréditées.',
    },
    {
      q: 'Comment signaler quelqu’un\u00a0?',
      a: 'Chaque annonce, message et profil a un bouton de signalement. La modération examine chaque signalement.',
    },
    {
      q: 'Quand reçois-je l’argent de ma vente\u00a0?',
      a: 'Dès que le code de l’acheteur est saisi, l’argent est à vous. Il est versé sur votre {campus.payoutAccount} sous un jour, à partir de {campus.payoutMinimum}.',
    },
  ],
  moreHelp: 'D’autres réponses sont dans le centre d’aide.',
};
