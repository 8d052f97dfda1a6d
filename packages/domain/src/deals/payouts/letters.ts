import { textsFor, type ServerTexts } from '../../platform/campus.js';
import type { Mail } from '../../platform/mail/mail.js';
import { compose, linked, type LinkedLetterText } from '../../platform/mail/template.js';
import { writtenTime } from '../../platform/written-time.js';
import { recipientOf, type Reader } from '../../accounts/users/user.js';

interface Facts {
  readonly name: string;
  /** Masked. */
  readonly account: string;
  readonly isBank: boolean;
  readonly from: string;
}

/** A first account, or another one. */
type AccountChange = 'added' | 'changed';

interface Texts {
  readonly added: (facts: Facts) => LinkedLetterText;
  readonly changed: (facts: Facts) => LinkedLetterText;
}

const TEXTS: ServerTexts<Texts> = {
  en: {
    added: ({ name, account, isBank, from }) => ({
      subject: 'Your {campus.name} payout account was added',
      paragraphs: [
        `Hello ${name}, you added the ${isBank ? 'bank' : 'mobile money'} account ${account}. We send money to it from ${from}: a new account waits 24 hours, so that no one can secretly redirect your money.`,
        'If this wasn’t you, save your own account and choose a new password before then. We send nothing until then.',
      ],
      label: 'See my payout account',
    }),
    changed: ({ name, account, isBank, from }) => ({
      subject: 'Your {campus.name} payouts go to another account',
      paragraphs: [
        `Hello ${name}, your money will be sent to the ${isBank ? 'bank' : 'mobile money'} account ${account} from ${from}.`,
        'If this wasn’t you, save your own account again and choose a new password before then. We send nothing to the new account until then.',
      ],
      label: 'See my payout account',
    }),
  },
  fr: {
    added: ({ name, account, isBank, from }) => ({
      subject: 'Votre compte de versement {campus.name} a été ajouté',
      paragraphs: [
        `Bonjour ${name}, votre compte ${isBank ? 'bancaire' : 'mobile money'} ${account} a été ajouté. L’argent y est envoyé à partir du ${from}\u00a0: un nouveau compte attend 24 heures, pour que personne ne puisse détourner votre argent à votre insu.`,
        'Si ce n’était pas vous, enregistrez votre propre compte et choisissez un nouveau mot de passe d’ici là. Jusqu’alors, rien n’est envoyé.',
      ],
      label: 'Voir mon compte de versement',
    }),
    changed: ({ name, account, isBank, from }) => ({
      subject: 'Vos versements {campus.name} vont vers un autre compte',
      paragraphs: [
        `Bonjour ${name}, votre argent sera envoyé au compte ${isBank ? 'bancaire' : 'mobile money'} ${account} à partir du ${from}.`,
        'Si ce n’était pas vous, enregistrez à nouveau votre propre compte et choisissez un nouveau mot de passe d’ici là. Jusqu’alors, rien n’est envoyé au nouveau compte.',
      ],
      label: 'Voir mon compte de versement',
    }),
  },
  es: {
    added: ({ name, account, isBank, from }) => ({
      subject: 'Se añadió tu cuenta de cobro de {campus.name}',
      paragraphs: [
        `Hola, ${name}. Se añadió tu cuenta ${isBank ? 'bancaria' : 'de dinero móvil'} ${account}. Se le envía dinero a partir del ${from}: una cuenta nueva espera 24 horas, para que nadie desvíe tu dinero sin que lo sepas.`,
        'Si no fuiste tú, guarda tu propia cuenta y elige una contraseña nueva antes de ese momento. Hasta entonces no se envía nada.',
      ],
      label: 'Ver mi cuenta de cobro',
    }),
    changed: ({ name, account, isBank, from }) => ({
      subject: 'Tus cobros de {campus.name} van a otra cuenta',
      paragraphs: [
        `Hola, ${name}. Tu dinero se enviará a la cuenta ${isBank ? 'bancaria' : 'de dinero móvil'} ${account} a partir del ${from}.`,
        'Si no fuiste tú, guarda otra vez tu propia cuenta y elige una contraseña nueva antes de ese momento. Hasta entonces no se envía nada a la cuenta nueva.',
      ],
      label: 'Ver mi cuenta de cobro',
    }),
  },
  sw: {
    added: ({ name, account, isBank, from }) => ({
      subject: 'Akaunti yako ya malipo ya {campus.name} imeongezwa',
      paragraphs: [
        `Habari ${name}, akaunti yako ya ${isBank ? 'benki' : 'pesa ya simu'} ${account} imeongezwa. Pesa zitatumwa kwake kuanzia ${from}: akaunti mpya husubiri saa 24, ili mtu asiweze kuelekeza pesa zako kwingine bila wewe kujua.`,
        'Ikiwa si wewe, hifadhi akaunti yako mwenyewe na uchague nenosiri jipya kabla ya hapo. Hadi hapo hakuna kinachotumwa.',
      ],
      label: 'Tazama akaunti yangu ya malipo',
    }),
    changed: ({ name, account, isBank, from }) => ({
      subject: 'Malipo yako ya {campus.name} yatakwenda kwenye akaunti nyingine',
      paragraphs: [
        `Habari ${name}, pesa zako zitatumwa kwenye akaunti ya ${isBank ? 'benki' : 'pesa ya simu'} ${account} kuanzia ${from}.`,
        'Ikiwa si wewe, hifadhi tena akaunti yako mwenyewe na uchague nenosiri jipya kabla ya hapo. Hadi hapo hakuna kinachotumwa kwenye akaunti mpya.',
      ],
      label: 'Tazama akaunti yangu ya malipo',
    }),
  },
};

/** Writes that payouts go to a first or another account, and until when nothing is sent there. */
export function payoutAccountLetter(
  reader: Reader,
  {
    change,
    account,
    isBank,
    paidFrom,
  }: Pick<Facts, 'account' | 'isBank'> & { change: AccountChange; paidFrom: Date },
  url: string,
): Mail {
  const { to, language } = recipientOf(reader);
  const from = writtenTime(language, { dateStyle: 'long', timeStyle: 'short' })(paidFrom);
  const text = textsFor(TEXTS, language)[change]({ name: reader.name, account, isBank, from });
  return compose({ to, language, ...linked(text, url) });
}
