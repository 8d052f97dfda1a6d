import type { WaitingListMessages } from './waiting-list.messages.js';

export const messages: WaitingListMessages = {
  title: (university) => `Todavía no está abierto en ${university}`,
  tagline:
    '{campus.name} abre universidad por universidad. Te enviaremos un solo correo, cuando abra la tuya.',
  address: (email) => `Guardamos ${email} y nada más. No se crea ninguna cuenta.`,
  join: 'Apuntarme a la lista de espera',
  joining: 'Apuntando...',
  joinFailed: 'Todavía no estás en la lista. Inténtalo de nuevo.',
  codeTitle: 'Revisa tu correo',
  codeText: (email) => `Enviamos un código a ${email}. Escríbelo, para que nadie más te apunte.`,
  code: 'Código del correo',
  resend: 'Enviar el código otra vez',
  back: 'Cambiar mis datos',
  joinedTitle: 'Estás en la lista',
  joinedTagline: (university) => `Te enviaremos un solo correo, cuando {campus.name} abra en ${university}.`,
  waiting: (count) => `${count} o más estudiantes de tu universidad esperan.`,
  why: 'Cuanta más gente espere, antes abriremos.',
  leave: 'Salir de la lista',
  leaving: 'Saliendo...',
  left: 'Ya no estás en la lista. Borramos tu dirección.',
  leaveFailed: 'Sigues en la lista. Inténtalo de nuevo.',
  invite: 'Invitar a mi clase',
  invitation:
    'Traigamos {campus.name} a nuestra universidad. Apúntate a la lista de espera con tu correo de estudiante:',
};
