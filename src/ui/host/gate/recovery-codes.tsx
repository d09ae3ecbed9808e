import * as texts from '#messages/hosts-gate.ts';
import { Button } from '../../components/button.tsx';
import { useFeedback } from '../../feedback/feedback.tsx';
import { useCopy } from '../acts/use-copy.ts';
import { Actions } from '../form/actions.tsx';
import { Lines } from '../parts/lines.tsx';
import { Gate } from '../shell/gate.tsx';
import { useHost } from '../state/host-context.tsx';
import styles from './recovery-codes.module.css';

/** The codes for a lost phone. They are shown this once. `isSetup`: the second step has just been turned on. */
export function RecoveryCodes({ codes, isSetup }: { codes: readonly string[]; isSetup: boolean }) {
  const { show } = useHost();
  const { toast } = useFeedback();
  const copy = useCopy(texts.copied);
  const text = `${codes.join('\n')}\n`;

  function end() {
    show(null);
    if (isSetup) toast({ message: texts.secondStepOn });
  }

  return (
    <Gate {...(isSetup && { steps: texts.stepOf(2, 2) })} title={texts.ifPhoneLost} lead={texts.keepThem}>
      <ul className={styles.codes} role="list">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Actions isPair>
        <Button onClick={() => copy(text)}>
          <Lines name="copy" />
          {texts.copy}
        </Button>
        <Button onClick={() => saveAs(texts.codesFile, text)}>
          <Lines name="share" />
          {texts.save}
        </Button>
      </Actions>
      <Actions>
        <Button kind="primary" isWide onClick={end}>
          {texts.keptThem}
        </Button>
      </Actions>
    </Gate>
  );
}

function saveAs(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
