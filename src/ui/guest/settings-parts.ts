import type { ComponentType, ReactNode } from 'react';
import type { Offered } from '../../domain/celebration/without-alcohol.ts';
import type { DrinkChoice } from '../../domain/drink-menu.ts';
import type { GuestNameFault } from '../../domain/names/guest-name.ts';
import type { LocationSharing } from '../../sync/evening/location.ts';
import type { KnownFacts } from '../../sync/phone/known-celebration.ts';
import type { EveningTakeOver } from '../../sync/two-phones/take-over-evening.ts';
import type { SheetContent } from '../components/sheet/sheet.tsx';

interface YouSheetProps {
  readonly isOpen: boolean;
  onSave(name: string): GuestNameFault | null;
  onClose(): void;
}

interface MenuCardsProps {
  readonly confirmed: readonly string[];
  onChoose(choice: DrinkChoice): void;
  /** Says what the hosts offer, when nobody is about to tap. */
  onOffer(offered: Offered): void;
}

/**
 * What is not part of the first load, as the screens use it: the guest's settings, sheets that are seldom needed, the way
 * to celebrations. Its code is in src/ui/later.
 */
export interface SettingsParts {
  readonly sharing: LocationSharing;
  readonly takeOver: EveningTakeOver;
  readonly LocationDialog: ComponentType<{ isDialogOpen: boolean }>;
  readonly YouSheet: ComponentType<YouSheetProps>;
  /** What the tracker has to say, and the welcome. */
  readonly Notices: ComponentType;
  readonly WelcomeNotices: ComponentType;
  readonly ResetDialog: ComponentType<{ isOpen: boolean; onClose(): void }>;
  readonly TonightSheet: ComponentType<{ isOpen: boolean; onClose(): void }>;
  readonly CelebrationSheets: ComponentType<{ onOpen(name: ScreenName): void }>;
  readonly HostStatus: ComponentType<{ children: ReactNode }>;
  readonly CodeLink: ComponentType;
  readonly GettingHomeCard: ComponentType;
  /** The drinks that the hosts have named. */
  readonly MenuCards: ComponentType<MenuCardsProps>;
  /** What is special about the question whether to add one of them. Null for any other drink. */
  menuParts(choice: DrinkChoice): Pick<SheetContent, 'picture' | 'title' | 'lead'> | null;
  /** Why a drink was not added, or not taken back. */
  readonly refusals: {
    listIsFull(canReset: boolean): string;
    notOffered(drink: DrinkChoice): string;
    readonly noneRemovable: string;
  };
  /** How the welcome greets the guests of a couple. */
  greetingOf(facts: KnownFacts): Pick<SheetContent, 'picture' | 'title' | 'lead'>;
}

/** The screens that take the tracker's place. */
export type ScreenName = 'stats' | 'leaderboard';
