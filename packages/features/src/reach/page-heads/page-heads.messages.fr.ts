import type { PageHeadMessages, PageHeadWords } from './page-heads.messages.js';

const named = (name: string, description?: string): PageHeadWords => ({
  title: `${name} | {campus.name}`,
  ...(description !== undefined && { description }),
});

export const messages: PageHeadMessages = {
  general:
    'La place de marché des étudiants vérifiés {campus.ofCountry}. Achetez, vendez, donnez des cours et gagnez sur le campus\u00a0; votre argent est retenu jusqu’à la rencontre.',
  home: { title: '{campus.name}\u00a0: acheter, vendre et gagner sur le campus, en sécurité' },
  login: named('Connexion'),
  suspended: named('Votre compte est suspendu'),
  register: named(
    'Inscription',
    'Inscrivez-vous avec votre adresse universitaire. S’inscrire, publier et écrire est gratuit.',
  ),
  otp: named('Vérifiez votre adresse'),
  forgotPassword: named('Mot de passe oublié'),
  claim: named('Vos annonces'),
  denySignIn: named('Nouvelle connexion'),
  resetPassword: named('Nouveau mot de passe'),
  terms: named(
    'Conditions d’utilisation',
    'Qui peut s’inscrire, comment l’argent est retenu et libéré, ce que cela coûte et comment les litiges sont tranchés.',
  ),
  privacy: named(
    'Politique de confidentialité',
    'Ce que nous savons de vous, pourquoi, combien de temps, et vos droits selon {campus.act} {campus.ofCountry}.',
  ),
  cookies: named(
    'Politique relative aux cookies',
    'Ce qui est gardé sur votre appareil, pourquoi, et comment vous en décidez.',
  ),
  about: named(
    'À propos',
    'Qui construit la place de marché des étudiants {campus.ofCountry}, et pourquoi l’argent est retenu jusqu’à la rencontre.',
  ),
  pricing: named(
    'Tarifs',
    'Basic est gratuit pour chaque étudiant vérifié. Voyez ce que coûte un paiement, au {campus.minorUnit} près.',
  ),
  contact: named(
    'Contact',
    'Écrivez-nous au sujet d’un paiement, d’un signalement ou d’une idée. Du lundi au vendredi, de 9\u00a0h à 17\u00a0h.',
  ),
  universities: named(
    'Universités',
    'Les {campus.universities} universités {campus.ofCountry} dont les étudiants peuvent s’inscrire, et ce qui s’y trouve.',
  ),
  university: ({ name, displayName, location }) =>
    named(
      name,
      `Ce que les étudiants de ${displayName} (${location}) vendent, enseignent et cherchent sur {campus.name}.`,
    ),
  categories: named(
    'Catégories',
    'Ordinateurs, manuels, cours, livraisons, événements, anciens sujets et travail payé sur le campus.',
  ),
  category: (name) =>
    named(
      name,
      `${name} sur le campus\u00a0: ce qui est ouvert chez les étudiants vérifiés {campus.ofCountry}.`,
    ),
  course: (code) =>
    named(
      code,
      `Documents d’étude, tuteurs et manuels pour ${code}, chez les étudiants vérifiés {campus.ofCountry}.`,
    ),
  help: named(
    'Centre d’aide',
    'Des réponses courtes\u00a0: payer, argent retenu, codes de remise, versements, litiges, sécurité et vie privée.',
  ),
  article: (title) =>
    named(
      title,
      `${title}\u00a0: l’aide de {campus.name}, la place de marché des étudiants vérifiés {campus.ofCountry}.`,
    ),
  listing: (title, price, description) => named(`${title}, ${price}`, description),
  free: 'Gratuit',
  from: (amount) => `dès ${amount}`,
  onCampus: (hive) => `${hive} sur {campus.name}`,
  notFound: named('Oups\u00a0! Page introuvable'),
  dashboard: named('Tableau de bord'),
  hives: named('Ruches'),
  hive: (name) => named(name),
  search: named('Recherche'),
  savedSearches: named('Recherches enregistrées'),
  notifications: named('Notifications'),
  favorites: named('Favoris'),
  moderation: named('Modération'),
  wanted: named('Demandes'),
  wantedPost: (title, description) => named(`Demande\u00a0: ${title}`, description),
  services: named('Trouver des services'),
  post: named('Publier'),
  checkout: named('Paiement'),
  availability: named('Vos heures'),
  applicants: named('Candidatures'),
  appeal: named('Ce qui est arrivé à votre annonce'),
  myListings: named('Mes annonces'),
  myWork: named('Mes tâches'),
  profile: named('Profil'),
  user: (name) => named(name),
  shelf: (name) =>
    named(`@${name}`, `@${name} vend sur {campus.name}. Nous retenons l’argent jusqu’à la remise.`),
  settings: named('Paramètres'),
  receivedShare: named('Partagé avec l’application'),
  attendees: named('Participants'),
  tickets: named('Mes billets'),
  payments: named('Transactions'),
  payment: named('Paiement'),
  receipt: named('Reçu'),
  series: named('Cours hebdomadaires'),
  payout: named('Versement'),
  payouts: named('Versements'),
  stalls: named(
    'Étals',
    'Plats, impressions et coiffures par les étudiants de votre campus\u00a0: qui est ouvert, et à quel prix.',
  ),
  stall: (name, description) => named(name, description),
  stallAt: (place) => `Étal à ${place} sur {campus.name}`,
  stallPlain: 'Étal sur {campus.name}',
  stallCheckout: named('Paiement'),
  safeDeals: named('Lien de vente sécurisée'),
  safeDeal: (title, price) =>
    named(
      `${title}, ${price}`,
      'Payez en sécurité sur {campus.name}. Nous retenons l’argent jusqu’à votre rencontre.',
    ),
  stallOrder: named('Commande'),
  stallQueue: named('Mon étal'),
  stallForm: named('Mon étal'),
  messages: named('Messages'),
};
