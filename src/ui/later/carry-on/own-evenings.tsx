import { backTo } from '#messages/carry-on.ts';
import type { EveningTakeOver } from '../../../sync/two-phones/take-over-evening.ts';
import { SettingRow } from '../../components/setting-row.tsx';
import { usePhone } from '../../guest/clink-context.tsx';

interface OwnEveningsProps {
  takeOver: EveningTakeOver;
  /** Closes the settings. */
  onLeave(): void;
}

/** The way back to an evening that this phone had at the same celebration before another guest's came here. */
export function OwnEvenings({ takeOver, onLeave }: OwnEveningsProps) {
  // Which evenings are others depends on the evening of this phone.
  usePhone((phone) => phone.identity.sessionId);
  return takeOver.others().map((copy) => (
    <SettingRow
      key={copy.identity.sessionId}
      icon="swap"
      onClick={() => {
        onLeave();
        takeOver.goBack(copy);
      }}
    >
      {backTo(copy.state.userName)}
    </SettingRow>
  ));
}
