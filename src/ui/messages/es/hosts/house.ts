import type { HouseRefusal } from '../../../../domain/accounts/house-refusals.ts';

export const signInWith = (house: string) => `Iniciar sesión con ${house}`;
export const connect = (house: string) => `Conectar ${house}`;
export const connectHint = 'Así también puedes iniciar sesión con esa cuenta';
export const connectLead = 'Vas allí a iniciar sesión. Después, las dos formas abren esta cuenta.';
export const isConnected = 'conectada';
export const disconnectTitle = (house: string) => `¿Desconectar ${house}?`;
export const disconnectLead =
  'Esa cuenta ya no abrirá esta. Por seguridad, se cierra tu sesión en todos los demás sitios.';
export const disconnect = 'Desconectar';
export const disconnected = 'Esa cuenta ya no abre esta.';
export const goThere = 'Ir allí';
export const notSignedIn = 'Aún no has entrado';
export const anotherWay = 'Entra de otra forma';
export const houseFails =
  'Ese inicio de sesión no funciona ahora mismo. Prueba más tarde o pregunta a quien lleva este servidor.';

export const stillThere = (house: string) => `Aquí has cerrado la sesión. En ${house} puede que siga abierta.`;

export const outcomes: Readonly<Record<HouseRefusal | 'connected', string>> = {
  connected: 'Las dos cuentas están conectadas.',
  unverified: 'Esa cuenta no tiene un correo confirmado, así que aquí no se puede usar.',
  taken: 'Ese correo ya tiene una cuenta aquí. Inicia sesión con su contraseña y conecta las dos en «Mi cuenta».',
  'connected-elsewhere': 'Ese inicio de sesión pertenece aquí a otra cuenta. Quítalo antes de esa cuenta.',
  'not-invited': 'Aquí se entra con invitación. Pide una para esa dirección a quien lleva este servidor.',
  'signup-off': 'Este servidor no admite más anfitriones ahora mismo. Pregunta a quien lo lleva.',
  banned: 'Esta cuenta está cerrada aquí. Pregunta a quien lleva este servidor.',
  refused: 'No has iniciado sesión allí. Puedes volver a probar.',
  failed: 'Ese inicio de sesión no ha funcionado. Inténtalo otra vez.',
};
