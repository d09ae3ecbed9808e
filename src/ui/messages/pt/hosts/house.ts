import type { HouseRefusal } from '../../../../domain/accounts/house-refusals.ts';

export const signInWith = (house: string) => `Iniciar sessão com ${house}`;
export const connect = (house: string) => `Associar ${house}`;
export const connectHint = 'Assim também podes iniciar sessão com essa conta';
export const connectLead = 'Vais até lá iniciar sessão. Depois, os dois caminhos abrem esta conta.';
export const isConnected = 'associada';
export const disconnectTitle = (house: string) => `Remover ${house}?`;
export const disconnectLead =
  'Essa conta deixa de abrir esta. Por segurança, a tua sessão é terminada em todos os outros sítios.';
export const disconnect = 'Remover';
export const disconnected = 'Essa conta já não abre esta.';
export const goThere = 'Ir até lá';
export const notSignedIn = 'Ainda não entraste';
export const anotherWay = 'Entra de outra forma';
export const houseFails =
  'De momento esse início de sessão não funciona. Tenta mais tarde ou fala com quem gere este servidor.';

export const stillThere = (house: string) => `Aqui terminaste a sessão. Em ${house} pode ainda estar iniciada.`;

export const outcomes: Readonly<Record<HouseRefusal | 'connected', string>> = {
  connected: 'As duas contas estão associadas.',
  unverified: 'Essa conta não tem um email confirmado, por isso não se pode usar aqui.',
  taken: 'Esse endereço já tem uma conta aqui. Inicia sessão com a palavra-passe e associa as duas em «A minha conta».',
  'connected-elsewhere': 'Este início de sessão pertence aqui a outra conta. Remove-o primeiro dessa conta.',
  'not-invited': 'Aqui os anfitriões entram por convite. Pede um para esse endereço a quem gere este servidor.',
  'signup-off': 'De momento, este servidor não aceita mais anfitriões. Fala com quem o gere.',
  banned: 'Esta conta está fechada aqui. Fala com quem gere este servidor.',
  refused: 'Não iniciaste sessão lá. Podes tentar outra vez.',
  failed: 'Esse início de sessão não funcionou. Tenta outra vez.',
};
