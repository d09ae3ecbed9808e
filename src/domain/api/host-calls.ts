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

/** Far more than the longest text of a host, which has 500 characters. */
export const MAX_HOST_BODY_BYTES = 16 * 1_024;
/** The most celebrations of one host, without those that are about to be deleted. */
export const MAX_CELEBRATIONS = 50;
/** The most hosts and open invitations of one celebration, counted together. */
export const MAX_HOSTS = 20;

/** The empty body of a call whose path contains all its data. */
const nothing = v.object({});
const logged = v.object({ entry: logEntrySchema });

/** Calls about the celebrations of a host (docs/protocol.md#hosts). */
export const HOSTED_CALLS = {
  'GET /api/host/celebrations': host('listCelebrations', 'The celebrations that the caller hosts.', {
    answer: v.array(listedCelebrationSchema),
    gives: 'The latest date first.',
  }),
  'POST /api/host/celebrations': host('createCelebration', 'Makes a celebration with a new code.', {
    more: `A copy (\`copyOf\`) is of a celebration of the caller. Everything that is not given comes from there: the settings, the menu, the hosts’ text, the language, the time zone. Guests, hosts, code, log and word are not copied, a closed door is open again, and nothing is sold out. Without \`copyOf\`, \`timeZone\` is needed, and everything else that is not given comes from the template of the house, if there is one. One host has at most ${MAX_CELEBRATIONS}, without those that are about to be deleted. With those that were deleted, a host makes as many at once and then one an hour (429).`,
    body: newCelebrationSchema,
    answer: hostedCelebrationSchema,
    status: 201,
    problems: ['unknown-celebration', 'too-much', 'without-alcohol'],
  }),
  'GET /api/host/celebrations/:celebrationId': hostOfIt(
    'readHostedCelebration',
    'A celebration with everything that its hosts have set.',
    { answer: hostedCelebrationSchema },
  ),
  'PATCH /api/host/celebrations/:celebrationId': hostOfIt('changeCelebration', 'Changes only what the body contains.', {
    more: 'The log gets one entry for each of these that changes: the door, the pause, the state, the boards, the look, the menu, `withoutAlcohol`, the wall, the details. `withoutAlcohol` takes the boards that count alcohol away, and refuses them. `hideWallCode` hides the square and the code of the wall for half an hour, or shows them again. `boards` has only those to switch, and at least one stays on. `look` has the palette, the ornament or both. `deleted: false` keeps a celebration that a host has deleted. `from` has the details as the host saw them: if another host has changed one of them, the answer is 409. `menu` is the whole menu. With `revision`, the answer is 409 too if another host has changed the menu since then. `template`, from operators alone, says whether new celebrations of this house begin as this one.',
    body: celebrationChangesSchema,
    said: { menu: describedMenuSchema },
    answer: hostedCelebrationSchema,
    problems: ['too-late', 'operators-only'],
  }),
  'DELETE /api/host/celebrations/:celebrationId': owner(
    'deleteCelebration',
    `Deletes the celebration in ${DELETION_GRACE_MS / MINUTE_MS} minutes, with everything that its guests logged.`,
    {
      more: 'Until then it is over for its guests, and each host can keep it by a change.',
      gives: 'It will be deleted. Its code is never given again.',
    },
  ),
  'POST /api/host/celebrations/:celebrationId/menu': hostOfIt(
    'editMenu',
    'Adds, changes, removes, pours or arranges drinks of the menu.',
    {
      more: '`seen` is the drink as the host saw it. If another host has changed it meanwhile, the answer is 409, and `drink` is the drink now, or null if it is gone. An edit that arrives twice changes nothing the second time. The rules for a drink are those of the menu in `CelebrationChanges`.',
      body: menuEditSchema,
      answer: hostedCelebrationSchema,
      problems: ['too-late'],
    },
  ),
  'PUT /api/host/celebrations/:celebrationId/word': hostOfIt(
    'sayWord',
    'Says one line to everybody: on the wall, and on every phone within a minute.',
    {
      more: `It is shown for ${WORD_SHOWN_MS / MINUTE_MS} minutes. The hosts of a celebration say at most one word in ${WORD_PAUSE_MS / MINUTE_MS} minutes. An earlier one is \`too-soon\`, with the host who spoke last.`,
      body: newWordSchema,
      answer: hostedCelebrationSchema,
      problems: ['too-late', 'too-soon'],
    },
  ),
  'DELETE /api/host/celebrations/:celebrationId/word': hostOfIt('takeWordBack', 'Takes the word back.', {
    more: 'It still counts for the time to the next one.',
    answer: hostedCelebrationSchema,
    problems: ['too-late'],
  }),
  'GET /api/host/celebrations/:celebrationId/recap': hostOfIt(
    'readRecap',
    'What remains of the celebration: numbers, and nobody’s name.',
    {
      more: `It is complete ${COMPLETE_AFTER_MS / HOUR_MS} hours after the end, at \`readyAt\`. Before that it has what a wall tells, and no kinds, menu or hours. \`few\` stands for everything that is about fewer than ${LEAST_GUESTS} guests, or would tell that by subtraction.`,
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
    'The guests as a stream of events: names, totals and states, and never a position.',
    {
      query: ['once'],
      answer: { events: { room: roomSchema, change: roomChangeSchema } },
      gives: `The first event is the room. Changes follow, at most one every 500 ms: whole rows of new and changed guests, and the ids of guests who are gone. A comment comes every ${HEARTBEAT_MS / 1_000} s. The stream ends when the caller is no longer a host.`,
      problems: ['invalid'],
    },
  ),
  'POST /api/host/celebrations/:celebrationId/guests': hostOfIt(
    'letInAll',
    'Lets in everybody who waits at the door.',
    {
      body: v.object({ action: v.literal('let-in-all') }),
      answer: logged,
      problems: ['too-late'],
    },
  ),
  'POST /api/host/celebrations/:celebrationId/guests/:guestId': hostOfIt(
    'moderateGuest',
    'Renames, hides, shows, lets in, turns away, removes or restores a guest.',
    {
      more: 'If another host was quicker, nothing changes. The answer then names that host and the guest’s state.',
      body: guestActionSchema,
      answer: logged,
      problems: ['unknown-guest', 'too-late'],
    },
  ),
  'POST /api/host/celebrations/:celebrationId/guests/:guestId/ticket': hostOfIt(
    'handOver',
    'Makes a ticket with which another phone goes on with a guest’s evening.',
    {
      more: 'Good once, for five minutes. The phone that redeems it gets a secret of its own, and the guest’s own stays good. It is in the log, and the phones of the guest say so. An evening can be handed over four times.',
      body: nothing,
      answer: madeTicketSchema,
      gives: 'The server keeps only the hash of the ticket.',
      problems: [...OF_A_TICKET, 'too-much'],
    },
  ),
  'GET /api/host/celebrations/:celebrationId/guests/:guestId/ticket': hostOfIt(
    'readHandOver',
    'What has become of the ticket that hosts have made for a guest.',
    {
      answer: ticketStateSchema,
      gives: 'The state. A ticket of the guest counts as none.',
      problems: OF_A_TICKET,
    },
  ),
  'DELETE /api/host/celebrations/:celebrationId/guests/:guestId/ticket': hostOfIt(
    'voidHandOver',
    'Voids that ticket, unless a phone has redeemed it.',
    { answer: ticketStateSchema, gives: 'The state after that.', problems: OF_A_TICKET },
  ),
  'GET /api/host/celebrations/:celebrationId/actions': hostOfIt('readLog', 'What the hosts did.', {
    query: ['before'],
    answer: logPageSchema,
    gives: `The newest first, ${LOG_PAGE_ENTRIES} on a page.`,
    problems: ['invalid'],
  }),
  'POST /api/host/celebrations/:celebrationId/actions/:actionId/undo': hostOfIt(
    'undoAction',
    'Takes an action back, once.',
    {
      more: 'An action that cannot be taken back is invalid.',
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
    'Who hosts the celebration, and who is invited to.',
    { answer: hostListSchema, gives: 'The owner first.' },
  ),
  'DELETE /api/host/celebrations/:celebrationId/hosts/:hostId': hostOfIt(
    'removeHost',
    'Removes a co-host. A host who names themselves leaves.',
    {
      more: 'The open invitations of that host end.',
      gives: 'No longer a host. The streams of that host end.',
      problems: ['unknown-host', 'owner-only'],
    },
  ),
  'POST /api/host/celebrations/:celebrationId/invitations': hostOfIt(
    'inviteHost',
    'Makes a link with which one person becomes a co-host, or the owner.',
    {
      more: `The link is good for ${INVITATION_LASTS_MS / DAY_MS} days, once. Hosts and invitations together are at most ${MAX_HOSTS}. With \`handsOver\`, which only the owner may send, whoever accepts becomes the owner, and the owner stays a co-host or leaves.`,
      body: newInvitationSchema,
      answer: sentInvitationSchema,
      gives: 'The invitation. No other answer has the link.',
      status: 201,
      problems: ['too-much', 'owner-only'],
    },
  ),
  'DELETE /api/host/celebrations/:celebrationId/invitations/:invitationId': hostOfIt(
    'withdrawInvitation',
    'Withdraws an invitation.',
    { gives: 'The link is no longer good.', problems: ['unknown-invitation'] },
  ),
  'GET /api/host/invitations/:token': anybody('readInvitation', 'What the holder of a link may know.', {
    answer: offeredInvitationSchema,
    gives: 'Who asks, and for which celebration.',
    problems: ['unknown-invitation'],
  }),
  'POST /api/host/invitations/:token/accept': host('acceptInvitation', 'Makes the caller a co-host.', {
    body: nothing,
    answer: hostedCelebrationSchema,
    problems: ['unknown-invitation'],
  }),
} as const satisfies ApiCalls;
