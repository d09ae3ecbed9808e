import { useMemo } from 'react';
import * as shared from '#messages/hosts.ts';
import * as texts from '#messages/hosts-operator.ts';
import { operatorCalls } from '../calls/operator.ts';
import { Column, Desk } from '../shell/desk.tsx';
import { useHost, useHostState } from '../state/host-context.tsx';
import { HostList } from './host-list.tsx';
import { Invitations } from './invitations.tsx';

/** All hosts of this installation, for whoever runs it. */
export function OperatorScreen() {
  const { call } = useHost();
  const calls = useMemo(() => operatorCalls(call), [call]);
  const signup = useHostState((state) => state.settings?.signup ?? 'off');
  return (
    <Desk title={shared.allHosts} under={<span>{texts.signupRule[signup]}</span>} layout="split">
      <HostList calls={calls} />
      <Column>
        <Invitations calls={calls} />
      </Column>
    </Desk>
  );
}
