import { useState } from 'react';
import { places } from '#messages/hosts.ts';
import { namesAndDay } from '#messages/hosts-invite.ts';
import * as texts from '#messages/hosts-team.ts';
import type { HostRoom } from '../../../../domain/hosting/host-room.ts';
import type { CoHost, HostList } from '../../../../domain/hosting/invitation.ts';
import { useLast } from '../../../components/sheet/use-last.ts';
import { useAct } from '../../acts/use-act.ts';
import { useGoOn } from '../../acts/use-go-on.ts';
import { useLoaded } from '../../acts/use-loaded.ts';
import { ConfirmSheet } from '../../form/confirm-sheet.tsx';
import { Initial } from '../../parts/initial.tsx';
import { Row, Tag } from '../../parts/row.tsx';
import { TextLink } from '../../parts/text-link.tsx';
import { TitledCard } from '../../parts/titled-card.tsx';
import { Trouble } from '../../parts/trouble.tsx';
import { Column, Desk } from '../../shell/desk.tsx';
import { HOME } from '../../state/host-route.ts';
import { useHosted } from '../room/hosted.tsx';
import { useParty } from '../room/use-party.ts';
import { AskForHelp } from './ask-for-help.tsx';

/** Who else is a host here, who is invited, and how to ask somebody. */
export function HostsPlace() {
  const { calls, view } = useHosted();
  const goOn = useGoOn();
  const party = useParty('hosts');
  const act = useAct();
  // The room says whenever the hosts, or those whom they have invited, may be different.
  const list = useLoaded(calls.hosts, roomKeyOf(view.room));
  const [leaving, setLeaving] = useState<CoHost | null>(null);
  const shown = useLast(leaving);

  async function remove(host: CoHost) {
    setLeaving(null);
    const isRemoved = await act({ run: () => calls.removeHost(host.id), done: doneOf(host) });
    if (isRemoved && host.isYou) goOn(HOME);
    else await list.reload();
  }

  async function withdraw(id: string) {
    await act({ run: () => calls.withdraw(id), done: texts.withdrawn });
    await list.reload();
  }

  return (
    <Desk title={places.hosts} party={party} layout="half" under={<span>{namesAndDay(party.names, party.day)}</span>}>
      <Column>
        <TitledCard title={texts.handInHand}>
          <Trouble of={list} />
          {list.value && <Hosts list={list.value} onRemove={setLeaving} onWithdraw={withdraw} />}
        </TitledCard>
      </Column>
      <Column>
        <AskForHelp onAsked={list.reload} />
      </Column>
      <ConfirmSheet
        isOpen={leaving !== null}
        {...questionOf(shown, party.names)}
        onClose={() => setLeaving(null)}
        onConfirm={() => leaving && remove(leaving)}
      />
    </Desk>
  );
}

function roomKeyOf(room: HostRoom | null): string {
  return room ? JSON.stringify([room.log, room.hosts]) : '';
}

function doneOf(host: CoHost): string {
  return host.isYou ? texts.left : texts.removed(host.name);
}

function questionOf(host: CoHost | null, names: string) {
  if (host?.isYou)
    return { title: texts.leaveQuestion(names), lead: texts.leaveLead, keep: texts.stay, confirm: texts.leave };
  const name = host?.name ?? '';
  return { title: texts.removeQuestion(name), lead: texts.removeLead(name), keep: texts.keep, confirm: texts.remove };
}

interface HostsProps {
  list: HostList;
  onRemove(host: CoHost): void;
  onWithdraw(id: string): void;
}

function Hosts({ list: { hosts, invitations }, onRemove, onWithdraw }: HostsProps) {
  return (
    <ul role="list">
      {hosts.map((host) => (
        <li key={host.id}>
          <Row
            start={<Initial of={host.name} />}
            tag={host.isYou && <Tag>{texts.you}</Tag>}
            hint={host.role === 'owner' ? texts.madeThis : host.isHere ? texts.coHostHere : texts.coHost}
            action={
              host.role !== 'owner' && (
                <TextLink
                  {...(!host.isYou && { 'aria-label': texts.removeName(host.name) })}
                  onClick={() => onRemove(host)}
                >
                  {host.isYou ? texts.leave : texts.remove}
                </TextLink>
              )
            }
          >
            <bdi>{host.name}</bdi>
          </Row>
        </li>
      ))}
      {invitations.map(({ id, email: invited, expiresAt }) => (
        <li key={id}>
          <Row
            start={<Initial lines={invited ? 'mail' : 'key'} />}
            hint={texts.invitedUntil(texts.dayOf(expiresAt))}
            action={
              <TextLink
                aria-label={texts.withdrawName(invited ?? texts.anybodyWithLink)}
                onClick={() => onWithdraw(id)}
              >
                {texts.withdraw}
              </TextLink>
            }
          >
            <bdi>{invited ?? texts.anybodyWithLink}</bdi>
          </Row>
        </li>
      ))}
    </ul>
  );
}
