import type { PushMessages } from './push.messages.js';

export const messages: PushMessages = {
  title: '¿Quieres un aviso cuando respondan?',
  text: 'Puedes desactivarlos cuando quieras.',
  failed: 'No ha funcionado. Inténtalo de nuevo.',
  accept: 'Activar',
  decline: 'Ahora no',
  deviceTitle: 'Este dispositivo',
  deviceSwitch: 'Avisarme en este dispositivo',
  deviceHint: 'También con {campus.name} cerrado. Cada dispositivo tiene su propio ajuste.',
  unsupported:
    'Este navegador no puede mostrar notificaciones. En un iPhone, añade primero {campus.name} a la pantalla de inicio.',
  denied:
    'Bloqueaste las notificaciones de {campus.name} en este navegador. Permítelas en los ajustes del navegador para este sitio y vuelve.',
  unavailable:
    'Las notificaciones push están desactivadas en este servidor. Siguen llegando en la aplicación y por correo.',
};
