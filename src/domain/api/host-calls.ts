import * as v from 'valibot';
import { INVITATION_LASTS_MS } from '../accounts/account-limits.ts';
import { DELETION_GRACE_MS } from '../hosting/deletion-grace.ts';
import { guestActionSchema } from '../hosting/guest-action.ts';
import { roomChangeSchema, roomSchema } from '../hosting/host-room.ts';
import {
  celebrationChangesSchema,
  hostedCelebrationSchema,
  listedCelebrationSchema,
  newCelebrationSchema,
} from '../hosting/hosted-celebration.ts';
import {
  hostListSchema,
  newInvitationSchema,
  offeredInvitationSchema,
  sentInvitationSchema,
} from '../hosting/invitation.ts';
import { LOG_PAGE_ENTRIES, logEntrySchema, logPageSchema } from '../hosting/log-entry.ts';
import { DAY_MS, HEARTBEAT_MS, HOUR_MS, MINUTE_MS } from '../limits.ts';
import { describedMenuSchema, menuEditSchema } from '../menu/menu-draft.ts';
import { madeTicketSchema, ticketStateSchema } from '../protocol/ticket.ts';
import { COMPLETE_AFTER_MS, LEAST_GUESTS, recapSchema } from '../recap/recap.ts';
import { newWordSchema } from '../wall/new-word.ts';
import { WORD_PAUSE_MS, WORD_SHOWN_MS } from '../wall/word.ts';
import { type ApiCalls, anybody, host, hostOfIt, owner } from './api-call.ts';

/** This limit is far more than the longest text of a host, which has 500 characters. */
export const MAX_HOST_BODY_BYTES = 16 * 1_024;
/** The maximum number of celebrations of one host, without those that are about to be deleted. */
export const MAX_CELEBRATIONS = 50;
/** The maximum number of hosts and open invitations of one celebration, counted together. */
export const MAX_HOSTS = 20;

/** The empty body of a call whose path contains all its data. */
const nothing = v.object({});
const logged = v.object({ entry: logEntrySchema });

/** Calls about the celebrations of a host (docs/protocol.md#hosts). */
export const HOSTED_CALLS = {
  'GET /api/host/celebrations': host('listCelebrations', 'Lists the celebrations that the caller hosts.', {
    answer: v.array(listedCelebrationSchema),
    gives: 'The celebrations, ordered by date, the latest first.',
  }),
  'POST /api/host/celebrations': host('createCelebration', 'Makes a celebration with a new code.', {
    more: `\`copyOf\` names a celebration of the caller, which is copied. All fields that the body leaves out are taken from it: the settings, the menu, the hosts’ text, the language and the time zone. Guests, hosts, code, log and word are not copied. In the copy, a closed door is open again, and no drink is sold out. Without \`copyOf\`, the body must contain \`timeZone\`, and other fields that it leaves out are taken from the template of the house, if there is one. A host can have at most ${MAX_CELEBRATIONS} celebrations, not counting those that are about to be deleted. A host can create ${MAX_CELEBRATIONS} at once and then one an hour, counting deleted ones too (429).`,
    body: newCelebrationSchema,
    answer: hostedCelebrationSchema,
    status: 201,
    problems: ['unknown-celebration', 'too-much', 'without-alcohol'],
  }),
  'GET /api/host/celebrations/:celebrationId': hostOfIt(
    'readHostedCelebration',
    'Returns a celebration with all its settings.',
    { answer: hostedCelebrationSchema },
  ),
  'PATCH /api/host/celebrations/:celebrationId': hostOfIt('changeCelebration', 'Changes the settings in the body.', {
    more: 'The log gets one entry for each of these that changes: the door, the pause, the state, the boards, the look, the menu, `withoutAlcohol`, the wall, the details. `withoutAlcohol` switches off the boards that count alcohol, and none of them can be switched on as long as it is true. `hideWallCode` hides the QR code and the written code on the wall for half an hour, or shows them again. `boards` contains only the boards to switch, and at least one board stays on. `look` contains the palette, the ornament or both. `deleted: false` restores a celebration that a host has deleted. `from` contains the details as the host saw them: if another host has changed one of them, the answer is 409. `menu` is the whole menu. If the body also contains `revision`, and another host has changed the menu since that revision, the answer is 409 too. `template` says whether new celebrations of this house begin as copies of this one. Only operators may send it.',
    body: celebrationChangesSchema,
    said: { menu: describedMenuSchema },
    answer: hostedCelebrationSchema,
    problems: ['too-late', 'operators-only'],
  }),
  'DELETE /api/host/celebrations/:celebrationId': owner(
    'deleteCelebration',
    `Deletes the celebration in ${DELETION_GRACE_MS / MINUTE_MS} minutes, with everything that its guests logged.`,
    {
      more: 'Until then the celebration is over for its guests, and each host can restore it with `deleted: false`.',
      gives: 'The celebration will be deleted. Its code is never used again.',
    },
  ),
  'POST /api/host/celebrations/:celebrationId/menu': hostOfIt(
    'editMenu',
    'Adds, changes or removes a drink of the menu, marks it as available or sold out, or changes the order.',
    {
      more: '`seen` is the drink as the host saw it. If another host has changed the drink meanwhile, the answer is 409. `drink` is then the present drink, or null if it was removed. An edit that arrives twice changes nothing the second time. The rules for a drink are those of the menu in `CelebrationChanges`.',
      body: menuEditSchema,
      answer: hostedCelebrationSchema,
      problems: ['too-late'],
    },
  ),
  'PUT /api/host/celebrations/:celebrationId/word': hostOfIt(
    'sayWord',
    'Shows one line of text to everybody: on the wall, and on every phone within a minute.',
    {
      more: `The word is shown for ${WORD_SHOWN_MS / MINUTE_MS} minutes. The hosts of a celebration can send at most one word in ${WORD_PAUSE_MS / MINUTE_MS} minutes. A word that comes earlier is refused as \`too-soon\`, and \`by\` names the host of the last word.`,
      body: newWordSchema,
      answer: hostedCelebrationSchema,
      problems: ['too-late', 'too-soon'],
    },
  ),
  'DELETE /api/host/celebrations/:celebrationId/word': hostOfIt('takeWordBack', 'Takes back the hosts’ word.', {
    more: 'The pause before the next word is not shortened.',
    answer: hostedCelebrationSchema,
    problems: ['too-late'],
  }),
  'GET /api/host/celebrations/:celebrationId/recap': hostOfIt(
    'readRecap',
    'Returns the recap of the celebration: numbers without names.',
    {
      more: `The recap is complete ${COMPLETE_AFTER_MS / HOUR_MS} hours after the end, at \`readyAt\`. Before that it contains only the numbers that a wall shows, without \`kinds\`, \`menu\` and \`hours\`. \`few\` replaces each number about fewer than ${LEAST_GUESTS} guests, and each number from which such a number could be computed by subtraction.`,
      query: ['as', 'lang'],
      answer: recapSchema,
      tableIf: '`as=csv`',
      problems: ['invalid'],
    },
  ),
} as const satisfies ApiCalls;

const OF_A_TICKET = ['unknown-guest', 'too-late'] as const;

/** Calls about the guests of a celebration, the hosts' decisions about them, and the log. */
export const ROOM_CALLS = {
  'GET /api/host/celebrations/:celebrationId/guests/live': hostOfIt(
    'followRoom',
    'Streams the guests as events with names, totals and states, but without positions.',
    {
      query: ['once'],
      answer: { events: { room: roomSchema, change: roomChangeSchema } },
      gives: `The first event is the room. Changes follow, at most one every 500 ms: whole rows of new and changed guests, and the ids of guests who have left. The server sends a comment every ${HEARTBEAT_MS / 1_000} s. The stream ends when the caller is no longer a host.`,
      problems: ['invalid'],
    },
  ),
  'POST /api/host/celebrations/:celebrationId/guests': hostOfIt('letInAll', 'Lets in all guests at the door.', {
    body: v.object({ action: v.literal('let-in-all') }),
    answer: logged,
    problems: ['too-late'],
  }),
  'POST /api/host/celebrations/:celebrationId/guests/:guestId': hostOfIt(
    'moderateGuest',
    'Does one of these to a guest: renames, hides, shows, lets in, turns away, removes or restores.',
    {
      more: 'If another host was quicker, nothing changes, and the answer contains the name of that host and the guest’s state.',
      body: guestActionSchema,
      answer: logged,
      problems: ['unknown-guest', 'too-late'],
    },
  ),
  'POST /api/host/celebrations/:celebrationId/guests/:guestId/ticket': hostOfIt(
    'handOver',
    'Makes a ticket with which another phone can continue a guest’s evening.',
    {
      more: 'The ticket is valid once, for five minutes. The phone that redeems the ticket gets a separate secret, and the guest’s own secret stays valid. The log records the hand-over, and the guest’s own phone shows a notice about it. An evening can be handed over four times.',
      body: nothing,
      answer: madeTicketSchema,
      gives: 'The server keeps only the hash of the ticket.',
      problems: [...OF_A_TICKET, 'too-much'],
    },
  ),
  'GET /api/host/celebrations/:celebrationId/guests/:guestId/ticket': hostOfIt(
    'readHandOver',
    'Returns the state of the ticket that hosts have made for a guest.',
    {
      answer: ticketStateSchema,
      gives: 'The state. It is `none` if the guest has made the ticket.',
      problems: OF_A_TICKET,
    },
  ),
  'DELETE /api/host/celebrations/:celebrationId/guests/:guestId/ticket': hostOfIt(
    'voidHandOver',
    'Voids the ticket that hosts have made for a guest, unless a phone has redeemed it.',
    { answer: ticketStateSchema, gives: 'The state of the ticket after the call.', problems: OF_A_TICKET },
  ),
  'GET /api/host/celebrations/:celebrationId/actions': hostOfIt('readLog', 'Returns a page of the hosts’ log.', {
    query: ['before'],
    answer: logPageSchema,
    gives: `At most ${LOG_PAGE_ENTRIES} entries, the newest first.`,
    problems: ['invalid'],
  }),
  'POST /api/host/celebrations/:celebrationId/actions/:actionId/undo': hostOfIt(
    'undoAction',
    'Undoes an action. Each action can be undone once.',
    {
      more: 'For an action that cannot be undone, the answer is `invalid`.',
      body: nothing,
      answer: logged,
      problems: ['unknown-action', 'unknown-guest', 'too-late'],
    },
  ),
} as const satisfies ApiCalls;

/** Calls about the hosts of a celebration and their invitations. */
export const CO_HOST_CALLS = {
  'GET /api/host/celebrations/:celebrationId/hosts': hostOfIt(
    'listHosts',
    'Lists the hosts of the celebration and its open invitations.',
    { answer: hostListSchema, gives: 'The hosts, with the owner first, and the invitations.' },
  ),
  'DELETE /api/host/celebrations/:celebrationId/hosts/:hostId': hostOfIt(
    'removeHost',
    'Removes a co-host. A host who passes their own id leaves.',
    {
      more: 'The open invitations of the removed host become invalid.',
      gives: 'The person is no longer a host, and the streams of this person end.',
      problems: ['unknown-host', 'owner-only'],
    },
  ),
  'POST /api/host/celebrations/:celebrationId/invitations': hostOfIt(
    'inviteHost',
    'Makes a link with which one person can become a co-host or the owner.',
    {
      more: `The link is valid once and for ${INVITATION_LASTS_MS / DAY_MS} days. A celebration can have at most ${MAX_HOSTS} hosts and open invitations together. Only the owner may send \`handsOver\`. Whoever accepts such an invitation becomes the owner, and the former owner stays as a co-host or leaves.`,
      body: newInvitationSchema,
      answer: sentInvitationSchema,
      gives: 'The invitation. No other answer contains the link.',
      status: 201,
      problems: ['too-much', 'owner-only'],
    },
  ),
  'DELETE /api/host/celebrations/:celebrationId/invitations/:invitationId': hostOfIt(
    'withdrawInvitation',
    'Withdraws an invitation.',
    { gives: 'The link is no longer valid.', problems: ['unknown-invitation'] },
  ),
  'GET /api/host/invitations/:token': anybody('readInvitation', 'Returns the facts about an invitation.', {
    answer: offeredInvitationSchema,
    gives: 'The inviting host, and the celebration.',
    problems: ['unknown-invitation'],
  }),
  'POST /api/host/invitations/:token/accept': host('acceptInvitation', 'Makes the caller a co-host or the owner.', {
    body: nothing,
    answer: hostedCelebrationSchema,
    problems: ['unknown-invitation'],
  }),
} as const satisfies ApiCalls;
