import { useState } from 'react';
import { places } from '#messages/hosts/hosts.ts';
import * as texts from '#messages/hosts/team.ts';
import type { HostRoom } from '../../../../domain/hosting/host-room.ts';
import type { CoHost, HostList, Invitation } from '../../../../domain/hosting/invitation.ts';
import { useLast } from '../../../components/sheet/sheet.tsx';
import { TextButton } from '../../../components/text-button.tsx';
import { useAct } from '../../acts/use-act.ts';
import { useGoOn } from '../../acts/use-go-on.ts';
import { useLoaded } from '../../acts/use-loaded.ts';
import { ConfirmSheet } from '../../form/form-sheet.tsx';
import { Trouble } from '../../notices/trouble.tsx';
import { Initial, Row, Tag } from '../../parts/row.tsx';
import { Sections, SettingsGroup } from '../../parts/settings.tsx';
import { Desk } from '../../shell/desk.tsx';
import { HOME } from '../../state/host-route.ts';
import type { Times } from '../../time/times.ts';
import { NamesAndDay } from '../parts/names-and-day.tsx';
import { useHosted, useParty, useTimes } from '../room/hosted.tsx';
import { AskForHelp } from './ask-for-help.tsx';
import { HandItOver } from './hand-it-over.tsx';
import styles from './hosts-place.module.css';

/** The hosts of the celebration, the open invitations, and the form to invite somebody. A new link is above them. */
export function HostsPlace() {
  const { calls, celebration, view } = useHosted();
  const goOn = useGoOn();
  const party = useParty('hosts');
  const act = useAct();
  // The key changes whenever the hosts or their invitations may have changed.
  const list = useLoaded(calls.hosts, { key: roomKeyOf(view.room), keptAs: `hosts of ${celebration.id}` });
  // This is read from the list, which shows a new owner before the celebration is loaded again.
  const isOwner = list.value?.hosts.some(({ isYou, role }) => isYou && role === 'owner') ?? false;
  const [leaving, setLeaving] = useState<CoHost | null>(null);
  const [isLinkReady, setIsLinkReady] = useState(false);
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

  const together = (
    <SettingsGroup key="together" title={texts.handInHand} isPadded>
      <Trouble of={list} />
      {list.value && <Hosts list={list.value} onRemove={setLeaving} onWithdraw={withdraw} />}
    </SettingsGroup>
  );
  const ask = <AskForHelp key="ask" isLinkReady={isLinkReady} onLinkReady={setIsLinkReady} onAsked={list.reload} />;
  return (
    <Desk title={places.hosts} party={party} layout="free" under={<NamesAndDay />}>
      <Sections>
        {isLinkReady ? [ask, together] : [together, ask]}
        {isOwner && <HandItOver onAsked={list.reload} />}
      </Sections>
      <ConfirmSheet
        isOpen={leaving !== null}
        {...questionOf(shown, party.names)}
        isDanger
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

/** Each host is a glass that touches the next one. */
function Hosts({ list: { hosts, invitations }, onRemove, onWithdraw }: HostsProps) {
  const times = useTimes();
  const areLinksAlike = invitations.filter((one) => inviteeOf(one) === undefined).length > 1;
  return (
    <ul role="list" className={styles.hosts}>
      {hosts.map((host) => (
        <li key={host.id}>
          <Row
            start={<Initial of={host.name} />}
            tag={host.isYou && <Tag>{texts.you}</Tag>}
            hint={host.role === 'owner' ? texts.madeThis : host.isHere ? texts.coHostHere : texts.coHost}
            action={
              host.role !== 'owner' && (
                <TextButton
                  isSoft
                  aria-label={host.isYou ? undefined : texts.removeName(host.name)}
                  onClick={() => onRemove(host)}
                >
                  {host.isYou ? texts.leave : texts.remove}
                </TextButton>
              )
            }
          >
            <bdi>{host.name}</bdi>
          </Row>
        </li>
      ))}
      {invitations.map((invitation) => (
        <li key={invitation.id} data-asked>
          <Row
            start={<Initial icon={invitation.email ? 'mail' : 'key'} />}
            hint={hintOf(invitation, times, areLinksAlike)}
            action={
              <TextButton isSoft aria-label={withdrawalOf(invitation, times)} onClick={() => onWithdraw(invitation.id)}>
                {texts.withdraw}
              </TextButton>
            }
          >
            <bdi>{breakable(inviteeOf(invitation) ?? texts.invitationLink)}</bdi>
          </Row>
        </li>
      ))}
    </ul>
  );
}

/** Lets an e-mail address that is too long for its line break before the '@'. */
function breakable(text: string) {
  const [before, ...after] = text.split(/(?=@)/);
  return after.length === 0 ? text : [before, <wbr key="@" />, ...after];
}

function inviteeOf({ email, forWhom }: Invitation): string | undefined {
  return email ?? forWhom;
}

/** The hint says until when the invitation is good. Links that look alike are told apart by who made them, and when. */
function hintOf(invitation: Invitation, { day, time }: Times, areLinksAlike: boolean): string {
  const { email, handsOver, invitedBy, invitedAt, expiresAt } = invitation;
  // Non-breaking spaces keep the date on one line.
  const until = day(expiresAt).replaceAll(' ', '\u00a0');
  if (handsOver) return texts.askedToTakeOver(until);
  if (email !== undefined) return texts.invitedUntil(until);
  return areLinksAlike && inviteeOf(invitation) === undefined
    ? texts.linkMade(invitedBy, day(invitedAt), time(invitedAt))
    : texts.linkUntil(until);
}

function withdrawalOf(invitation: Invitation, { day, time }: Times): string {
  const invitee = inviteeOf(invitation);
  return invitee === undefined
    ? texts.withdrawLink(day(invitation.invitedAt), time(invitation.invitedAt))
    : texts.withdrawName(invitee);
}
