import * as shared from '#messages/hosts.ts';
import * as texts from '#messages/hosts-account.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { useHostState } from '../host-context.tsx';
import { Row } from '../parts/row.tsx';
import { useSignOut } from '../parts/use-sign-out.ts';
import { Column, Desk } from '../shell/desk.tsx';
import { HostLink } from '../shell/host-link.tsx';
import { Lines } from '../shell/lines.tsx';
import styles from './account.module.css';
import { DeleteAccount } from './delete-account.tsx';
import { Devices } from './devices.tsx';
import { SecondStepCard } from './second-step-card.tsx';
import { YouCard } from './you-card.tsx';

/** The account of the signed-in host. */
export function AccountScreen() {
  const isOperator = useHostState((state) => state.user?.isOperator ?? false);
  const signOut = useSignOut();
  return (
    <Desk title={shared.myAccount} layout="half">
      <Column>
        <YouCard />
        <SecondStepCard />
      </Column>
      <Column>
        <Devices />
        <Card>
          {isOperator && (
            <HostLink to={{ screen: 'operator' }} className={`only-phone ${styles.operator}`}>
              <Lines name="key" />
              <span>{shared.allHosts}</span>
              <Lines name="next" />
            </HostLink>
          )}
          <Row
            hint={texts.onlyHere}
            action={
              <Button className={styles.small} onClick={signOut}>
                <Lines name="out" />
                {shared.signOut}
              </Button>
            }
          >
            {shared.signOut}
          </Row>
          <DeleteAccount />
        </Card>
      </Column>
    </Desk>
  );
}
