import { useState } from 'react';
import * as texts from '#messages/hosts/celebrations.ts';
import { Fault } from '../../form/text-field.tsx';
import { secretOf } from '../../form/use-form.ts';
import { useLeaving } from '../../form/use-leaving.ts';
import { Notice } from '../../notices/notice.tsx';
import { SettingField } from '../../parts/settings.tsx';
import type { DetailsField } from '../../state/kept-drafts.ts';
import { draftOf } from '../parts/celebration-draft.ts';
import { SmallButton } from '../parts/small-button.tsx';
import { useHosted } from '../room/hosted.tsx';
import styles from './details.module.css';
import { DETAILS_FIELDS } from './details-fields.ts';
import { InvitationLine } from './invitation.tsx';
import type { DetailsFields } from './use-details.ts';

interface SavedFieldProps {
  field: DetailsField;
  details: DetailsFields;
  /** The field is a line of the invitation, not a row of settings. */
  isOnInvitation?: boolean;
  /** Says that another host has changed it. */
  theirs: string | null;
}

/** A field that is saved when the host moves to another field, place or app, or closes the page. */
export function SavedField({ field, details, isOnInvitation, theirs }: SavedFieldProps) {
  const { celebration } = useHosted();
  const unsaved = details.unsaved[field];
  const value = unsaved?.value ?? celebration[field];
  const fault = unsaved?.fault ?? undefined;
  const isWrong = unsaved?.refused === 'invalid';
  const isTooLate = unsaved?.refused === 'too-late';
  // Other faults need no button: the host corrects the text, or the server answers again. Another zone is proposed.
  const asksToSave = isTooLate || unsaved?.refused === 'failed' || (isWrong && field === 'timeZone');
  /** The text with which the field was last drawn, not the text that is being typed. */
  const [shown, setShown] = useState(value);
  const [drawn, setDrawn] = useState(0);
  const { box, isIn, bind } = useLeaving({ typedIn: (from) => typedIn(from, field), stored: shown, onLeave: save });
  // Shows a change by another host, unless this host is typing in the field.
  if (!isIn && shown !== value) {
    setShown(value);
    setDrawn(drawn + 1);
  }

  function save(typed: string) {
    setShown(typed);
    details.save(field, typed, shown);
  }

  const { Field } = DETAILS_FIELDS[field];
  const Line = isOnInvitation ? InvitationLine : SettingField;
  return (
    <Line>
      <div {...bind}>
        <Field key={drawn} given={shown} fault={isWrong ? fault : undefined} />
      </div>
      <Fault>{isWrong ? undefined : fault}</Fault>
      {fault && asksToSave && (
        <p className={styles.unsaved}>
          <SmallButton kind="primary" onClick={() => save(typedIn(box.current, field))}>
            {texts.save}
          </SmallButton>
          {isTooLate && <SmallButton onClick={() => details.discard(field)}>{texts.takeTheirs}</SmallButton>}
        </p>
      )}
      <div role="status">{theirs && <Notice icon="people">{theirs}</Notice>}</div>
    </Line>
  );
}

/** The text in the field now. A field that is not part of the draft is a text of several lines. */
function typedIn(box: HTMLElement | null, field: DetailsField): string {
  const values = new FormData(box?.closest('form') ?? undefined);
  const draft: Readonly<Partial<Record<DetailsField, string>>> = draftOf(values);
  return draft[field] ?? secretOf(values, field).replaceAll('\r\n', '\n').trim();
}
