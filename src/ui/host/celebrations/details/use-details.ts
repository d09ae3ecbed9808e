import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'zustand';
import { saved, savedLater } from '#messages/hosts/celebrations.ts';
import { undo } from '#messages/hosts/hosts.ts';
import type { HostedCelebration } from '../../../../domain/hosting/hosted-celebration.ts';
import { useFeedback } from '../../../feedback/feedback.tsx';
import { sentenceOf, useAct } from '../../acts/use-act.ts';
import { type CallFault, faultOf } from '../../calls/call.ts';
import { useHost } from '../../state/host-context.tsx';
import type { DetailsField, Draft, Unsaved } from '../../state/kept-drafts.ts';
import { explainDraft, faultsOfDraft } from '../parts/celebration-draft.ts';
import type { Hosted } from '../room/hosted.tsx';
import { DETAILS_FIELDS } from './details-fields.ts';

/** `isLive`: whether the server can currently be reached. */
type DetailsDeps = Pick<Hosted, 'change' | 'reload'> & { celebration: HostedCelebration; isLive: boolean };

export type DetailsFields = ReturnType<typeof useDetails>;

const NOTHING: Draft = {};
const SEND_AGAIN_MS = 10_000;

/** Saves the fields of Details. A field that could not be sent is sent when the server can be reached again. */
export function useDetails({ celebration, isLive, change, reload }: DetailsDeps) {
  const { drafts, clock } = useHost();
  const { toast } = useFeedback();
  const act = useAct();
  /** Saves run one after the other, because each save begins with the text that the previous one has stored. */
  const saves = useRef(Promise.resolve());
  const { id } = celebration;
  const unsaved = useStore(drafts, (all) => all[id] ?? NOTHING);

  const keep = (field: DetailsField, next: Unsaved | null) => drafts.keep(id, field, next);
  const now = (field: DetailsField) => drafts.getState()[id]?.[field];

  /** `seen`: the text that the host saw in the field before typing. */
  function save(field: DetailsField, value: string, seen: string): void {
    const before = now(field);
    if (before?.refused && value === celebration[field]) {
      keep(field, null);
      return;
    }
    const wrong = faultsOfDraft({ ...celebration, [field]: value }, clock.now(), celebration.date)?.[field];
    // After a refusal the host has read the currently stored text, so the save begins with that text.
    const from = before?.refused ? celebration[field] : (before?.from ?? seen);
    keep(field, { value, from, fault: wrong ?? null, refused: wrong === undefined ? null : 'invalid' });
    send(field);
  }

  function send(field: DetailsField): void {
    saves.current = saves.current.then(async () => {
      const sent = now(field);
      if (sent && !sent.refused) await store(field, sent).catch((error: unknown) => refuse(field, faultOf(error)));
    });
  }

  async function store(field: DetailsField, { value, from }: Unsaved): Promise<void> {
    await change({ [field]: value, from: { [field]: from } });
    const later = now(field);
    keep(field, later && later.value !== value ? { ...later, from: value } : null);
    const takeBack = () => void act({ run: () => change({ [field]: from, from: { [field]: value } }) });
    toast({ message: saved, action: { label: undo, run: takeBack } });
  }

  function refuse(field: DetailsField, fault: CallFault): void {
    const refused = refusalOf(fault);
    if (refused === 'too-late') reload();
    // If the host has signed out meanwhile, the draft must not come back.
    const later = now(field);
    const isOfField = refused === 'invalid' && fault.field === field;
    const wrong = (isOfField ? DETAILS_FIELDS[field].wrong : undefined) ?? explainDraft(fault)?.[field];
    if (later) keep(field, { ...later, fault: wrong ?? (refused ? sentenceOf(fault) : savedLater), refused });
  }

  const settle = useEffectEvent(() => {
    for (const field of Object.keys(unsaved) as DetailsField[]) {
      // The text may be stored although the answer was lost, or another host may have stored the same text.
      if (unsaved[field]?.fault && unsaved[field].value === celebration[field]) keep(field, null);
      else if (unsaved[field]?.fault) send(field);
    }
  });
  // This is an effect because the server is outside React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must also run when the celebration changes
  useEffect(() => {
    if (isLive) settle();
  }, [isLive, celebration]);

  // This is an effect because the clock and the server are outside React.
  const isWaiting = isLive && Object.values(unsaved).some((one) => 'fault' in one && one.fault && !one.refused);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(settle, SEND_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return { unsaved, save, discard: (field: DetailsField) => keep(field, null) };
}

function refusalOf({ code }: CallFault): Unsaved['refused'] {
  if (code === 'no-answer' || code === 'unavailable') return null;
  return code === 'invalid' || code === 'too-late' ? code : 'failed';
}
