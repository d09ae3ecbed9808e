import { useHostState } from '../../state/host-context.tsx';

/** False for a host where the house lets only operators make celebrations. */
export function useMayCreate(): boolean {
  return useHostState(({ settings, user }) => !settings?.onlyOperatorsCreate || user?.isOperator === true);
}
