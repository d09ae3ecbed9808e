import { useState } from 'react';
import * as texts from '#messages/hosts/gate.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { QrCode } from '../../components/qr/qr-code.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { useFeedback } from '../../feedback/feedback.tsx';
import { Actions } from '../form/actions.tsx';
import { SixDigits, useDigits } from '../form/six-digits.tsx';
import { useCopy } from '../parts/copy-link.tsx';
import { Icon } from '../parts/icon.tsx';
import { Gate } from '../shell/gate.tsx';
import { useHost } from '../state/host-context.tsx';
import styles from './second-setup.module.css';

interface SecondSetupProps {
  uri: string;
  secret: string;
  codes: readonly string[];
}

/** Step 1: the host stores the key in an authenticator app, and proves it with a code of the app. */
export function SecondSetup({ uri, secret, codes }: SecondSetupProps) {
  const { account, learn, show } = useHost();
  const copy = useCopy(texts.keyCopied);
  // The key is long, and most hosts do not need it.
  const [isKeyShown, setIsKeyShown] = useState(false);
  const digits = useDigits(
    async (code) => {
      learn((await account.secondStep({ code })).user);
      show({ step: 'recovery-codes', codes, isSetup: true });
    },
    ({ code }) => (code === 'wrong-code' ? texts.wrongAppCode : null),
  );
  return (
    <Gate
      title={texts.authenticatorApp}
      scene="phone"
      isLong
      lead={texts.thenBoth}
      foot={
        <TextButton isSoft onClick={() => show(null)}>
          {texts.notNow}
        </TextButton>
      }
    >
      <ol className={styles.steps} role="list">
        <li>
          <span className={styles.number} aria-hidden="true">
            1
          </span>
          <div className={styles.open}>
            <ButtonLink kind="primary" href={uri}>
              {texts.openInApp}
            </ButtonLink>
            <p className={styles.title}>{texts.orScan}</p>
          </div>
          <p className={styles.title}>{texts.scanThis}</p>
          <div className={styles.key}>
            <div className={styles.qr}>
              <QrCode text={uri} label={texts.qrLabel} />
            </div>
            <TextButton
              onClick={() => {
                setIsKeyShown(true);
                return copy(secret);
              }}
            >
              <Icon name="copy" />
              {texts.copyKey}
            </TextButton>
          </div>
          {isKeyShown && (
            <code className={styles.letters} dir="ltr">
              {secret.match(/.{1,4}/g)?.join(' ')}
            </code>
          )}
        </li>
        <li>
          <span className={styles.number} aria-hidden="true">
            2
          </span>
          <SixDigits label={texts.digitsOfApp} isLabelShown {...digits} />
        </li>
      </ol>
    </Gate>
  );
}

/** Shows the recovery codes, which are shown only once. `isSetup`: the second step has just been turned on. */
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
    <Gate title={texts.ifPhoneLost} lead={texts.keepThem} scene="codes" isLong>
      <ul className={styles.codes} role="list">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Actions isPair>
        <Button onClick={() => copy(text)}>
          <Icon name="copy" />
          {texts.copy}
        </Button>
        <Button onClick={() => saveAs(texts.codesFile, text)}>
          <Icon name="share" />
          {texts.save}
        </Button>
      </Actions>
      <div className={styles.end}>
        <Actions>
          <Button kind="primary" isWide onClick={end}>
            {texts.keptThem}
          </Button>
        </Actions>
      </div>
    </Gate>
  );
}

function saveAs(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
