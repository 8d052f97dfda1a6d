import type { StudentVerificationMessages } from './student-verification.messages.js';

export const messages: StudentVerificationMessages = {
  title: 'Condición de estudiante',
  verifiedUntil: (date) => `Verificada hasta el ${date}`,
  verifiedText:
    'Una vez al año confirmas, con un código que enviamos a tu correo universitario, que sigues estudiando.',
  dueText: (email) => `Confírmalo ahora y quedará verificada un año más. Enviamos un código a ${email}.`,
  notSince: (date) => `Sin verificar desde el ${date}`,
  lapsedText: (email) =>
    `Para publicar, solicitar o pagar algo nuevo, confirma que sigues estudiando. Enviamos un código a ${email}.`,
  stillWorks: 'Todo lo demás sigue igual: leer, mensajes, pedidos en curso y pagos a tu cuenta.',
  confirm: 'Confirmar que sigo estudiando',
  sending: 'Enviando...',
  sendFailed: 'No se pudo enviar el código. Inténtalo de nuevo.',
  mailboxGone: '¿Ya no puedes abrir este correo?',
  contact: 'Escríbenos',
  codeText: (email) => `Enviamos un código de 6 cifras a ${email}. Vale 10 minutos.`,
  codeLabel: 'Código',
  verify: 'Verificar',
  verifying: 'Verificando...',
  verifyFailed: 'No se pudo verificar. Inténtalo de nuevo.',
  resendIn: (seconds) => `Reenviar código en ${seconds} s`,
  resend: 'Reenviar código',
  resent: 'Enviamos un código nuevo',
  resendFailed: 'No se pudo reenviar. Inténtalo de nuevo.',
  thanks: '¡Gracias!',
  done: (date) => `Tu condición está verificada hasta el ${date}.`,
  bannerText: 'Los anuncios, solicitudes y pagos nuevos esperan. Todo lo demás sigue igual.',
  bannerConfirm: 'Confirmar',
  kept: 'Lo que escribiste se conserva.',
  goOn: 'Continuar',
  close: 'Cerrar',
};
