import type { Language } from '@campushive/contract';
import type { LetterText, LinkedLetterText } from '../../platform/mail/template.js';

/** The words of what moderation writes to people. The reason is the moderator's own. */
interface ModerationLetterTexts {
  suspended(name: string, suspension: { readonly reason: string; readonly until: Date | null }): LetterText;
  reinstated(name: string): LinkedLetterText;
}

const french = timeIn('fr');
const spanish = timeIn('es');

export const MODERATION_LETTERS: Readonly<Record<Language, ModerationLetterTexts>> = {
  en: {
    suspended: (name, { reason, until }) => ({
      subject: 'Your CampusHive account is suspended',
      paragraphs: [
        `Hello ${name}, a moderator has suspended your account ${until === null ? 'until further notice' : `until ${until.toUTCString()}`}.`,
        `Reason: ${reason}`,
        'You cannot log in, post, message or pay meanwhile. Money that is held for you stays held. If you think that this is a mistake, answer this mail.',
      ],
    }),
    reinstated: (name) => ({
      subject: 'Your CampusHive account is open again',
      paragraphs: [`Hello ${name}, your account is open again. Welcome back.`],
      label: 'Log in',
    }),
  },
  fr: {
    suspended: (name, { reason, until }) => ({
      subject: 'Votre compte CampusHive est suspendu',
      paragraphs: [
        `Bonjour ${name}, la modération a suspendu votre compte ${until === null ? 'jusqu’à nouvel ordre' : `jusqu’au ${french(until)}`}.`,
        `Motif\u00a0: ${reason}`,
        'En attendant, vous ne pouvez ni vous connecter, ni publier, ni écrire, ni payer. L’argent gardé pour vous reste gardé. Si vous pensez que c’est une erreur, répondez à cet e-mail.',
      ],
    }),
    reinstated: (name) => ({
      subject: 'Votre compte CampusHive est de nouveau ouvert',
      paragraphs: [`Bonjour ${name}, votre compte est de nouveau ouvert. Bon retour parmi nous.`],
      label: 'Se connecter',
    }),
  },
  es: {
    suspended: (name, { reason, until }) => ({
      subject: 'Tu cuenta de CampusHive está suspendida',
      paragraphs: [
        `Hola, ${name}. Moderación suspendió tu cuenta ${until === null ? 'hasta nuevo aviso' : `hasta el ${spanish(until)}`}.`,
        `Motivo: ${reason}`,
        'Mientras tanto no puedes iniciar sesión, publicar, escribir ni pagar. El dinero guardado para ti sigue guardado. Si crees que es un error, responde a este correo.',
      ],
    }),
    reinstated: (name) => ({
      subject: 'Tu cuenta de CampusHive está abierta de nuevo',
      paragraphs: [`Hola, ${name}. Tu cuenta está abierta de nuevo. Nos alegra verte otra vez.`],
      label: 'Iniciar sesión',
    }),
  },
};

function timeIn(language: Language): (time: Date) => string {
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
  return (time) => format.format(time);
}
