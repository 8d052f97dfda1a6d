import { textsFor, type ServerTexts } from '../../platform/campus.js';
import type { Mail } from '../../platform/mail/mail.js';
import { compose, linked, type LinkedLetterText } from '../../platform/mail/template.js';

interface WaitingLetterTexts {
  open(university: string): LinkedLetterText;
  readonly footnote: string;
}

const TEXTS: ServerTexts<WaitingLetterTexts> = {
  en: {
    open: (university) => ({
      subject: '{campus.name} is open at your university',
      paragraphs: [
        `Hello, you asked us to write when {campus.name} opens at ${university}. It is open now: sign up with this address.`,
      ],
      label: 'Sign up',
    }),
    footnote:
      'You got this email because someone put your address on the waiting list. It was removed from the list with this email, and we send no other.',
  },
  fr: {
    open: (university) => ({
      subject: '{campus.name} est ouvert dans votre université',
      paragraphs: [
        `Bonjour, vous vouliez savoir quand {campus.name} ouvrirait pour ${university}. C’est ouvert\u00a0: inscrivez-vous avec cette adresse.`,
      ],
      label: 'S’inscrire',
    }),
    footnote:
      'Vous recevez cet e-mail parce que quelqu’un a mis votre adresse sur la liste d’attente. Elle en a été retirée avec cet e-mail, et nous n’en enverrons pas d’autre.',
  },
  es: {
    open: (university) => ({
      subject: '{campus.name} ya está abierto en tu universidad',
      paragraphs: [
        `Hola, querías saber cuándo abriría {campus.name} en ${university}. Ya está abierto: regístrate con esta dirección.`,
      ],
      label: 'Registrarse',
    }),
    footnote:
      'Recibes este correo porque alguien puso tu dirección en la lista de espera. La quitamos de la lista con este correo y no enviaremos otro.',
  },
  sw: {
    open: (university) => ({
      subject: '{campus.name} imefunguliwa katika chuo chako',
      paragraphs: [
        `Habari, uliomba tukuandikie {campus.name} itakapofunguliwa ${university}. Sasa imefunguliwa: jisajili kwa anwani hii.`,
      ],
      label: 'Jisajili',
    }),
    footnote:
      'Umepokea barua hii kwa sababu mtu aliweka anwani yako kwenye orodha ya kusubiri. Tumeiondoa pamoja na barua hii, na hatutatuma nyingine.',
  },
};

/** Writes the one mail to a waiting address: its university is open. */
export function universityOpenLetter(to: string, language: string, university: string, url: string): Mail {
  const texts = textsFor(TEXTS, language);
  return compose({ to, language, ...linked(texts.open(university), url), footnote: texts.footnote });
}
