import type { AboutMessages } from './about.messages.js';

export const messages: AboutMessages = {
  title: 'À propos',
  intro:
    '{campus.name}, c’est là que les étudiants vérifiés des universités {campus.ofCountry} achètent, vendent, donnent des cours, livrent et gagnent de l’argent, sans en confier à des inconnus.',
  missionTitle: 'Notre mission',
  mission:
    'Chaque campus regorge d’objets, de talents et de services dont quelqu’un a besoin deux résidences plus loin. Ce qui manque, c’est la confiance\u00a0: on craint de payer d’abord, on craint de livrer d’abord. Nous retenons l’argent entre les deux et n’admettons que des étudiants, pour qu’échanger avec un inconnu soit aussi sûr qu’avec un ami.',
  valuesTitle: 'Ce à quoi nous tenons',
  values: [
    {
      title: 'Personne ne paie un inconnu',
      text: 'L’argent est retenu jusqu’à la rencontre et au code montré.',
    },
    {
      title: 'Étudiants seulement',
      text: 'Chacun a confirmé son adresse universitaire. Ni exception, ni invité.',
    },
    {
      title: 'Léger en données',
      text: 'Des pages légères, des images plus légères encore, et rien qui vous suive.',
    },
    {
      title: 'Prix transparents',
      text: 'Chaque frais est affiché avant le paiement, au {campus.minorUnit} près.',
    },
  ],
  storyTitle: 'Notre histoire',
  story: [
    'Tout a commencé par un matelas. Payé d’avance par mobile money à un vendeur d’un groupe de quatre mille personnes, et jamais vu. Tous ceux que nous avons interrogés avaient une histoire semblable.',
    'Nous avons donc construit la plus petite chose qui l’aurait évité\u00a0: une liste où seuls des étudiants publient, et un paiement qui attend une poignée de main. Les cours, les livraisons, les événements, les supports et le travail payé ont suivi, car la même confiance leur sert à tous.',
  ],
  teamTitle: 'L’équipe',
  team: [
    {
      title: 'Produit et ingénierie',
      text: 'Construit le site et le mesure sur les téléphones des étudiants.',
    },
    {
      title: 'Confiance et sécurité',
      text: 'Lit chaque signalement, tranche les litiges et répond de chaque décision consignée.',
    },
    {
      title: 'Assistance campus',
      text: 'Répond à vos messages du lundi au vendredi, et connaît le campus comme sa poche.',
    },
  ],
  aimsTitle: 'Où nous allons',
  aimsText: 'Mieux vaut y arriver que s’en vanter\u00a0: pas de chiffres ronds ici.',
  aims: [
    'Chaque étudiant, sur chaque campus',
    'Du travail payé dans chaque résidence',
    'Des employeurs qui recrutent d’abord ici',
  ],
  socialTitle: 'Suivez-nous',
  callTitle: 'Voyez par vous-même',
  callText: 'Il suffit de deux minutes et de votre adresse universitaire.',
  signUp: 'S’inscrire maintenant',
  dashboard: 'Aller au tableau de bord',
};
