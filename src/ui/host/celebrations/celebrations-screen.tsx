import * as texts from '#messages/hosts.ts';
import { Desk } from '../shell/desk.tsx';

/** My celebrations. */
export function CelebrationsScreen() {
  return (
    <Desk title={texts.myCelebrations} back={null} layout="free">
      {null}
    </Desk>
  );
}
