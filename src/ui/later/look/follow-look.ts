import type { SessionStore } from '../../../sync/evening/session-store.ts';
import type { KnownCelebration } from '../../../sync/phone/known-celebration.ts';
import { writeValue } from '../../../sync/phone/phone-storage.ts';
import { KEYS } from '../../../sync/phone/storage-keys.ts';
import type { KeyValueStorage, Log } from '../../../sync/ports.ts';

interface FollowLookDeps {
  readonly store: Pick<SessionStore, 'getState' | 'subscribe'>;
  readonly storage: KeyValueStorage;
  readonly log: Log;
}

/**
 * Shows the look of the celebration that the phone is at, and stores its style for the first picture of the next page
 * (src/ui/early/early-page.ts). Returns a function that stops it.
 */
export function followLook({ store, storage, log }: FollowLookDeps): () => void {
  let shown: string | undefined;

  async function show(celebration: KnownCelebration | null): Promise<void> {
    try {
      const style = await styleFor(celebration);
      if (store.getState().celebration !== celebration || style === shown) return;
      shown = style;
      wear(style);
      writeValue(storage, KEYS.look, style || null, log);
    } catch (error) {
      // Its code did not come. The page keeps the look that it has.
      log('Error showing the look', error);
    }
  }

  void show(store.getState().celebration);
  return store.subscribe(({ celebration }, before) => {
    if (celebration !== before.celebration) void show(celebration);
  });
}

async function styleFor(celebration: KnownCelebration | null): Promise<string> {
  if (!celebration?.look) return '';
  const { styleOf } = await import('./look-sheets.ts');
  return styleOf(celebration.look, celebration.names);
}

/** A look is the first rule of the page's style, as src/ui/early/early-page.ts adds it. */
function wear(style: string): void {
  const [sheet] = document.styleSheets;
  const rule = sheet?.cssRules[0];
  if (rule instanceof CSSMediaRule && rule.media.mediaText === 'all') sheet?.deleteRule(0);
  if (style) sheet?.insertRule(style);
}
