import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import * as dialogs from '#messages/dialogs.ts';
import type { GuestNameFault } from '../../../domain/names/guest-name.ts';
import type { KnownFacts } from '../../../sync/phone/known-celebration.ts';
import type { TakeOverState } from '../../../sync/two-phones/take-over-evening.ts';
import { useIsHydrated } from '../../browser/use-is-hydrated.ts';
import { APART, Rings } from '../../components/drawings/rings.tsx';
import { Sheet, type SheetContent } from '../../components/sheet/sheet.tsx';
import { NameForm } from '../../dialogs/name-form.tsx';
import { usePhone } from '../../guest/clink-context.tsx';
import { useSettings } from '../../later/use-settings.tsx';
import { useHeldFor } from '../../time/use-held-for.ts';
import styles from './welcome.module.css';

/** The welcome waits this long for the code of a couple's greeting or of another phone's evening, then opens. */
const PATIENCE_MS = 1_500;

/** Until the code has loaded. */
const NOTHING_COMES = createStore<Pick<TakeOverState, 'step'>>(() => ({ step: { kind: 'none' } }));

interface WelcomeProps {
  /** Whether the guest has no name yet. */
  isDue: boolean;
  onSubmit(name: string): GuestNameFault | null;
}

/** The welcome of this phone's celebration, with the parts that are not in the first load. */
export function Welcome({ isDue, onSubmit }: WelcomeProps) {
  const settings = useSettings();
  const celebration = usePhone((phone) => phone.celebration);
  const isHydrated = useIsHydrated();
  const isOpen = isHydrated && isDue;
  const isLate = useHeldFor(isOpen, PATIENCE_MS);
  const isComing = useStore(settings?.takeOver ?? NOTHING_COMES, ({ step }) => step.kind !== 'none');
  const [wasShown, setWasShown] = useState(false);
  // The fragment of the address may be a ticket, which the code that takes an evening over reads. Once open, the
  // welcome stays, because the guest may be typing. A sheet that is ready later opens above it.
  const isShown =
    isOpen && (wasShown || (!isComing && (settings !== null || isLate || (celebration === null && !location.hash))));
  if (isShown !== wasShown) setWasShown(isShown);

  // On a first visit, an attribute outside React shows the prerendered welcome (src/ui/early/early-page.ts). Here it is open.
  useEffect(() => {
    if (isHydrated) delete document.documentElement.dataset.new;
  }, [isHydrated]);

  const parts = settings && lateParts(settings, celebration, isShown);
  return <WelcomeDialog isOpen={isShown} onSubmit={onSubmit} {...parts} />;
}

function lateParts(
  settings: NonNullable<ReturnType<typeof useSettings>>,
  celebration: KnownFacts | null,
  isShown: boolean,
): Partial<WelcomeDialogProps> {
  return {
    greeting: celebration?.names ? settings.greetingOf(celebration) : undefined,
    notice: <settings.WelcomeNotices />,
    noteOn: celebration && isShown ? (name) => <settings.NameNote name={name} /> : undefined,
    foot: <settings.CodeLink />,
  };
}

interface WelcomeDialogProps {
  isOpen: boolean;
  onSubmit(name: string): GuestNameFault | null;
  /** Shown above the field. */
  notice?: ReactNode;
  /** Shown below the field. */
  noteOn?: ((name: string) => ReactNode) | undefined;
  /** Greets the guests of a couple, instead of everybody. The question is then the label of the field. */
  greeting?: Pick<SheetContent, 'picture' | 'title' | 'lead'> | undefined;
  /** Shown below the button. */
  foot?: ReactNode;
}

/**
 * The invitation: asks for the name and cannot be dismissed (docs/readings.md#welcome-dialog). Two glasses are apart
 * and touch when the guest comes in.
 */
export function WelcomeDialog({ isOpen, onSubmit, notice, noteOn, greeting, foot }: WelcomeDialogProps) {
  return (
    <Sheet
      isOpen={isOpen}
      isUnasked
      isFull
      align="centre"
      title={dialogs.welcome}
      lead={dialogs.whatShouldTheyCallYou}
      {...greeting}
      picture={
        <div className={styles.glasses} data-greets={greeting && ''}>
          {greeting?.picture ?? <Rings distance={APART.notMet} hasSpark />}
        </div>
      }
    >
      <div className={styles.notice} role="status">
        {notice}
      </div>
      <NameForm
        key={String(isOpen)}
        label={greeting && dialogs.whatShouldTheyCallYou}
        currentName=""
        submitLabel={dialogs.startTracking}
        onSubmit={onSubmit}
        noteOn={noteOn}
      />
      <div className={styles.foot}>{foot}</div>
    </Sheet>
  );
}
