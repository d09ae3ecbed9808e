import {
  cannotSave,
  listIsFull,
  lookedUpLater,
  notAllCount,
  notAllRemovable,
  signIn,
  signInFirst,
} from '#messages/settings.ts';
import { specifiedCount } from '../../../domain/celebration/without-alcohol.ts';
import { MAX_DRINKS } from '../../../domain/limits.ts';
import { countedDrinks } from '../../../domain/session/counted-drinks.ts';
import { countAlcoholic } from '../../../domain/session/drink-entry.ts';
import type { Deletions } from '../../../sync/celebrations/deletions.ts';
import { BehindLoginPage } from '../../components/behind-login-page.tsx';
import { usePhone } from '../../guest/clink-context.tsx';
import { DeletionNotice } from './delete-dialog.tsx';
import styles from './notices.module.css';

/** Five of the six notices (docs/readings.md#notices), and whether data is still being deleted. */
export function Notices({ deletions }: { deletions: Deletions }) {
  const { isStored, session, celebration, canRemoveAll } = usePhone((phone) => phone);
  const { drinks } = session;
  const alcoholic = countAlcoholic(drinks);
  return (
    <div className={styles.notices}>
      {!isStored && <p>{cannotSave}</p>}
      <BehindLoginPage signIn={signIn}>
        <p>{signInFirst}</p>
      </BehindLoginPage>
      <DeletionNotice deletions={deletions} />
      {countedDrinks(drinks) < alcoholic && <p>{notAllCount}</p>}
      {drinks.length >= MAX_DRINKS && <p>{listIsFull(canRemoveAll && specifiedCount(drinks, celebration) > 0)}</p>}
      {!canRemoveAll && <p>{notAllRemovable}</p>}
    </div>
  );
}

/** The notices that a guest without a name has to read. */
export function WelcomeNotices({ deletions }: { deletions: Deletions }) {
  const celebration = usePhone((phone) => phone.celebration);
  return (
    <>
      <DeletionNotice deletions={deletions} showsEnd />
      {celebration?.names === '' && <p>{lookedUpLater(celebration.code)}</p>}
    </>
  );
}
