import * as texts from '#messages/hosts/celebrations.ts';
import { cancel } from '#messages/hosts/guests.ts';
import { isEndPossible, latestEnd } from '../../../../domain/celebration/the-end.ts';
import { instantOf, zoneTimeAt } from '../../../../domain/celebration/zone-clock.ts';
import { useAct } from '../../acts/use-act.ts';
import { DateField } from '../../form/date-field.tsx';
import { FormSheet } from '../../form/form-sheet.tsx';
import { textOf } from '../../form/use-form.ts';
import { useHosted, useServerNow, useTimes } from '../room/hosted.tsx';

/** Asks when the celebration ends by itself. The time is in the celebration's time zone. */
export function EndSheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { celebration, view, change } = useHosted();
  const act = useAct();
  const { moment, shortMoment } = useTimes();
  const nowMs = useServerNow(view.serverAheadMs);
  const { ends, timeZone } = celebration;
  const latest = moment(latestEnd(celebration));
  const wrong = { ends: texts.endWrong(latest) };
  const chosenIn = (values: FormData) => momentOf(textOf(values, 'ends'), timeZone);

  return (
    <FormSheet
      isOpen={isOpen}
      title={texts.whenDoesItEnd}
      lead={texts.endIsLocal(latest)}
      submit={texts.save}
      cancel={cancel}
      isFieldLater
      onClose={onClose}
      check={(values) => (isEndPossible(chosenIn(values), celebration, nowMs) ? null : wrong)}
      send={async (values) => {
        const chosen = new Date(chosenIn(values)).toISOString();
        const saved = await change({ ends: chosen });
        void act({
          run: async () => saved,
          done: texts.endsAt(moment(Date.parse(saved.ends))),
          undo: () => change({ ends }),
        });
      }}
      explain={({ field }) => (field === 'ends' ? wrong : null)}
    >
      {(faults) => (
        <DateField
          name="ends"
          type="datetime-local"
          label={texts.itEndsOn}
          given={fieldValueOf(Date.parse(ends), timeZone)}
          wordsOf={(value) => (value === '' ? null : shortMoment(momentOf(value, timeZone)))}
          fault={faults?.ends}
        />
      )}
    </FormSheet>
  );
}

/** The format of the browser's field, such as '2026-06-21T06:00'. */
function fieldValueOf(ms: number, timeZone: string): string {
  if (Number.isNaN(ms)) return '';
  const { date, hour, minute } = zoneTimeAt(ms, timeZone);
  return `${date}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** The opposite of `fieldValueOf`, in ms. */
function momentOf(value: string, timeZone: string): number {
  const [, date = '', hour, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(value) ?? [];
  return instantOf({ date, hour: Number(hour), minute: Number(minute) }, timeZone);
}
