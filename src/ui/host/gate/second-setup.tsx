import * as texts from '#messages/hosts-gate.ts';
import { QrCode } from '../../components/qr/qr-code.tsx';
import { useCopy } from '../acts/use-copy.ts';
import { SixDigits } from '../form/six-digits.tsx';
import { useDigits } from '../form/use-digits.ts';
import { IconButton } from '../parts/icon-button.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { Gate } from '../shell/gate.tsx';
import { useHost } from '../state/host-context.tsx';
import styles from './second-setup.module.css';

interface SecondSetupProps {
  uri: string;
  secret: string;
  codes: readonly string[];
}

/** Step 1: an authenticator app learns the key, and shows that it has. */
export function SecondSetup({ uri, secret, codes }: SecondSetupProps) {
  const { account, learn, show } = useHost();
  const copy = useCopy(texts.keyCopied);
  const digits = useDigits(
    async (code) => {
      learn((await account.secondStep({ code })).user);
      show({ step: 'recovery-codes', codes, isSetup: true });
    },
    ({ code }) => (code === 'wrong-code' ? texts.wrongAppCode : null),
  );
  return (
    <Gate
      steps={texts.stepOf(1, 2)}
      title={texts.secondKey}
      lead={texts.scanThis}
      foot={
        <TextLink isSoft onClick={() => show(null)}>
          {texts.notNow}
        </TextLink>
      }
    >
      <div className={styles.qr}>
        <QrCode text={uri} label={texts.qrLabel} />
      </div>
      <div className={styles.line}>
        <code dir="ltr">{inGroups(secret)}</code>
        <IconButton lines="copy" label={texts.copyKey} onClick={() => copy(secret)} />
      </div>
      <a className={styles.open} href={uri}>
        {texts.openInApp}
      </a>
      <SixDigits label={texts.digits} {...digits} />
    </Gate>
  );
}

/** 'JBSW Y3DP …', which is easier to type. */
function inGroups(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, '$& ');
}
