import type { ServerTexts } from '../../platform/campus.js';
import type { LetterText, LinkedLetterText } from '../../platform/mail/template.js';

/** Texts of the auth module's mails. */
interface AuthLetterTexts {
  /** Text without the name: the requester typed it, and may not own the address. */
  code(code: string): LetterText;
  /** Footer of the mail with a sign-up code: its recipient may not have asked for it. */
  readonly stopCodes: { readonly footnote: string; readonly label: string };
  studentCode(name: string, code: string): LetterText;
  alreadyMember(name: string): LinkedLetterText;
  reset(name: string): LinkedLetterText;
  passwordChanged(name: string): LinkedLetterText;
  accountDeleted(name: string): LetterText;
  passkeyAdded(name: string): LinkedLetterText;
  /** `facts` are browser, system and place, as far as they are known. */
  newDevice(name: string, facts: string, when: string): LinkedLetterText;
  /** Place of a sign-in from a private address. */
  readonly campusNetwork: string;
}

export const AUTH_LETTERS: ServerTexts<AuthLetterTexts> = {
  en: {
    campusNetwork: 'campus network',
    stopCodes: {
      footnote: 'You got this email because someone entered your address on {campus.name}.',
      label: 'I didn’t ask for this: stop these emails',
    },
    code: (code) => ({
      subject: `${code} is your {campus.name} code`,
      paragraphs: [
        'Hello, enter this code to confirm your university address. It is valid for 10 minutes.',
        'Never give it to anyone. If you didn’t sign up for {campus.name}, ignore this email: no account was created.',
      ],
    }),
    studentCode: (name, code) => ({
      subject: `${code} is your {campus.name} code`,
      paragraphs: [
        `Hello ${name}, enter this code on {campus.name} to confirm that you’re still a student. It is valid for 10 minutes.`,
        'Never give it to anyone. If you didn’t ask for it, someone else is using your account: change your password at once.',
      ],
    }),
    alreadyMember: (name) => ({
      subject: 'You already have a {campus.name} account',
      paragraphs: [
        `Hello ${name}, someone tried to sign up with your address, which already has an account. If it was you, just log in.`,
        'If it wasn’t you, there’s nothing to do: nothing has changed in your account.',
      ],
      label: 'Log in',
    }),
    reset: (name) => ({
      subject: 'Choose a new {campus.name} password',
      paragraphs: [
        `Hello ${name}, follow this link to choose a new password. It works once, for 60 minutes.`,
        'If you didn’t ask for it, ignore this email: your password stays the same.',
      ],
      label: 'Choose a new password',
    }),
    passwordChanged: (name) => ({
      subject: 'Your {campus.name} password was changed',
      paragraphs: [
        `Hello ${name}, your password was changed, and all other devices were logged out.`,
        'If it wasn’t you, choose a new password at once.',
      ],
      label: 'Choose a new password',
    }),
    accountDeleted: (name) => ({
      subject: 'Your {campus.name} account was deleted',
      paragraphs: [
        `Hello ${name}, we deleted your account and your data, as you asked. By law we keep receipts, but without your name.`,
        'If it wasn’t you, reply to this email at once. You can join again with this address at any time.',
      ],
    }),
    passkeyAdded: (name) => ({
      subject: 'A passkey was added to your {campus.name} account',
      paragraphs: [
        `Hello ${name}, a new passkey can now log in to your account. If it was you, there’s nothing to do.`,
        'If it wasn’t you, choose a new password at once, and delete the passkey in Settings under Security.',
      ],
      label: 'Choose a new password',
    }),
    newDevice: (name, facts, when) => ({
      subject: 'New log-in to your {campus.name} account',
      paragraphs: [
        `Hello ${name}, someone logged in to your account on ${when}${facts === '' ? '' : ` (${facts})`}, on a device or network that we have not seen before.`,
        'If it was you, there’s nothing to do. If it wasn’t, follow the link. It logs out every device and deletes every passkey, and you choose a new password. It works once, for 7 days.',
      ],
      label: 'This wasn’t me',
    }),
  },
  fr: {
    campusNetwork: 'réseau du campus',
    stopCodes: {
      footnote: 'Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse sur {campus.name}.',
      label: 'Je n’ai rien demandé\u00a0: ne plus recevoir ces e-mails',
    },
    code: (code) => ({
      subject: `${code} est votre code {campus.name}`,
      paragraphs: [
        'Bonjour, saisissez ce code pour confirmer votre adresse universitaire. Il est valable 10 minutes.',
        'Ne le donnez jamais à personne. Si cette inscription à {campus.name} ne vient pas de vous, ignorez cet e-mail\u00a0: aucun compte n’a été créé.',
      ],
    }),
    studentCode: (name, code) => ({
      subject: `${code} est votre code {campus.name}`,
      paragraphs: [
        `Bonjour ${name}, saisissez ce code sur {campus.name} pour confirmer que vous faites toujours des études. Il est valable 10 minutes.`,
        'Ne le donnez jamais à personne. Si vous ne l’avez pas demandé, quelqu’un d’autre utilise votre compte\u00a0: changez tout de suite votre mot de passe.',
      ],
    }),
    alreadyMember: (name) => ({
      subject: 'Vous avez déjà un compte {campus.name}',
      paragraphs: [
        `Bonjour ${name}, quelqu’un a essayé de s’inscrire avec cette adresse, qui a déjà un compte. Si c’était vous, connectez-vous simplement.`,
        'Si ce n’était pas vous, il n’y a rien à faire\u00a0: votre compte n’a pas été touché.',
      ],
      label: 'Se connecter',
    }),
    reset: (name) => ({
      subject: 'Choisissez un nouveau mot de passe {campus.name}',
      paragraphs: [
        `Bonjour ${name}, suivez ce lien pour choisir un nouveau mot de passe. Il fonctionne une seule fois, pendant 60 minutes.`,
        'Si vous ne l’avez pas demandé, ignorez cet e-mail\u00a0: votre mot de passe reste le même.',
      ],
      label: 'Choisir un nouveau mot de passe',
    }),
    passwordChanged: (name) => ({
      subject: 'Votre mot de passe {campus.name} a été modifié',
      paragraphs: [
        `Bonjour ${name}, votre mot de passe a été modifié et toutes les autres sessions ont été fermées.`,
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
      ],
      label: 'Choisir un nouveau mot de passe',
    }),
    accountDeleted: (name) => ({
      subject: 'Votre compte {campus.name} a été supprimé',
      paragraphs: [
        `Bonjour ${name}, votre compte et vos données ont été supprimés à votre demande. Les reçus que la loi nous oblige à conserver ne vous nomment plus.`,
        'Si ce n’était pas vous, répondez tout de suite à cet e-mail. Vous pouvez vous réinscrire avec cette adresse à tout moment.',
      ],
    }),
    passkeyAdded: (name) => ({
      subject: 'Une clé d’accès a été ajoutée à votre compte {campus.name}',
      paragraphs: [
        `Bonjour ${name}, une nouvelle clé d’accès permet désormais de se connecter à votre compte. Si c’était vous, il n’y a rien à faire.`,
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, puis supprimez la clé dans les paramètres, sous Sécurité.',
      ],
      label: 'Choisir un nouveau mot de passe',
    }),
    newDevice: (name, facts, when) => ({
      subject: 'Nouvelle connexion à votre compte {campus.name}',
      paragraphs: [
        `Bonjour ${name}, quelqu’un s’est connecté à votre compte le ${when}${facts === '' ? '' : ` (${facts})`}, depuis un appareil ou un réseau que nous ne connaissions pas.`,
        'Si c’était vous, il n’y a rien à faire. Sinon, suivez ce lien\u00a0: il déconnecte tous les appareils, supprime toutes les clés d’accès, et vous choisissez un nouveau mot de passe. Il fonctionne une seule fois, pendant 7 jours.',
      ],
      label: 'Ce n’était pas moi',
    }),
  },
  es: {
    campusNetwork: 'red del campus',
    stopCodes: {
      footnote: 'Recibes este correo porque alguien escribió tu dirección en {campus.name}.',
      label: 'Yo no lo pedí: no recibir más estos correos',
    },
    code: (code) => ({
      subject: `${code} es tu código de {campus.name}`,
      paragraphs: [
        'Hola, escribe este código para confirmar tu dirección universitaria. Sirve durante 10 minutos.',
        'No se lo des nunca a nadie. Si no te registraste en {campus.name}, ignora este correo: no se creó ninguna cuenta.',
      ],
    }),
    studentCode: (name, code) => ({
      subject: `${code} es tu código de {campus.name}`,
      paragraphs: [
        `Hola, ${name}. Escribe este código en {campus.name} para confirmar que sigues estudiando. Sirve durante 10 minutos.`,
        'No se lo des nunca a nadie. Si no lo pediste, otra persona está usando tu cuenta: cambia tu contraseña ahora mismo.',
      ],
    }),
    alreadyMember: (name) => ({
      subject: 'Ya tienes una cuenta de {campus.name}',
      paragraphs: [
        `Hola, ${name}. Alguien intentó registrarse con esta dirección, que ya tiene una cuenta. Si fuiste tú, simplemente inicia sesión.`,
        'Si no fuiste tú, no hay nada que hacer: nadie tocó tu cuenta.',
      ],
      label: 'Iniciar sesión',
    }),
    reset: (name) => ({
      subject: 'Elige una nueva contraseña de {campus.name}',
      paragraphs: [
        `Hola, ${name}. Sigue este enlace para elegir una nueva contraseña. Funciona una sola vez, durante 60 minutos.`,
        'Si no lo pediste, ignora este correo: tu contraseña sigue igual.',
      ],
      label: 'Elegir una nueva contraseña',
    }),
    passwordChanged: (name) => ({
      subject: 'Tu contraseña de {campus.name} cambió',
      paragraphs: [
        `Hola, ${name}. Tu contraseña cambió y todas las demás sesiones se cerraron.`,
        'Si no fuiste tú, elige una nueva contraseña ahora mismo.',
      ],
      label: 'Elegir una nueva contraseña',
    }),
    accountDeleted: (name) => ({
      subject: 'Tu cuenta de {campus.name} se eliminó',
      paragraphs: [
        `Hola, ${name}. Tu cuenta y tus datos se eliminaron como pediste. Los recibos que la ley nos obliga a guardar ya no te nombran.`,
        'Si no fuiste tú, responde a este correo ahora mismo. Puedes volver a registrarte con esta dirección cuando quieras.',
      ],
    }),
    passkeyAdded: (name) => ({
      subject: 'Se añadió una llave de acceso a tu cuenta de {campus.name}',
      paragraphs: [
        `Hola, ${name}. Una nueva llave de acceso ya puede iniciar sesión en tu cuenta. Si fuiste tú, no hay nada que hacer.`,
        'Si no fuiste tú, elige una nueva contraseña ahora mismo y borra la llave en los ajustes, en Seguridad.',
      ],
      label: 'Elegir una nueva contraseña',
    }),
    newDevice: (name, facts, when) => ({
      subject: 'Nuevo inicio de sesión en tu cuenta de {campus.name}',
      paragraphs: [
        `Hola, ${name}. Alguien inició sesión en tu cuenta el ${when}${facts === '' ? '' : ` (${facts})`}, en un dispositivo o una red que no conocíamos.`,
        'Si fuiste tú, no hay nada que hacer. Si no, sigue el enlace: cierra la sesión en todos los dispositivos, borra todas las llaves de acceso y eliges una nueva contraseña. Funciona una sola vez, durante 7 días.',
      ],
      label: 'No fui yo',
    }),
  },
  sw: {
    campusNetwork: 'mtandao wa chuo',
    stopCodes: {
      footnote: 'Umepokea barua hii kwa sababu mtu aliandika anwani yako kwenye {campus.name}.',
      label: 'Sikuomba hii: acha kunitumia barua hizi',
    },
    code: (code) => ({
      subject: `${code} ni msimbo wako wa {campus.name}`,
      paragraphs: [
        'Habari, andika msimbo huu ili kuthibitisha barua pepe yako ya chuo. Unafanya kazi kwa dakika 10.',
        'Usimpe mtu yeyote kamwe. Ikiwa hukuomba kujiunga na {campus.name}, puuza barua hii: hakuna kilichoundwa.',
      ],
    }),
    studentCode: (name, code) => ({
      subject: `${code} ni msimbo wako wa {campus.name}`,
      paragraphs: [
        `Habari ${name}, andika msimbo huu kwenye {campus.name} ili kuthibitisha kuwa bado ni mwanafunzi. Unafanya kazi kwa dakika 10.`,
        'Usimpe mtu yeyote kamwe. Ikiwa hukuuomba, mtu mwingine anatumia akaunti yako: badilisha nenosiri lako mara moja.',
      ],
    }),
    alreadyMember: (name) => ({
      subject: 'Tayari una akaunti ya {campus.name}',
      paragraphs: [
        `Habari ${name}, mtu alijaribu kujisajili kwa barua pepe hii, ambayo tayari ina akaunti. Ikiwa ni wewe, ingia tu.`,
        'Ikiwa si wewe, hakuna cha kufanya: akaunti yako haikuguswa.',
      ],
      label: 'Ingia',
    }),
    reset: (name) => ({
      subject: 'Chagua nenosiri jipya la {campus.name}',
      paragraphs: [
        `Habari ${name}, fuata kiungo hiki ili kuchagua nenosiri jipya. Kinafanya kazi mara moja, kwa dakika 60.`,
        'Ikiwa hukukiomba, puuza barua hii: nenosiri lako linabaki lilivyo.',
      ],
      label: 'Chagua nenosiri jipya',
    }),
    passwordChanged: (name) => ({
      subject: 'Nenosiri lako la {campus.name} limebadilishwa',
      paragraphs: [
        `Habari ${name}, nenosiri lako limebadilishwa na vipindi vingine vyote vimefungwa.`,
        'Ikiwa si wewe, chagua nenosiri jipya mara moja.',
      ],
      label: 'Chagua nenosiri jipya',
    }),
    accountDeleted: (name) => ({
      subject: 'Akaunti yako ya {campus.name} imefutwa',
      paragraphs: [
        `Habari ${name}, akaunti yako na data yako zimefutwa kama ulivyoomba. Risiti ambazo sheria inatutaka tuzitunze hazikutaji tena.`,
        'Ikiwa si wewe, jibu barua hii mara moja. Unaweza kujiunga tena kwa anwani hii wakati wowote.',
      ],
    }),
    passkeyAdded: (name) => ({
      subject: 'Ufunguo wa siri umeongezwa kwenye akaunti yako ya {campus.name}',
      paragraphs: [
        `Habari ${name}, ufunguo mpya wa siri sasa unaweza kuingia kwenye akaunti yako. Ikiwa ni wewe, hakuna cha kufanya.`,
        'Ikiwa si wewe, chagua nenosiri jipya mara moja, na ufute ufunguo huo kwenye mipangilio, chini ya Usalama.',
      ],
      label: 'Chagua nenosiri jipya',
    }),
    newDevice: (name, facts, when) => ({
      subject: 'Kuingia kupya kwenye akaunti yako ya {campus.name}',
      paragraphs: [
        `Habari ${name}, mtu aliingia kwenye akaunti yako ${when}${facts === '' ? '' : ` (${facts})`}, kutoka kwenye kifaa au mtandao tusioujua.`,
        'Ikiwa ni wewe, hakuna cha kufanya. Ikiwa si wewe, fuata kiungo: kinaiondoa akaunti yako kwenye vifaa vyote, kinafuta funguo zote za siri, na unachagua nenosiri jipya. Kinafanya kazi mara moja, kwa siku 7.',
      ],
      label: 'Si mimi',
    }),
  },
};
