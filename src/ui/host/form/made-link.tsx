import { useState } from 'react';
import { qrCode } from '#messages/celebration/celebration.ts';
import { copyLink, linkCopied, makeAnotherLink } from '#messages/hosts/hosts.ts';
import { shareLink } from '#messages/hosts/invite.ts';
import * as texts from '#messages/hosts/team.ts';
import { Button } from '../../components/button.tsx';
import { QrCode } from '../../components/qr/qr-code.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { ReachNotice } from '../notices/reach-notice.tsx';
import { ShareLink, useCopy } from '../parts/copy-link.tsx';
import { Icon } from '../parts/icon.tsx';
import { Actions } from './actions.tsx';
import styles from './made-link.module.css';

interface MadeLinkProps {
  link: string;
  /** The end of the link's validity, in ms on this device's clock. */
  untilMs: number;
  /** The heading around it says that the link is ready. */
  isTitled?: boolean | undefined;
  /** Brings the form back. */
  onAnother(): void;
}

/** The link of an invitation that has just been made and replaces the form. It takes the focus, because the form is gone. */
export function MadeLink({ link, untilMs, isTitled, onAnother }: MadeLinkProps) {
  const copy = useCopy(linkCopied);
  // Non-breaking spaces keep the day on one line.
  const until = texts.shortDay(untilMs).replaceAll(' ', '\u00a0');
  const [isRefused, setIsRefused] = useState(false);
  return (
    <div
      ref={takeFocus}
      className={styles.made}
      role="status"
      aria-label={isTitled ? texts.linkReady : undefined}
      tabIndex={-1}
    >
      <div className={styles.ready}>
        <QrCode text={link} label={qrCode(null)} />
        <div>
          {!isTitled && <h3 className="display">{texts.linkReady}</h3>}
          <p>{texts.linkValid(until)}</p>
          <Actions isPair>
            <Button kind="primary" onClick={async () => setIsRefused(!(await copy(link)))}>
              <Icon name="copy" />
              {copyLink}
            </Button>
            {'share' in navigator && (
              <ShareLink link={link} kind="plain">
                {shareLink}
              </ShareLink>
            )}
          </Actions>
          {/* Screen readers get the whole address. Everybody sees it if the browser refuses to copy it. */}
          <p className={isRefused ? styles.address : 'visually-hidden'} dir="ltr">
            {link}
          </p>
          <ReachNotice link={link} />
          <TextButton isWide onClick={onAnother}>
            {makeAnotherLink}
          </TextButton>
        </div>
      </div>
    </div>
  );
}

/** The share of a phone's window that its tabs leave free. */
const ABOVE_THE_TABS = 0.9;

/**
 * A ref for a new element that takes the focus, because the button that opened it is gone. The page begins at its
 * top if its main button is in sight there. Otherwise its card begins at the top, so that no heading is cut.
 */
export function takeFocus(element: HTMLElement | null): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  const main = element.querySelector('[data-kind="primary"]') ?? element;
  const { bottom } = main.getBoundingClientRect();
  const lowest = window.innerHeight * ABOVE_THE_TABS;
  if (!element.closest('dialog') && bottom + window.scrollY <= lowest) window.scrollTo(0, 0);
  else if (bottom > lowest) showFromItsTop(element);
}

function showFromItsTop(element: HTMLElement): void {
  const card = element.closest('dialog') ? element : (element.closest('section') ?? element);
  card.scrollIntoView?.({ block: card === element ? 'nearest' : 'start' });
}
