import type { ComponentProps, MouseEvent } from 'react';
import { useHost } from '../state/host-context.tsx';
import { addressOf, type HostRoute } from '../state/host-route.ts';

/** A link to another hosts' screen. It does not reload the page, but can be opened in a new tab like any link. */
export function HostLink({ to, ...rest }: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: HostRoute }) {
  const { go } = useHost();

  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  }

  return <a href={addressOf(to)} onClick={follow} {...rest} />;
}
