import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { HOUR_MS, SESSION_LIFETIME_MS } from '../../../domain/limits.ts';
import { NEARBY_RADIUS_FEET } from '../../../domain/location/nearby.ts';
import type { NoticeRowName, NoticeSection, PlainFact } from '../../../domain/notice/notice.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { LEAST_GUESTS } from '../../../domain/recap/recap.ts';
import { plural } from './forms.ts';

export const sections: Record<NoticeSection['name'], string> = {
  who: 'Chi è responsabile',
  stored: 'Che cosa si salva, e dove',
  seen: 'Chi vede che cosa',
  'how-long': 'Per quanto tempo',
  delete: 'Elimina adesso',
  ask: 'A chi chiedere',
};

export const rows: Record<NoticeRowName, string> = {
  runs: 'La casa',
  contact: 'Contatto',
  imprint: 'Note legali',
  'house-notice': 'La sua informativa sulla privacy',
  hosts: 'Chi organizza',
  server: 'Sul server',
  phone: 'Su questo telefono',
  nowhere: 'Da nessun’altra parte',
  guests: 'Tutti gli invitati',
  wall: 'Il maxischermo in sala',
  'seen-by-hosts': 'Chi organizza',
  operator: 'Chi gestisce il server',
  hide: 'Scegli tu',
  evening: 'La tua serata',
  celebration: 'La festa',
  'for-good': 'Per sempre',
  now: 'Subito',
  ask: 'Puoi chiedere',
  later: 'Non ancora noto',
};

export const facts: Record<PlainFact, string> = {
  whoever: `Chi gestisce questo ${PRODUCT_NAME}.`,
  'hosts-decide': 'Decide quali classifiche, schermi e momenti ci sono.',
  'name-and-drinks': 'Il tuo nome, il tuo ritmo, i tuoi drink e l’ora di ciascuno.',
  'menu-drinks': 'Quale drink del menu della festa era.',
  position: 'Dove sei, in modo impreciso, e solo se lo condividi.',
  choices: 'Se ti nascondi o non mostri numeri.',
  'in-file': 'È tutto in un solo file.',
  'in-postgres': 'È tutto in un database PostgreSQL.',
  'same-on-phone': 'Lo stesso, ma mai dove sei.',
  'settings-on-phone': 'Le tue impostazioni e l’ultima classifica.',
  'no-account': 'Nessun account, nessun cookie, nessuna pubblicità. Nessun’altra azienda riceve niente.',
  'mail-to-hosts': 'Solo chi organizza riceve e-mail, e nessuna parla di te.',
  name: 'Il tuo nome, il tuo ritmo e quando hai iniziato.',
  'last-drink': 'Il minuto del tuo ultimo drink.',
  nearby: `Che sei entro ${Math.round(NEARBY_RADIUS_FEET * 0.03048) * 10} metri, se lo condividete entrambi. Mai dove.`,
  moments: 'Momenti: chi arriva, chi brinda e il primo brindisi.',
  'wall-names': 'Il tuo nome e quello che mostrano le classifiche.',
  'wall-first-names': 'Il tuo nome di battesimo e quello che mostrano le classifiche.',
  'wall-totals': 'Solo totali di tutta la sala, e nessun nome.',
  'wall-of-open': 'Quello che mostra la classifica.',
  'hosts-see': 'Il tuo nome, quanti drink con alcol, quando hai iniziato e se ci sei.',
  'hosts-never': 'Mai un singolo drink, e mai dove sei.',
  'hand-over': 'Se il tuo telefono è scarico, può passare la tua serata a un altro. Il tuo telefono te lo dice.',
  'operator-sees': 'Tutto quello che è sul server.',
  'if-quiet': 'In lista, senza numeri: gli altri vedono solo il tuo nome.',
  'if-hidden': 'Nascosto: nessun invitato e nessuno schermo ti vede.',
  'evening-lasts': `${SESSION_LIFETIME_MS / HOUR_MS} ore da quando hai iniziato. Poi finisce da sola.`,
  'gone-from-file': 'Entro un minuto sparisce dal server e viene sovrascritta.',
  'gone-from-postgres': 'Il server la svuota subito, e il database la sovrascrive più tardi.',
  'gone-with-demo': 'Solo in memoria. Quando la demo ricomincia, è sparito tutto.',
  'until-deleted': 'I suoi nomi, le impostazioni e il registro restano finché chi organizza non la elimina.',
  recap: `Chi organizza conserva somme di almeno ${LEAST_GUESTS} invitati ciascuna, e nessun nome.`,
  'refusal-stays': 'Un numero casuale, perché niente ritorni. Non dice niente di te.',
  deleted: 'Sparisce subito da questo telefono e da ogni schermo, e anche dal server.',
  'ask-hosts': 'A chi organizza la tua festa.',
  'ask-whoever': 'A chi ti ha dato questo indirizzo.',
  'more-with-network': 'Chi gestisce questo server e che cosa è attivo qui. Lo leggi appena c’è rete.',
};

export const boards: Record<BoardName, string> = {
  mostDrinks: 'Quanti drink con alcol hai bevuto.',
  fastestPace: 'Quanti drink con alcol all’ora.',
  hydration: 'Quanti bicchieri senza alcol.',
  balanced: 'In quante ore hai tenuto l’equilibrio.',
  variety: 'Quanti drink diversi hai bevuto.',
};
export const hostsOf = (names: string) => `Chi organizza la festa di ${names}.`;
export const deletedAfter = (days: number) =>
  plural(days, {
    one: 'I suoi nomi, le impostazioni e il registro vengono eliminati 1 giorno dopo la festa.',
    other: `I suoi nomi, le impostazioni e il registro vengono eliminati ${days} giorni dopo la festa.`,
  });
