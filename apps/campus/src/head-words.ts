import type { Locale } from '@campushive/contract';

/** What page-heads.ts says in English, for a page whose first heading is known. */
interface HeadWords {
  readonly home: string;
  readonly general: string;
  readonly pages: Readonly<Record<string, string>>;
  readonly university: (heading: string) => string;
  readonly category: (heading: string) => string;
  readonly article: (heading: string) => string;
}

export const HEAD_WORDS: Readonly<Record<Exclude<Locale, 'en'>, HeadWords>> = {
  fr: {
    home: 'CampusHive\u00a0: acheter, vendre et gagner sur le campus, en sécurité',
    general:
      'La place de marché des étudiants vérifiés du Ghana. Achetez, vendez, donnez des cours et gagnez sur le campus\u00a0; votre argent est retenu jusqu’à la rencontre.',
    pages: {
      '/register':
        'Inscrivez-vous avec votre adresse universitaire. S’inscrire, publier et écrire est gratuit.',
      '/about':
        'Qui construit la place de marché des étudiants du Ghana, et pourquoi l’argent est retenu jusqu’à la rencontre.',
      '/pricing':
        'Basic est gratuit pour chaque étudiant vérifié. Voyez ce que coûte un paiement, au pesewa près.',
      '/contact':
        'Écrivez-nous au sujet d’un paiement, d’un signalement ou d’une idée. Du lundi au vendredi, de 9\u00a0h à 17\u00a0h.',
      '/universities':
        'Les 17 universités du Ghana dont les étudiants peuvent s’inscrire, et ce qui s’y trouve.',
      '/categories':
        'Ordinateurs, manuels, cours, livraisons, événements, anciens sujets et travail payé sur le campus.',
      '/help':
        'Des réponses courtes\u00a0: payer, argent retenu, codes de remise, versements, litiges, sécurité et vie privée.',
      '/terms':
        'Qui peut s’inscrire, comment l’argent est retenu et libéré, ce que cela coûte et comment les litiges sont tranchés.',
      '/privacy':
        'Ce que nous savons de vous, pourquoi, combien de temps, et vos droits selon l’Act 843 du Ghana.',
      '/cookies': 'Ce qui est gardé sur votre appareil, pourquoi, et comment vous en décidez.',
    },
    university: (name) => `Ce que les étudiants de ${name} vendent, enseignent et cherchent sur CampusHive.`,
    category: (name) =>
      `${name} sur le campus\u00a0: ce qui est ouvert chez les étudiants vérifiés du Ghana.`,
    article: (title) =>
      `${title}\u00a0: l’aide de CampusHive, la place de marché des étudiants vérifiés du Ghana.`,
  },
  es: {
    home: 'CampusHive: compra, vende y gana en el campus, con seguridad',
    general:
      'El mercado de los estudiantes verificados de Ghana. Compra, vende, da clases y gana en el campus; tu dinero se retiene hasta que os veis.',
    pages: {
      '/register': 'Únete con tu correo universitario. Unirse, publicar y escribir es gratis.',
      '/about':
        'Quién construye el mercado de los estudiantes de Ghana y por qué el dinero se retiene hasta que os veis.',
      '/pricing':
        'Basic es gratis para cada estudiante verificado. Mira lo que cuesta pagar, hasta el último pesewa.',
      '/contact': 'Escríbenos sobre un pago, una denuncia o una idea. De lunes a viernes, de 9:00 a 17:00.',
      '/universities':
        'Las 17 universidades de Ghana cuyos estudiantes pueden unirse, y lo que hay en ellas.',
      '/categories':
        'Portátiles, manuales, clases, entregas, eventos, exámenes anteriores y trabajo pagado en el campus.',
      '/help':
        'Respuestas breves: pagar, dinero retenido, códigos de entrega, cobros, disputas, seguridad y privacidad.',
      '/terms':
        'Quién puede unirse, cómo se retiene y se libera el dinero, lo que cuesta y cómo se deciden las disputas.',
      '/privacy': 'Lo que sabemos de ti, por qué, cuánto tiempo, y tus derechos según la Act 843 de Ghana.',
      '/cookies': 'Lo que se guarda en tu dispositivo, por qué y cómo decides sobre ello.',
    },
    university: (name) => `Lo que los estudiantes de ${name} venden, enseñan y buscan en CampusHive.`,
    category: (name) =>
      `${name} en el campus: lo que hay abierto entre los estudiantes verificados de Ghana.`,
    article: (title) => `${title}: ayuda de CampusHive, el mercado de los estudiantes verificados de Ghana.`,
  },
};
