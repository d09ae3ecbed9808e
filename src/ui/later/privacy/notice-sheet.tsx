import { type ReactNode, useState } from 'react';
import * as dialogs from '#messages/dialogs.ts';
import * as texts from '#messages/privacy.ts';
import { deleteMyData, privacy } from '#messages/settings.ts';
import { contactLink } from '../../../domain/house/house-links.ts';
import type { NoticeFact, NoticeRow } from '../../../domain/notice/notice.ts';
import type { NoticeDeps } from '../../../sync/celebrations/notice-facts.ts';
import { InlineButton } from '../../components/button.tsx';
import { SettingRow } from '../../components/setting-row.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { usePhone } from '../../guest/clink-context.tsx';
import styles from './notice-sheet.module.css';
import { useNoticed } from './use-noticed.ts';

export interface NoticeSheetProps {
  isOpen: boolean;
  ports: NoticeDeps;
  onClose(): void;
  /** The question before everything is deleted. */
  question(isOpen: boolean, onCancel: () => void): ReactNode;
}
export type LoadNotice = () => Promise<(props: NoticeSheetProps) => ReactNode>;

/** The notice for guests: facts of this server and of this celebration, and the real button that deletes (docs/privacy.md#the-notice). */
export function NoticeSheet({ isOpen, ports, onClose, question }: NoticeSheetProps) {
  const sections = useNoticed(isOpen, ports);
  const hasName = usePhone(({ userName }) => userName !== null);
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <Sheet
      isOpen={isOpen}
      onDismiss={onClose}
      title={privacy}
      corner={<InlineButton onClick={onClose}>{dialogs.done}</InlineButton>}
    >
      {sections.map(({ name, rows }) => (
        <section key={name} className={styles.section}>
          <h3>{texts.sections[name]}</h3>
          <dl>
            {rows.map((row) => (
              <Row key={row.about} {...row} />
            ))}
          </dl>
          {name === 'delete' && hasName && (
            <div className={styles.act}>
              <SettingRow icon="bin" isDanger aria-haspopup="dialog" onClick={() => setIsDeleting(true)}>
                {deleteMyData}
              </SettingRow>
            </div>
          )}
        </section>
      ))}
      {question(isDeleting, () => setIsDeleting(false))}
    </Sheet>
  );
}

function Row({ about, facts }: NoticeRow) {
  return (
    <div className={styles.row}>
      <dt>{texts.rows[about]}</dt>
      <dd>
        {facts.map((fact) => (
          <p key={JSON.stringify(fact)}>{sentenceOf(fact)}</p>
        ))}
      </dd>
    </div>
  );
}

function sentenceOf(fact: NoticeFact): ReactNode {
  switch (fact.is) {
    case 'text':
      return <bdi>{fact.text}</bdi>;
    case 'contact':
      return (
        <a href={contactLink(fact.contact)}>
          <bdi>{fact.contact}</bdi>
        </a>
      );
    case 'link':
      return (
        <a href={fact.href} target="_blank" rel="noreferrer">
          <bdi>{fact.href.replace(/^https?:\/\/|\/$/g, '')}</bdi>
        </a>
      );
    case 'hosts-of':
      return texts.hostsOf(fact.names);
    case 'board':
      return texts.boards[fact.board];
    case 'days':
      return texts.deletedAfter(fact.days);
    default:
      return texts.facts[fact.is];
  }
}
