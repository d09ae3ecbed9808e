import type { GuestState } from '../../../../domain/session/moderation.ts';
import { plural } from '../forms.ts';

export const live = 'live';
export const boardPaused = 'pausiert';
export const isOver = 'vorbei';
export const connecting = 'verbindet';
export const noConnection = 'keine Verbindung';
export const nobodyYet = 'Noch ist niemand dabei';
export const inTheRoom = (count: number, here: number) =>
  plural(count, { one: `1 Gast, ${here} gerade da`, other: `${count} Gäste, ${here} gerade da` });
export const history = 'Verlauf';
export const noNetwork = 'Kein Netz.';
export const asOf = (time: string) => `Stand: ${time}\u00a0Uhr.`;
export const noNetworkNow = 'Gerade ist kein Netz da';
export const guestsWithNetwork = 'Die Gäste erscheinen, wenn das Netz zurück ist.';

export const pausedSince = (time: string) => `Pausiert seit ${time}\u00a0Uhr`;
export const pausedHint = 'Die Rangliste steht still, die Gäste zählen weiter.';
export const resume = 'Fortsetzen';
export const isPaused = 'Die Rangliste ist pausiert.';
export const runsAgain = 'Die Rangliste läuft wieder.';
export const doorQuestion = 'Wer darf rein?';
export const doorLead = 'Wer drin ist, bleibt drin. Wer den Code hat, kann die Rangliste lesen.';

export const atTheDoor = (count: number) => `${count} an der Tür`;
export const atTheClosedDoor = (count: number) =>
  plural(count, {
    one: '1 hat an der geschlossenen Tür geklopft',
    other: `${count} haben an der geschlossenen Tür geklopft`,
  });
export const since = (time: string) => `seit ${time}`;
export const decline = 'Ablehnen';
export const letIn = 'Reinlassen';
export const declineName = (name: string) => `„${name}“ ablehnen`;
export const letInName = (name: string) => `„${name}“ reinlassen`;
export const letAllIn = (count: number) =>
  plural(count, { one: '1 Gast reinlassen', other: `Alle ${count} reinlassen` });
export const inOneLine = (names: readonly string[]) => names.map((name) => `\u2068${name}\u2069`).join(', ');

export const all = 'Alle';
export const newcomers = 'Neu';
export const setAside = 'Beiseite';
export const whichGuests = 'Welche Gäste';
export const setAsideHint = 'Diese Gäste sieht nur das Team. Tipp auf einen Namen für mehr.';
export const findAmong = (count: number) =>
  plural(count, { one: 'Unter 1 Gast suchen', other: `Unter ${count} Gästen suchen` });
export const closeSearch = 'Suche schließen';
export const found = (count: number) => plural(count, { one: '1 Gast', other: `${count} Gäste` });
export const nobodyFound = 'Niemand mit diesem Namen';
export const nobodyFoundLead = 'Gäste wählen ihren Namen selbst: Versuch es mit einem Vornamen oder Spitznamen.';
export const nobodyHere = 'Hier ist gerade niemand.';
export const nobodyAnyMore = 'Niemand ist mehr dabei';
export const eveningIsGone = 'Der Abend ist vorbei';
export const eveningIsGoneLead =
  'Was Gäste eingetragen haben, wird 24 Stunden nach ihrem Start gelöscht: Namen, Getränke und die Rangliste. Deine Einstellungen bleiben, bis du das Fest löschst.';
export const roomIsReady = 'Alles ist bereit';
export const roomIsReadyLead = 'Der erste Gast erscheint hier, sobald der Code gescannt und ein Name eingegeben ist.';
export const logsAreDeleted = 'Was ein Gast einträgt, wird nach 24 Stunden gelöscht.';
export const lastSeenFirst = 'Zuletzt gesehen';
export const drinksColumn = 'Getränke mit Alkohol';
export const noPositions =
  'Diese Seite zeigt nie, wo jemand ist. Was ein Gast eingetragen hat, wird 24 Stunden nach seinem Start gelöscht, hier und auf jedem Handy.';
export const hereNow = 'jetzt da';
export const seen = (ago: string) => `gesehen ${ago}`;
export const drinks = (count: number) =>
  plural(count, { one: '1 Getränk mit Alkohol', other: `${count} Getränke mit Alkohol` });
export const hidesThemselves = 'selbst ausgeblendet';
export const isQuiet = 'ohne Zahlen';
export const justArrived = 'neu dabei';
export const was = (name: string) => `vorher „${name}“`;
export const stateTags: Readonly<Partial<Record<GuestState, string>>> = {
  hidden: 'ausgeblendet',
  'turned-away': 'bleibt draußen',
  removed: 'darf wieder fragen',
  barred: 'darf nicht zurück',
};
export const hereSince = 'Hier seit';
export const lastSeen = 'Zuletzt gesehen';

export const rename = 'Umbenennen';
export const renameName = (name: string) => `„${name}“ umbenennen`;
export const renameHint = 'Der Gast erfährt es auf dem Handy';
export const newName = 'Ein neuer Name';
export const newNameFor = (name: string) => `Für „${name}“. Der Gast erfährt es auf dem Handy.`;
export const nameOnLeaderboard = 'Name in der Rangliste';
export const nameMissing = 'Bitte gib einen Namen ein.';
export const nameWrong = 'Dieser Name lässt sich nicht anzeigen. Bitte nimm einen anderen.';
export const save = 'Speichern';
export const cancel = 'Abbrechen';
export const close = 'Schließen';
export const hide = 'In der Rangliste ausblenden';
export const hideName = (name: string) => `„${name}“ ausblenden`;
export const hideHint = 'Der Gast zählt weiter, nur nicht sichtbar';
export const show = 'In der Rangliste wieder zeigen';
export const showAgain = 'Wieder zeigen';
export const showName = (name: string) => `„${name}“ wieder zeigen`;
export const showHint = 'Mit allen Getränken';
export const remove = 'Aus dem Fest entfernen';
export const removeShort = 'Entfernen';
export const removeName = (name: string) => `„${name}“ entfernen`;
export const removeHint = 'Du entscheidest, ob der Gast wiederkommen darf';
export const removeQuestion = (name: string) => `„${name}“ entfernen?`;
export const removeLead = 'Der Name verschwindet aus der Rangliste. Der Gast erfährt es und behält die Getränke.';
export const comingBack = 'Wiederkommen';
export const mayReturn = 'Darf wieder fragen';
export const mayNotReturn = 'Darf nicht zurück';
export const underNewName = 'Unter neuem Namen geht es noch, bis du die Tür schließt.';
export const keep = 'Doch nicht';
export const letBackIn = 'Wieder reinlassen';
export const letBackInHint = 'Name und Getränke kommen mit zurück. Das Handy des Gastes sagt es.';
export const allowReturn = 'Das Handy darf wieder fragen';
export const allowReturnHint = 'Dann entscheidet das Team';
export const letInHint = 'Mit allen bisher gezählten Getränken';

export const done = {
  rename: (name: string, to: string) => `„${name}“ heißt jetzt „${to}“.`,
  hide: (name: string) => `„${name}“ ist ausgeblendet.`,
  show: (name: string) => `„${name}“ ist wieder zu sehen.`,
  'let-in': (name: string) => `„${name}“ ist drin.`,
  'turn-away': (name: string) => `„${name}“ bleibt draußen.`,
  remove: (name: string) => `„${name}“ ist entfernt.`,
  restore: (name: string) => `„${name}“ ist wieder drin.`,
};

export const handOver = 'Auf ein anderes Handy bringen';
export const handOverHint = 'Falls das Handy leer oder verloren ist';
export const handOverTitle = (name: string) => `Der Abend von „${name}“ auf einem anderen Handy`;
export const handOverLead =
  'Das andere Handy bekommt den Namen und alle Getränke. Der Verlauf und die Handys dieses Gastes sagen es.';
export const showSquare = 'QR-Code zeigen';
export const pointOther = 'Halt die Kamera des anderen Handys auf diesen QR-Code. Er gilt nur einmal.';
export const handOverSquare = 'QR-Code, der den Abend weitergibt';
export const goodUntil = (time: string) => `Gilt bis ${time}\u00a0Uhr`;
export const otherReads = 'Das andere Handy liest ihn gerade\u00a0…';
export const hasArrived = 'Der Abend ist auf dem anderen Handy.';
export const squareIsLate = 'Dieser QR-Code gilt nicht mehr.';
export const handedOverOften = 'Öfter lässt sich dieser Abend nicht weitergeben.';
export const allAreIn = 'Alle an der Tür sind drin.';
export const notDone = (name: string) => `Bei „${name}“ hat sich noch nichts geändert: Es kam keine Antwort.`;
export const hasLeft = (name: string) => `„${name}“ gehört nicht mehr zu diesem Fest.`;
type Now = GuestState | 'renamed' | 'other';
export const quicker: Readonly<Record<Now, (by: string, name: string) => string>> = {
  in: (by, name) => `${by} war schneller: „${name}“ ist drin.`,
  knocked: (by, name) => `${by} war schneller: „${name}“ steht vor der geschlossenen Tür.`,
  waiting: (by, name) => `${by} war schneller: „${name}“ ist an der Tür.`,
  'turned-away': (by, name) => `${by} war schneller: „${name}“ bleibt draußen.`,
  removed: (by, name) => `${by} war schneller: „${name}“ ist schon draußen.`,
  barred: (by, name) => `${by} war schneller: „${name}“ ist schon draußen.`,
  hidden: (by, name) => `${by} war schneller: „${name}“ ist ausgeblendet.`,
  renamed: (by, name) => `${by} war schneller: „${name}“ heißt jetzt anders.`,
  other: (by, name) => `${by} war schneller: Bei „${name}“ hat sich etwas geändert.`,
};
export const tooLate: Readonly<Record<Now, (name: string) => string>> = {
  in: (name) => `Das war zu spät: „${name}“ ist drin.`,
  knocked: (name) => `Das war zu spät: „${name}“ steht vor der geschlossenen Tür.`,
  waiting: (name) => `Das war zu spät: „${name}“ ist an der Tür.`,
  'turned-away': (name) => `Das war zu spät: „${name}“ bleibt draußen.`,
  removed: (name) => `Das war zu spät: „${name}“ ist schon draußen.`,
  barred: (name) => `Das war zu spät: „${name}“ ist schon draußen.`,
  hidden: (name) => `Das war zu spät: „${name}“ ist ausgeblendet.`,
  renamed: (name) => `Das war zu spät: „${name}“ heißt jetzt anders.`,
  other: (name) => `Das war zu spät: Bei „${name}“ hat sich etwas geändert.`,
};

export const hostsDid = 'Was das Team getan hat';
export const hostsDidLead = 'Das sieht nur das Team. Es wird mit dem Fest gelöscht.';
export const seeAll = 'Alles ansehen';
export const undo = 'Rückgängig';
export const undoThis = (sentence: string) => `Rückgängig: ${sentence}`;
export const undoneByYou = (time: string) => `um ${time}\u00a0Uhr von dir rückgängig gemacht`;
export const undoneBy = (time: string, by: string) =>
  by
    ? `um ${time}\u00a0Uhr von ${by} rückgängig gemacht`
    : `um ${time}\u00a0Uhr von einem früheren Teammitglied rückgängig gemacht`;
export const earlier = 'Frühere zeigen';
export const nothingYet = 'Noch nichts.';
export const undone = 'Rückgängig gemacht.';
export const cameAt = (time: string) => `da seit ${time}`;
