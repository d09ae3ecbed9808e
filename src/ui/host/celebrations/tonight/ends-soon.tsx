import { useState } from 'react';
import * as texts from '#messages/hosts/celebrations.ts';
import { HOUR_MS } from '../../../../domain/limits.ts';
import { TextButton } from '../../../components/text-button.tsx';
import { Notice } from '../../notices/notice.tsx';
import { EndSheet } from '../parts/end-sheet.tsx';
import { useHosted, useTimes } from '../room/hosted.tsx';

/** In the last hour before the celebration ends by itself, shows the time and lets the host choose another. */
export function EndsSoon({ nowMs }: { nowMs: number }) {
  const { ends } = useHosted().celebration;
  const { moment } = useTimes();
  const [isAsking, setIsAsking] = useState(false);
  const endMs = Date.parse(ends);
  const isSoon = nowMs < endMs && nowMs >= endMs - HOUR_MS;
  return (
    <>
      {isSoon && (
        <Notice icon="clock">
          {texts.endsAt(moment(endMs))}{' '}
          <TextButton isSoft aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
            {texts.changeEnd}
          </TextButton>
        </Notice>
      )}
      <EndSheet isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}
