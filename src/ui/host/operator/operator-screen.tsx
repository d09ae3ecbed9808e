import * as texts from '#messages/hosts.ts';
import { Desk } from '../shell/desk.tsx';

/** All hosts of this installation, for whoever runs it. */
export function OperatorScreen() {
  return (
    <Desk title={texts.allHosts} layout="split">
      {null}
    </Desk>
  );
}
