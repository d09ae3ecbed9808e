import { knownLook } from '../../../domain/look/look.ts';
import { lookStyle } from '../../../domain/look/look-style.ts';
import type { SessionStore } from '../../../sync/evening/session-store.ts';
import type { KnownCelebration } from '../../../sync/phone/known-celebration.ts';
import { writeValue } from '../../../sync/phone/phone-storage.ts';
import { KEYS } from '../../../sync/phone/storage-keys.ts';
import type { KeyValueStorage, Log } from '../../../sync/ports.ts';
import { lookRulesOf } from '../../look/look-rules.ts';
import monogram from '../../look/monogram.css?raw';
import palettes from '../../look/palettes.css?raw';
import title from '../../look/title.css?raw';

interface FollowLookDeps {
  readonly store: Pick<SessionStore, 'getState' | 'subscribe'>;
  readonly storage: KeyValueStorage;
  readonly log: Log;
}

/**
 * Shows the look of the celebration that the phone is at, and stores its style for the first paint of the next page
 * (src/ui/early/early-page.ts). Returns a function that stops it.
 */
export function followLook({ store, storage, log }: FollowLookDeps): () => void {
  let shown: string | undefined;

  function show(celebration: KnownCelebration | null): void {
    const style = styleOf(celebration);
    if (style === shown) return;
    shown = style;
    wear(style);
    writeValue(storage, KEYS.look, style || null, log);
  }

  show(store.getState().celebration);
  return store.subscribe(({ celebration }, before) => {
    if (celebration !== before.celebration) show(celebration);
  });
}

/** Empty without a couple. */
function styleOf(celebration: KnownCelebration | null): string {
  if (!celebration?.names) return '';
  const { palette } = knownLook(celebration.look);
  return lookStyle(lookRulesOf({ palettes, title, monogram }, palette), celebration.names);
}

/** A look is the first rule of the page's style, as src/ui/early/early-page.ts adds it. */
function wear(style: string): void {
  const [sheet] = document.styleSheets;
  const rule = sheet?.cssRules[0];
  if (rule instanceof CSSMediaRule && rule.media.mediaText === 'all') sheet?.deleteRule(0);
  if (style) sheet?.insertRule(style, 0);
}
