import type { LegalMessages } from './legal.messages.js';

export const messages: LegalMessages = {
  updated: (date) => `Última actualización: ${date}`,
  contents: 'En esta página',
  seeAlso: 'Ver también:',
  terms: 'Condiciones del servicio',
  privacy: 'Política de privacidad',
  cookies: 'Política de cookies',
  choiceTitle: 'Tu elección',
  necessary: 'Almacenamiento necesario',
  necessaryHelp: 'Sin él nadie puede iniciar sesión.',
  alwaysOn: 'Siempre activo',
  maps: 'Mapas de OpenStreetMap',
  mapsHelp: 'Desactivado hasta que lo permitas. Tiene efecto al momento.',
};
