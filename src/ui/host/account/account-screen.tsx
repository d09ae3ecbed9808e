import * as texts from '#messages/hosts.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { useSignOut } from '../parts/use-sign-out.ts';
import { Column, Desk } from '../shell/desk.tsx';

/** The account of the signed-in host. */
export function AccountScreen() {
  const signOut = useSignOut();
  return (
    <Desk title={texts.myAccount} layout="half">
      <Column>
        <Card>
          <Button onClick={signOut}>{texts.signOut}</Button>
        </Card>
      </Column>
    </Desk>
  );
}
