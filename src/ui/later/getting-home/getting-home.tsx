import { useEffect } from 'react';
import { useStore } from 'zustand';
import { gettingHome } from '#messages/celebration/celebration.ts';
import { allRight } from '#messages/celebration/door.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import type { Joining } from '../celebration/joining.ts';
import styles from './getting-home.module.css';
import { phoneNumbersIn, type TextPart } from './phone-numbers.ts';

const ASK_EVERY_MS = 30_000;

/** The card about getting home, under the stats. While it is shown, it follows what the hosts write. */
export function GettingHomeCard({ joining }: { joining: Joining }) {
  const text = useStore(joining, (state) => state.gettingHome);
  // Asks the server when the card appears, because the server does not send the text by itself.
  useEffect(() => {
    joining.lookAgain();
    const timer = setInterval(() => document.visibilityState === 'visible' && joining.lookAgain(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [joining]);
  if (text === '') return null;
  return (
    <Card className={styles.card}>
      <h2 className="display">{gettingHome}</h2>
      <HostsText text={text} />
    </Card>
  );
}

/** The sheet about getting home, which opens by itself late in the evening. */
export function GettingHomeSheet({ joining, isOpen }: { joining: Joining; isOpen: boolean }) {
  const text = useStore(joining, (state) => state.gettingHome);
  return (
    <Sheet isOpen={isOpen} isUnasked onDismiss={joining.stay} title={gettingHome}>
      <HostsText text={text} />
      <div className={styles.actions}>
        <Button isWide data-autofocus onClick={joining.stay}>
          {allRight}
        </Button>
      </div>
    </Sheet>
  );
}

/** Plain text in lines. Phone numbers can be called. */
function HostsText({ text }: { text: string }) {
  return (
    <div className={styles.text} dir="auto">
      {text.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
        <p key={index}>{phoneNumbersIn(line).map(partOf)}</p>
      ))}
    </div>
  );
}

function partOf({ text, tel }: TextPart, place: number) {
  return tel ? (
    <a key={place} href={tel}>
      {text}
    </a>
  ) : (
    text
  );
}
