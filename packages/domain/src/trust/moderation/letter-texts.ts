import type { ServerTexts } from '../../platform/campus.js';
import type { LinkedLetterText } from '../../platform/mail/template.js';
import { writtenTime } from '../../platform/written-time.js';

/** A listing, and a moderator's own words about it. */
export interface AboutListing {
  /** The listing's title. */
  readonly listing: string;
  /** The moderator's own words. */
  readonly note: string;
}

/** The words of what moderation writes to people. The reason is the moderator's own. */
interface ModerationLetterTexts {
  suspended(
    name: string,
    suspension: { readonly reason: string; readonly until: Date | null },
  ): LinkedLetterText;
  reinstated(name: string): LinkedLetterText;
  listingHidden(name: string, decision: AboutListing): LinkedLetterText;
  listingDeleted(name: string, decision: AboutListing): LinkedLetterText;
  suspensionLifted(name: string, note: string): LinkedLetterText;
  suspensionUpheld(name: string, note: string): LinkedLetterText;
  appealRestored(name: string, answer: AboutListing): LinkedLetterText;
  appealUpheld(name: string, answer: AboutListing): LinkedLetterText;
}

const english = timeIn('en');
const french = timeIn('fr');
const spanish = timeIn('es');
const swahili = timeIn('sw');

export const MODERATION_LETTERS: ServerTexts<ModerationLetterTexts> = {
  en: {
    suspended: (name, { reason, until }) => ({
      subject: 'Your {campus.name} account is suspended',
      paragraphs: [
        `Hello ${name}, a moderator has suspended your account ${until === null ? 'until further notice' : `until ${english(until)}`}.`,
        `Reason: ${reason}`,
        'Until then you can’t log in, post, message or pay. Money held for you stays held. If you think this is a mistake, log in with your password and appeal. You can appeal once, and another moderator will review it.',
      ],
      label: 'See the decision',
    }),
    reinstated: (name) => ({
      subject: 'Your {campus.name} account is open again',
      paragraphs: [`Hello ${name}, your account is open again. Welcome back.`],
      label: 'Log in',
    }),
    listingHidden: (name, { listing, note }) => ({
      subject: 'A moderator has hidden your listing',
      paragraphs: [
        `Hello ${name}, a moderator has hidden “${listing}”. Only you and moderators can still see it.`,
        `Reason: ${note}`,
        'If you think this is a mistake, open the decision and appeal. You can appeal once, and another moderator will review it.',
      ],
      label: 'See the decision',
    }),
    listingDeleted: (name, { listing, note }) => ({
      subject: 'A moderator has deleted your listing',
      paragraphs: [
        `Hello ${name}, a moderator has deleted “${listing}”. No one can see it.`,
        `Reason: ${note}`,
        'If you think this is a mistake, open the decision and appeal. You can appeal once. Another moderator will review it and can restore the listing.',
      ],
      label: 'See the decision',
    }),
    suspensionLifted: (name, note) => ({
      subject: 'Your appeal succeeded: your account is open again',
      paragraphs: [
        `Hello ${name}, a moderator agreed with your appeal. Your account is open again, and the listings that the suspension hid are back.`,
        `The moderator’s reason: ${note}`,
      ],
      label: 'Log in',
    }),
    suspensionUpheld: (name, note) => ({
      subject: 'Your appeal was reviewed: your account stays suspended',
      paragraphs: [
        `Hello ${name}, a moderator reviewed your appeal and upheld the suspension. This decision is final.`,
        `The moderator’s reason: ${note}`,
      ],
      label: 'See the decision',
    }),
    appealRestored: (name, { listing, note }) => ({
      subject: 'Your appeal succeeded: everyone can see it again',
      paragraphs: [
        `Hello ${name}, a moderator agreed with your appeal: everyone can see “${listing}” again.`,
        `The moderator’s reason: ${note}`,
      ],
      label: 'See the decision',
    }),
    appealUpheld: (name, { listing, note }) => ({
      subject: 'Your appeal was reviewed: the decision stands',
      paragraphs: [
        `Hello ${name}, a moderator reviewed your appeal about “${listing}” and upheld the decision. This decision is final.`,
        `The moderator’s reason: ${note}`,
      ],
      label: 'See the decision',
    }),
  },
  fr: {
    suspended: (name, { reason, until }) => ({
      subject: 'Votre compte {campus.name} est suspendu',
      paragraphs: [
        `Bonjour ${name}, la modération a suspendu votre compte ${until === null ? 'jusqu’à nouvel ordre' : `jusqu’au ${french(until)}`}.`,
        `Motif\u00a0: ${reason}`,
        'En attendant, vous ne pouvez ni vous connecter, ni publier, ni écrire, ni payer. L’argent retenu pour vous le reste. Si vous pensez que c’est une erreur, connectez-vous avec votre mot de passe et contestez la décision, une seule fois. Une autre personne de la modération l’examinera.',
      ],
      label: 'Voir la décision',
    }),
    reinstated: (name) => ({
      subject: 'Votre compte {campus.name} est de nouveau ouvert',
      paragraphs: [`Bonjour ${name}, votre compte est de nouveau ouvert. Bon retour parmi nous.`],
      label: 'Se connecter',
    }),
    listingHidden: (name, { listing, note }) => ({
      subject: 'La modération a masqué votre annonce',
      paragraphs: [
        `Bonjour ${name}, la modération a masqué «\u00a0${listing}\u00a0». Seuls vous et la modération la voyez encore.`,
        `Motif\u00a0: ${note}`,
        'Si vous pensez que c’est une erreur, ouvrez la décision et contestez-la, une seule fois. Une autre personne de la modération l’examinera.',
      ],
      label: 'Voir la décision',
    }),
    listingDeleted: (name, { listing, note }) => ({
      subject: 'La modération a supprimé votre annonce',
      paragraphs: [
        `Bonjour ${name}, la modération a supprimé «\u00a0${listing}\u00a0». Plus personne ne la voit.`,
        `Motif\u00a0: ${note}`,
        'Si vous pensez que c’est une erreur, ouvrez la décision et contestez-la, une seule fois. Une autre personne de la modération l’examinera, et l’annonce peut revenir.',
      ],
      label: 'Voir la décision',
    }),
    suspensionLifted: (name, note) => ({
      subject: 'Votre contestation a abouti\u00a0: votre compte est de nouveau ouvert',
      paragraphs: [
        `Bonjour ${name}, la modération vous donne raison. Votre compte est de nouveau ouvert, et les annonces que la suspension avait masquées sont de retour.`,
        `Ce que la modération a écrit\u00a0: ${note}`,
      ],
      label: 'Se connecter',
    }),
    suspensionUpheld: (name, note) => ({
      subject: 'Votre contestation a été examinée\u00a0: votre compte reste suspendu',
      paragraphs: [
        `Bonjour ${name}, la modération a examiné votre contestation et maintient la suspension. C’est définitif.`,
        `Ce que la modération a écrit\u00a0: ${note}`,
      ],
      label: 'Voir la décision',
    }),
    appealRestored: (name, { listing, note }) => ({
      subject: 'Votre contestation a abouti\u00a0: tout le monde le voit de nouveau',
      paragraphs: [
        `Bonjour ${name}, la modération vous donne raison\u00a0: tout le monde peut de nouveau voir «\u00a0${listing}\u00a0».`,
        `Ce que la modération a écrit\u00a0: ${note}`,
      ],
      label: 'Voir la décision',
    }),
    appealUpheld: (name, { listing, note }) => ({
      subject: 'Votre contestation a été examinée\u00a0: la décision est maintenue',
      paragraphs: [
        `Bonjour ${name}, la modération a examiné votre contestation au sujet de «\u00a0${listing}\u00a0» et maintient la décision. Elle est définitive.`,
        `Ce que la modération a écrit\u00a0: ${note}`,
      ],
      label: 'Voir la décision',
    }),
  },
  es: {
    suspended: (name, { reason, until }) => ({
      subject: 'Tu cuenta de {campus.name} está suspendida',
      paragraphs: [
        `Hola, ${name}. El equipo de moderación suspendió tu cuenta ${until === null ? 'hasta nuevo aviso' : `hasta el ${spanish(until)}`}.`,
        `Motivo: ${reason}`,
        'Mientras tanto no puedes iniciar sesión, publicar, escribir ni pagar. El dinero retenido para ti sigue retenido. Si crees que es un error, inicia sesión con tu contraseña y apela, una sola vez. Otra persona de moderación la revisará.',
      ],
      label: 'Ver la decisión',
    }),
    reinstated: (name) => ({
      subject: 'Tu cuenta de {campus.name} está abierta de nuevo',
      paragraphs: [`Hola, ${name}. Tu cuenta está abierta de nuevo. Nos alegra verte otra vez.`],
      label: 'Iniciar sesión',
    }),
    listingHidden: (name, { listing, note }) => ({
      subject: 'El equipo de moderación ocultó tu anuncio',
      paragraphs: [
        `Hola, ${name}. El equipo de moderación ocultó «${listing}». Solo tú y el equipo de moderación lo ven todavía.`,
        `Motivo: ${note}`,
        'Si crees que es un error, abre la decisión y apela, una sola vez. Otra persona de moderación la revisará.',
      ],
      label: 'Ver la decisión',
    }),
    listingDeleted: (name, { listing, note }) => ({
      subject: 'El equipo de moderación eliminó tu anuncio',
      paragraphs: [
        `Hola, ${name}. El equipo de moderación eliminó «${listing}». Ya nadie lo ve.`,
        `Motivo: ${note}`,
        'Si crees que es un error, abre la decisión y apela, una sola vez. Otra persona de moderación la revisará, y el anuncio puede volver.',
      ],
      label: 'Ver la decisión',
    }),
    suspensionLifted: (name, note) => ({
      subject: 'Aceptamos tu apelación: tu cuenta está abierta de nuevo',
      paragraphs: [
        `Hola, ${name}. El equipo de moderación aceptó tu apelación. Tu cuenta está abierta de nuevo, y los anuncios que la suspensión ocultó están de vuelta.`,
        `Lo que escribió el equipo de moderación: ${note}`,
      ],
      label: 'Iniciar sesión',
    }),
    suspensionUpheld: (name, note) => ({
      subject: 'Revisamos tu apelación: tu cuenta sigue suspendida',
      paragraphs: [
        `Hola, ${name}. El equipo de moderación revisó tu apelación y mantiene la suspensión. Es definitivo.`,
        `Lo que escribió el equipo de moderación: ${note}`,
      ],
      label: 'Ver la decisión',
    }),
    appealRestored: (name, { listing, note }) => ({
      subject: 'Aceptamos tu apelación: cualquiera puede verlo otra vez',
      paragraphs: [
        `Hola, ${name}. El equipo de moderación aceptó tu apelación: cualquiera puede ver «${listing}» otra vez.`,
        `Lo que escribió el equipo de moderación: ${note}`,
      ],
      label: 'Ver la decisión',
    }),
    appealUpheld: (name, { listing, note }) => ({
      subject: 'Revisamos tu apelación: la decisión se mantiene',
      paragraphs: [
        `Hola, ${name}. El equipo de moderación revisó tu apelación sobre «${listing}» y mantiene la decisión. Es definitiva.`,
        `Lo que escribió el equipo de moderación: ${note}`,
      ],
      label: 'Ver la decisión',
    }),
  },
  sw: {
    suspended: (name, { reason, until }) => ({
      subject: 'Akaunti yako ya {campus.name} imesimamishwa',
      paragraphs: [
        `Habari ${name}, msimamizi amesimamisha akaunti yako ${until === null ? 'hadi taarifa nyingine' : `hadi ${swahili(until)}`}.`,
        `Sababu: ${reason}`,
        'Kwa sasa huwezi kuingia, kutangaza, kuandika wala kulipa. Pesa zinazoshikiliwa kwa ajili yako zinabaki zimeshikiliwa. Ukiona ni makosa, ingia kwa nenosiri lako na ukate rufaa, mara moja tu. Msimamizi mwingine ataiangalia.',
      ],
      label: 'Tazama uamuzi',
    }),
    reinstated: (name) => ({
      subject: 'Akaunti yako ya {campus.name} imefunguliwa tena',
      paragraphs: [`Habari ${name}, akaunti yako imefunguliwa tena. Karibu tena.`],
      label: 'Ingia',
    }),
    listingHidden: (name, { listing, note }) => ({
      subject: 'Msimamizi ameficha tangazo lako',
      paragraphs: [
        `Habari ${name}, msimamizi ameficha “${listing}”. Wewe na wasimamizi tu bado mnaliona.`,
        `Sababu: ${note}`,
        'Ukiona ni makosa, fungua uamuzi na ukate rufaa, mara moja tu. Msimamizi mwingine ataiangalia.',
      ],
      label: 'Tazama uamuzi',
    }),
    listingDeleted: (name, { listing, note }) => ({
      subject: 'Msimamizi amefuta tangazo lako',
      paragraphs: [
        `Habari ${name}, msimamizi amefuta “${listing}”. Hakuna anayeliona tena.`,
        `Sababu: ${note}`,
        'Ukiona ni makosa, fungua uamuzi na ukate rufaa, mara moja tu. Msimamizi mwingine ataiangalia, na tangazo linaweza kurudi.',
      ],
      label: 'Tazama uamuzi',
    }),
    suspensionLifted: (name, note) => ({
      subject: 'Rufaa yako imekubaliwa: akaunti yako imefunguliwa tena',
      paragraphs: [
        `Habari ${name}, msimamizi amekubaliana na rufaa yako. Akaunti yako imefunguliwa tena, na matangazo yaliyofichwa iliposimamishwa yamerudi.`,
        `Alichoandika msimamizi: ${note}`,
      ],
      label: 'Ingia',
    }),
    suspensionUpheld: (name, note) => ({
      subject: 'Rufaa yako imeangaliwa: akaunti yako inabaki imesimamishwa',
      paragraphs: [
        `Habari ${name}, msimamizi ameangalia rufaa yako, na uamuzi wa kusimamisha unabaki. Ni wa mwisho.`,
        `Alichoandika msimamizi: ${note}`,
      ],
      label: 'Tazama uamuzi',
    }),
    appealRestored: (name, { listing, note }) => ({
      subject: 'Rufaa yako imekubaliwa: kila mtu anaweza kuona tena',
      paragraphs: [
        `Habari ${name}, msimamizi amekubaliana na rufaa yako: kila mtu anaweza kuona “${listing}” tena.`,
        `Alichoandika msimamizi: ${note}`,
      ],
      label: 'Tazama uamuzi',
    }),
    appealUpheld: (name, { listing, note }) => ({
      subject: 'Rufaa yako imeangaliwa: uamuzi unabaki',
      paragraphs: [
        `Habari ${name}, msimamizi ameangalia rufaa yako kuhusu “${listing}”, na uamuzi unabaki. Ni wa mwisho.`,
        `Alichoandika msimamizi: ${note}`,
      ],
      label: 'Tazama uamuzi',
    }),
  },
};

function timeIn(language: string): (time: Date) => string {
  return writtenTime(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}
