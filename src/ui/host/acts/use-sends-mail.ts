import { useHostState } from '../state/host-context.tsx';

/** False if this server has no mail server: links and codes are then in its log. */
export function useSendsMail(): boolean {
  return useHostState((state) => state.settings?.mail ?? true);
}
