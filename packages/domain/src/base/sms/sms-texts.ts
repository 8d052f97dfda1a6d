import type { ServerTexts } from '../../platform/campus.js';

/**
 * Text messages of one language. Each fits into one segment of 160 characters with the link and the note about STOP, because the names in it
 * are cut.
 */
export interface SmsTexts {
  numberCode(code: string): string;
  recoveryCode(code: string): string;
  paid(listing: string, amount: string): string;
  /** For the seller: the buyer is at the meeting place. */
  arrived(name: string, place: string): string;
  /** For the buyer, with the handover code. */
  arrivedWithCode(name: string, place: string, code: string): string;
  payout(account: string, amount: string): string;
  /** For a seller without an account, before the link to the imported listings. */
  claim(count: number): string;
  /** Replaces the name of a deleted account. */
  readonly someone: string;
  /** How to end the messages: by an answer, or by a message to a number. */
  readonly stopByReply: string;
  stopAt(number: string): string;
}

export const SMS_TEXTS: ServerTexts<SmsTexts> = {
  en: {
    numberCode: (code) => `{campus.name}: ${code} is your code to get text messages on this number.`,
    recoveryCode: (code) => `{campus.name}: ${code} is your code for a new password. Never share it.`,
    paid: (listing, amount) => `{campus.name}: ${amount} for ${listing} is yours.`,
    arrived: (name, place) => `{campus.name}: ${name} is waiting at ${place}.`,
    arrivedWithCode: (name, place, code) =>
      `{campus.name}: ${name} is at ${place}. Once you have your item, give the code ${code}.`,
    payout: (account, amount) => `{campus.name}: we sent ${amount} to ${account}.`,
    claim: (count) =>
      count === 1
        ? '{campus.name}: your listing is ready to publish.'
        : `{campus.name}: your ${count} listings are ready to publish.`,
    someone: 'The other side',
    stopByReply: 'Reply STOP to end.',
    stopAt: (number) => `To end: STOP to ${number}.`,
  },
  fr: {
    numberCode: (code) => `{campus.name} : ${code} est votre code pour recevoir des SMS sur ce numéro.`,
    recoveryCode: (code) =>
      `{campus.name} : ${code} est votre code pour un nouveau mot de passe. Ne le partagez jamais.`,
    paid: (listing, amount) => `{campus.name} : ${amount} pour ${listing} sont à vous.`,
    arrived: (name, place) => `{campus.name} : ${name} vous attend à ${place}.`,
    arrivedWithCode: (name, place, code) =>
      `{campus.name} : ${name} est à ${place}. Une fois l’article reçu, donnez le code ${code}.`,
    payout: (account, amount) => `{campus.name} : ${amount} envoyés à ${account}.`,
    claim: (count) =>
      count === 1
        ? '{campus.name} : votre annonce est prête.'
        : `{campus.name} : vos ${count} annonces sont prêtes.`,
    someone: 'L’autre personne',
    stopByReply: 'Répondez STOP pour arrêter.',
    stopAt: (number) => `Arrêter : STOP au ${number}.`,
  },
  es: {
    numberCode: (code) => `{campus.name}: ${code} es tu código para recibir SMS en este número.`,
    recoveryCode: (code) => `{campus.name}: ${code} es tu código para una contraseña nueva. No lo compartas.`,
    paid: (listing, amount) => `{campus.name}: ${amount} por ${listing} ya son tuyos.`,
    arrived: (name, place) => `{campus.name}: ${name} te espera en ${place}.`,
    arrivedWithCode: (name, place, code) =>
      `{campus.name}: ${name} está en ${place}. Cuando tengas tu artículo, da el código ${code}.`,
    payout: (account, amount) => `{campus.name}: enviamos ${amount} a ${account}.`,
    claim: (count) =>
      count === 1
        ? '{campus.name}: tu anuncio está listo.'
        : `{campus.name}: tus ${count} anuncios están listos.`,
    someone: 'La otra persona',
    stopByReply: 'Responde STOP para no recibir más.',
    stopAt: (number) => `Baja: STOP al ${number}.`,
  },
  sw: {
    numberCode: (code) => `{campus.name}: ${code} ni msimbo wako wa kupata SMS kwenye namba hii.`,
    recoveryCode: (code) => `{campus.name}: ${code} ni msimbo wako wa nenosiri jipya. Usimpe mtu yeyote.`,
    paid: (listing, amount) => `{campus.name}: ${amount} za ${listing} ni zako.`,
    arrived: (name, place) => `{campus.name}: ${name} anakusubiri ${place}.`,
    arrivedWithCode: (name, place, code) =>
      `{campus.name}: ${name} yuko ${place}. Ukishapata bidhaa yako, toa msimbo ${code}.`,
    payout: (account, amount) => `{campus.name}: tumetuma ${amount} kwa ${account}.`,
    claim: (count) =>
      count === 1
        ? '{campus.name}: tangazo lako liko tayari.'
        : `{campus.name}: matangazo yako ${count} yako tayari.`,
    someone: 'Mtu mwingine',
    stopByReply: 'Jibu STOP kuacha.',
    stopAt: (number) => `Kuacha: STOP kwa ${number}.`,
  },
};
