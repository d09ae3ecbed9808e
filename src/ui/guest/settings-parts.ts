import type { ComponentType, ReactNode } from 'react';
import type { CelebrationFacts } from '../../domain/celebration/celebration.ts';
import type { LocationSharing } from '../../sync/evening/location.ts';
import type { EveningTakeOver } from '../../sync/two-phones/take-over-evening.ts';
import type { SheetContent } from '../components/sheet/sheet.tsx';

/**
 * What is not part of the first load, as the screens use it: the guest's settings, sheets that are seldom needed, the way
 * to celebrations. Its code is in src/ui/later.
 */
export interface SettingsParts {
  readonly sharing: LocationSharing;
  readonly takeOver: EveningTakeOver;
  readonly LocationDialog: ComponentType<{ isDue: boolean }>;
  readonly YourData: ComponentType<{ onLeave(): void }>;
  /** What the tracker has to say, and the welcome. */
  readonly Notices: ComponentType;
  readonly WelcomeNotices: ComponentType;
  readonly ResetDialog: ComponentType<{ isOpen: boolean; onClose(): void }>;
  readonly TonightSheet: ComponentType<{ isOpen: boolean; onClose(): void }>;
  readonly CelebrationSheets: ComponentType<{ onOpen(name: ScreenName): void }>;
  readonly HostStatus: ComponentType<{ children: ReactNode }>;
  readonly CodeLink: ComponentType;
  readonly GettingHomeCard: ComponentType;
  /** How the welcome greets the guests of a couple. */
  greetingOf(facts: CelebrationFacts & { look?: unknown }): Pick<SheetContent, 'picture' | 'title' | 'lead'>;
}

/** The screens that take the tracker's place. */
export type ScreenName = 'stats' | 'leaderboard';
