import { useEffect } from 'react';
import { dateOf } from '#messages/celebration/celebration.ts';
import { myCelebrations } from '#messages/hosts/hosts.ts';
import * as texts from '#messages/hosts/team.ts';
import type { HostedCelebration } from '../../../../domain/hosting/hosted-celebration.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { useLoaded } from '../../acts/use-loaded.ts';
import type { Call } from '../../calls/call.ts';
import { Actions } from '../../form/actions.tsx';
import { Gate } from '../../shell/gate.tsx';
import type { Keepsake } from '../../shell/scenes/name-card.tsx';
import type { SceneName } from '../../shell/scenes/scene.tsx';
import { useHost } from '../../state/host-context.tsx';
import { HOME } from '../../state/host-route.ts';
import { keepCouple } from '../../state/kept-couple.ts';

/** Shown if the celebration is deleted or this host was removed. `celebration` is null if this page never loaded it. */
export function NoLongerHost({ celebration }: { celebration: HostedCelebration | null }) {
  if (!celebration) return <Gone title={texts.notYours} lead={texts.notYoursLead} scene="apart" />;
  return <NotAnyMore celebration={celebration} />;
}

function NotAnyMore({ celebration: { names, code, date, look } }: { celebration: HostedCelebration }) {
  const { call, storage } = useHost();
  // This is an effect because the storage is outside React.
  useEffect(() => keepCouple(storage, null), [storage]);
  const known = useLoaded(() => askForGuests(call, code));
  if (!known.value && !known.fault) return null;
  if (known.fault?.code === 'unknown-celebration')
    return <Gone title={texts.isDeleted(names)} lead={texts.isDeletedLead} scene="empty" />;
  return (
    <Gone
      title={texts.thankYou}
      lead={texts.noLongerHost(names)}
      scene="empty"
      couple={names}
      keepsake={{ day: dateOf(date), look }}
      guestHref={`/?c=${code}`}
    />
  );
}

/** Makes a call that is open to every guest. A 404 means that the celebration is deleted. */
function askForGuests(call: Call, code: string): Promise<unknown> {
  return call('GET /api/celebrations/:code', { code });
}

interface GoneProps {
  title: string;
  lead: string;
  scene: SceneName;
  couple?: string;
  keepsake?: Keepsake;
  guestHref?: string;
}

function Gone({ title, lead, scene, couple, keepsake, guestHref }: GoneProps) {
  const { go } = useHost();
  return (
    <Gate title={title} lead={lead} scene={scene} couple={couple} keepsake={keepsake}>
      <Actions>
        <Button kind="primary" isWide onClick={() => go(HOME)}>
          {myCelebrations}
        </Button>
        {guestHref && <ButtonLink href={guestHref}>{texts.openAsGuest}</ButtonLink>}
      </Actions>
    </Gate>
  );
}
