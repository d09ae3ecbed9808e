import * as texts from '#messages/carry-on.ts';
import type { Phone } from '../../../sync/phone/phone.ts';
import type { TakeOver, TakeOverTrouble } from '../../../sync/two-phones/take-over-evening.ts';
import { Button } from '../../components/button.tsx';
import { Drawing } from '../../components/drawings/icon.tsx';
import { Note } from '../../components/note.tsx';
import { PHONE } from '../../components/setting-row.tsx';
import { useLast } from '../../components/sheet/sheet.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { isUntouched } from '../../guest/link.ts';
import { inOneTypeface } from '../../look/typeface-of.tsx';
import { minutesAndSeconds, shortTime } from '../../time/short-time.ts';
import { useSecondsUntil } from '../../time/use-now.ts';
import { UnsentNote, unsentDrinks } from '../celebration/unsent-note.tsx';
import { PatientButton } from './patient-button.tsx';
import { QuietSheet } from './quiet-sheet.tsx';

interface TakeOverSheetProps {
  step: TakeOver;
  phone: Phone;
  onTake(): void;
  onAgain(): void;
  onDecline(): void;
  onTypeCode(): void;
}

const CLOCK = ['M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z', 'M12 7v5.3l3.3 2'];

/** The sheet of the second phone: says whose evening it is, and takes it over only after the guest agrees. */
export function TakeOverSheet(props: TakeOverSheetProps) {
  const { step, phone, onDecline } = props;
  const isOpen = step.kind !== 'none';
  const shown = useLast(isOpen ? step : null);
  const frame = { isOpen, onDismiss: onDecline, step: shown?.kind ?? 'none' };
  switch (shown?.kind) {
    case 'looking':
      return (
        <QuietSheet {...frame} isDim title={texts.lookingForIt} lead={texts.looking}>
          <TextButton isWide onClick={onDecline}>
            {texts.notNow}
          </TextButton>
        </QuietSheet>
      );
    case 'ask': {
      const { userName, drinks, sessionStart, celebration } = shown.preview;
      const since = shortTime(sessionStart);
      const names = celebration?.names;
      return (
        <QuietSheet
          {...frame}
          subject={drinks}
          title={inOneTypeface(texts.carryOnAs(userName))}
          lead={names ? texts.whatComes(drinks, since, names) : texts.whatComesFromOpen(drinks, since)}
        >
          <OwnEvening phone={phone} />
          <Button kind="primary" isWide data-autofocus aria-busy={shown.isTaking} onClick={props.onTake}>
            {shown.isTaking ? texts.aMoment : texts.carryOnHere}
          </Button>
          <TextButton isWide onClick={onDecline}>
            {texts.notMe}
          </TextButton>
        </QuietSheet>
      );
    }
    case 'here':
      return (
        <QuietSheet {...frame} subject={PHONE} title={texts.isHereAlready} lead={texts.pointOtherCamera}>
          <Button kind="primary" isWide data-autofocus onClick={onDecline}>
            {texts.allRight}
          </Button>
        </QuietSheet>
      );
    case 'trouble':
      return <Trouble {...props} {...frame} trouble={shown.trouble} />;
    default:
      return null;
  }
}

/** Says what happens to the evening that this phone has. Nothing of it is lost. */
function OwnEvening({ phone }: { phone: Phone }) {
  if (isUntouched(phone)) return null;
  const { session, celebration } = phone;
  const userName = phone.userName ?? '';
  const count = session.drinks.length;
  const unsent = unsentDrinks(phone);
  const names = celebration && (celebration.names || celebration.code);
  return (
    <>
      <Note icon={<Drawing paths={PHONE} />}>
        {names ? texts.ownStays(userName, count, names) : texts.ownStaysOnOpen(userName, count)}
      </Note>
      {unsent > 0 && <UnsentNote count={unsent} names={names} />}
    </>
  );
}

const TROUBLES = {
  late: [texts.squareIsLate, texts.tapNewSquare],
  damaged: [texts.linkIsDamaged, texts.copyLinkAgain],
  used: [texts.squareIsUsed, texts.usedElsewhere],
  gone: [texts.eveningIsOver, texts.goneForAll],
  'no-answer': [texts.noAnswer, texts.squareStaysGood],
  'cannot-store': [texts.cannotStore, texts.staysOnTheFirst],
} as const;

function Trouble({
  trouble,
  phone,
  onAgain,
  onDecline,
  onTypeCode,
  ...frame
}: Pick<TakeOverSheetProps, 'phone' | 'onAgain' | 'onDecline' | 'onTypeCode'> & {
  trouble: TakeOverTrouble;
  isOpen: boolean;
  onDismiss(): void;
  step: string;
}) {
  const seconds = useSecondsUntil(trouble.kind === 'too-many' ? trouble.untilMs : null);
  const [title, lead] =
    trouble.kind === 'too-many' ? [texts.manyTries, texts.againIn(minutesAndSeconds(seconds))] : TROUBLES[trouble.kind];
  const mayTryAgain = trouble.kind === 'no-answer' || trouble.kind === 'too-many';
  return (
    <QuietSheet {...frame} isDim subject={CLOCK} title={title} lead={lead}>
      {mayTryAgain ? (
        <>
          <PatientButton seconds={seconds} onClick={onAgain}>
            {texts.tryAgain}
          </PatientButton>
          <TextButton isWide onClick={onDecline}>
            {texts.notNow}
          </TextButton>
        </>
      ) : (
        <>
          <Button kind="primary" isWide data-autofocus onClick={onDecline}>
            {isUntouched(phone) ? texts.freshEvening : texts.ownEvening}
          </Button>
          <TextButton isWide onClick={onTypeCode}>
            {texts.typeCode}
          </TextButton>
        </>
      )}
    </QuietSheet>
  );
}
