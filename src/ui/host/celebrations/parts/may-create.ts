import { useHostState } from '../../state/host-context.tsx';

/** Whether this host may create celebrations. Some houses allow that only to operators. */
export function useMayCreate(): boolean {
  return useHostState(({ settings, user }) => !settings?.onlyOperatorsCreate || user?.isOperator === true);
}
