import { useState } from 'react';
import { dateOf } from '#messages/celebration/celebration.ts';
import { design as designLabel, designs } from '#messages/hosts/invite.ts';
import * as texts from '#messages/hosts/recap.ts';
import { posterOf } from '../../../../../domain/recap/poster.ts';
import type { Recap } from '../../../../../domain/recap/recap.ts';
import '../../../../look/palettes.css';
import { Button } from '../../../../components/button.tsx';
import { Segments } from '../../../../components/segments.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { printOnly } from '../../parts/printing.ts';
import { useHosted } from '../../room/hosted.tsx';
import { footOf, Poster, type PosterDesign } from './poster.tsx';
import styles from './poster-card.module.css';
import { PosterSheet } from './poster-sheet.tsx';

type Paper = 'a3' | 'a4';
const PAPERS = [
  { id: 'a3', label: 'A3' },
  { id: 'a4', label: 'A4' },
] as const;

/** Lets hosts print the evening as a poster, in two designs and two paper sizes. */
export function PosterCard({ recap }: { recap: Recap }) {
  const { celebration } = useHosted();
  const day = dateOf(celebration.date);
  const [design, setDesign] = useState<PosterDesign>('glasses');
  const [paper, setPaper] = useState<Paper>('a3');
  const picture = posterOf(recap);
  if (!picture) return null;
  const poster = { celebration, day, recap, picture, design };
  return (
    <section>
      <h2 className="visually-hidden">{texts.thePoster}</h2>
      <figure className={styles.hung} aria-label={texts.thePoster}>
        <div inert>
          <Poster {...poster} />
        </div>
        <figcaption>{design === 'glasses' ? footOf(picture) : texts.posterLead}</figcaption>
      </figure>
      <div className={styles.choices}>
        <span aria-hidden="true">{designLabel}</span>
        <Segments<PosterDesign>
          label={designLabel}
          chosen={design}
          onChoose={setDesign}
          segments={[
            { id: 'glasses', label: designs.glasses },
            { id: 'hills', label: texts.hills },
          ]}
        />
        <span aria-hidden="true">{texts.paper}</span>
        <Segments<Paper> label={texts.paper} chosen={paper} onChoose={setPaper} segments={PAPERS} />
      </div>
      <Button kind="primary" isWide onClick={() => printOnly(`poster-${paper}`)}>
        <Icon name="print" />
        {texts.printPoster}
      </Button>
      <PosterSheet {...poster} />
    </section>
  );
}
