import * as v from 'valibot';
import { guestActionSchema } from '../../domain/hosting/guest-action.ts';
import { roomChangeSchema, roomSchema } from '../../domain/hosting/host-room.ts';
import {
  celebrationChangesSchema,
  hostedCelebrationSchema,
  listedCelebrationSchema,
  newCelebrationSchema,
} from '../../domain/hosting/hosted-celebration.ts';
import {
  hostListSchema,
  newInvitationSchema,
  offeredInvitationSchema,
  sentInvitationSchema,
} from '../../domain/hosting/invitation.ts';
import { logEntrySchema, logPageSchema } from '../../domain/hosting/log-entry.ts';
import { describedMenuSchema } from '../../domain/menu/menu-draft.ts';
import { newWordSchema } from '../../domain/wall/new-word.ts';
import { NO_DETAILS } from '../hosting/host-calls.ts';
import { LET_IN_ALL } from '../hosting/room-routes.ts';
import { answeredSchema, type JsonSchema, sentSchema } from './json-schema.ts';

/** `components.schemas` of the hosts' calls. */
export function hostSchemas(): Record<string, JsonSchema> {
  const changes = sentSchema(celebrationChangesSchema);
  return {
    NewCelebration: sentSchema(newCelebrationSchema),
    CelebrationChanges: { ...changes, properties: { ...changes.properties, menu: sentSchema(describedMenuSchema) } },
    NewWord: sentSchema(newWordSchema),
    GuestAction: sentSchema(guestActionSchema),
    LetInAll: sentSchema(LET_IN_ALL),
    NoDetails: sentSchema(NO_DETAILS),
    NewInvitation: sentSchema(newInvitationSchema),
    ListedCelebrations: answeredSchema(v.array(listedCelebrationSchema)),
    HostedCelebration: answeredSchema(hostedCelebrationSchema),
    LoggedAction: answeredSchema(v.object({ entry: logEntrySchema })),
    LogPage: answeredSchema(logPageSchema),
    HostRoom: answeredSchema(roomSchema),
    RoomChange: answeredSchema(roomChangeSchema),
    HostList: answeredSchema(hostListSchema),
    SentInvitation: answeredSchema(sentInvitationSchema),
    OfferedInvitation: answeredSchema(offeredInvitationSchema),
  };
}
