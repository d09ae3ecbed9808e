import type { ReactNode } from 'react';
import { onlyOperatorsMake, onlyOperatorsMakeLead } from '#messages/hosts/rules.ts';
import { FirstHourFrame } from './frame.tsx';

/** Shown instead of a form that the house would refuse. */
export function OnlyOperatorsMake({ back }: { back: ReactNode }) {
  return (
    <FirstHourFrame back={back} pageTitle={onlyOperatorsMake} title={onlyOperatorsMake} stage={null}>
      <p>{onlyOperatorsMakeLead}</p>
    </FirstHourFrame>
  );
}
