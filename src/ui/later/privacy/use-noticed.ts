import { useEffect, useState } from 'react';
import { BOARDS } from '../../../domain/leaderboard/boards.ts';
import { type HeardSettings, type NoticeFacts, type NoticeSection, noticeOf } from '../../../domain/notice/notice.ts';
import {
  type HeardForNotice,
  hearForNotice,
  keptForNotice,
  type NoticeDeps,
} from '../../../sync/celebrations/notice-facts.ts';
import { usePhone } from '../../guest/clink-context.tsx';

/**
 * The facts of this server and this celebration: first the stored facts of the phone, then those of the server's
 * answer.
 */
export function useNoticed(isOpen: boolean, ports: NoticeDeps): readonly NoticeSection[] {
  const celebration = usePhone((phone) => phone.celebration);
  const code = celebration?.code;
  const [heard, setHeard] = useState(() => ({ code, ...keptForNotice(code, ports) }));
  if (heard.code !== code) setHeard({ code, ...keptForNotice(code, ports) });

  // This is an effect because the network is outside React.
  useEffect(() => {
    if (!isOpen) return;
    let isAwaited = true;
    void hearForNotice(code, ports).then((now) => isAwaited && setHeard({ code, ...now }));
    return () => {
      isAwaited = false;
    };
  }, [isOpen, code, ports]);

  const facts: NoticeFacts = {
    address: location.host,
    server: heard.server,
    celebration: celebration && {
      names: celebration.names,
      hasMenu: Array.isArray(celebration.menu) && celebration.menu.length > 0,
      settings: settingsIn(heard),
    },
  };
  return noticeOf(facts);
}

/** Boards that only a newer page knows have no sentence here. */
function settingsIn({ celebration }: HeardForNotice): HeardSettings | null {
  return celebration && { ...celebration, boards: BOARDS.filter((board) => celebration.boards.includes(board)) };
}
