import { textsFor, type ServerTexts } from '../../platform/campus.js';
import type { Mail } from '../../platform/mail/mail.js';
import { compose, linked, type LinkedLetterText } from '../../platform/mail/template.js';
import { writtenTime } from '../../platform/written-time.js';

interface ClaimLetterTexts {
  claim(count: number, until: string): LinkedLetterText;
  readonly footnote: string;
}

const TEXTS: ServerTexts<ClaimLetterTexts> = {
  en: {
    claim: (count, until) => ({
      subject:
        count === 1
          ? 'Your listing on {campus.name} is ready'
          : `Your ${count} listings on {campus.name} are ready`,
      paragraphs: [
        `Hello, the team of {campus.name} has prepared ${count === 1 ? 'a listing' : `${count} listings`} for you. No one else sees them yet. Look at them, and publish them with this email address.`,
        `The link works until ${until}. If you do nothing, we delete the listings and this address a month later.`,
      ],
      label: 'See my listings',
    }),
    footnote:
      'The team of {campus.name} entered these listings for your address. Are they not yours? Reply to this email.',
  },
  fr: {
    claim: (count, until) => ({
      subject:
        count === 1
          ? 'Votre annonce sur {campus.name} est prête'
          : `Vos ${count} annonces sur {campus.name} sont prêtes`,
      paragraphs: [
        `Bonjour, l’équipe de {campus.name} a préparé ${count === 1 ? 'une annonce' : `${count} annonces`} pour vous. Personne d’autre ne les voit encore. Regardez-les, puis publiez-les avec cette adresse.`,
        `Le lien fonctionne jusqu’au ${until}. Si vous ne faites rien, nous supprimons les annonces et cette adresse un mois plus tard.`,
      ],
      label: 'Voir mes annonces',
    }),
    footnote:
      'L’équipe de {campus.name} a saisi ces annonces pour votre adresse. Ce ne sont pas les vôtres\u00a0? Répondez à cet e-mail.',
  },
  es: {
    claim: (count, until) => ({
      subject:
        count === 1
          ? 'Tu anuncio en {campus.name} está listo'
          : `Tus ${count} anuncios en {campus.name} están listos`,
      paragraphs: [
        `Hola, el equipo de {campus.name} ha preparado ${count === 1 ? 'un anuncio' : `${count} anuncios`} para ti. Nadie más los ve todavía. Míralos y publícalos con esta dirección de correo.`,
        `El enlace funciona hasta el ${until}. Si no haces nada, borramos los anuncios y esta dirección un mes después.`,
      ],
      label: 'Ver mis anuncios',
    }),
    footnote:
      'El equipo de {campus.name} escribió estos anuncios para tu dirección. ¿No son tuyos? Responde a este correo.',
  },
  sw: {
    claim: (count, until) => ({
      subject:
        count === 1
          ? 'Tangazo lako kwenye {campus.name} liko tayari'
          : `Matangazo yako ${count} kwenye {campus.name} yako tayari`,
      paragraphs: [
        `Habari, timu ya {campus.name} imekuandalia ${count === 1 ? 'tangazo' : `matangazo ${count}`}. Bado hakuna mtu mwingine anayeyaona. Yaangalie, kisha uyachapishe kwa anwani hii ya barua pepe.`,
        `Kiungo kinafanya kazi hadi ${until}. Usipofanya chochote, tutafuta matangazo na anwani hii mwezi mmoja baadaye.`,
      ],
      label: 'Ona matangazo yangu',
    }),
    footnote: 'Timu ya {campus.name} iliandika matangazo haya kwa anwani yako. Je, si yako? Jibu barua hii.',
  },
};

/** Facts of the mail with a claim link. */
interface ClaimMail {
  readonly to: string;
  readonly language: string;
  readonly listingCount: number;
  readonly expiresAt: Date;
  readonly url: string;
  readonly replyTo: string;
}

/** Writes the mail with the link to imported listings. */
export function claimLetter({ to, language, listingCount, expiresAt, url, replyTo }: ClaimMail): Mail {
  const { claim, footnote } = textsFor(TEXTS, language);
  const until = writtenTime(language, { dateStyle: 'long' })(expiresAt);
  return compose({ to, replyTo, language, ...linked(claim(listingCount, until), url), footnote });
}
