import { useIsTextLarge } from '../../kit/components';
import { useAlike, useSteady } from '../../kit/alike';
import { useSide } from '../../kit/side';
import { PromptLine, type PromptLineProps } from '../head/PromptLine';
import { TableHeader } from '../head/TableHeader';
import { useTitleOf } from '../now/filledIn';
import { useHere } from './HereContext';

export interface HeadRegionProps {
  /** So far the line reaches over the board, whenever that changes. */
  readonly onOver: (overPt: number) => void;
  readonly onBack?: () => void;
}

function ScoreRegion() {
  const { ui, at } = useHere().now;
  return ui.Score === undefined ? null : <ui.Score {...at} />;
}

const SCORE = <ScoreRegion />;

function LineRegion({ onOver }: Pick<PromptLineProps, 'onOver'>) {
  const { saying, layout, showRule, openSheet } = useHere();
  const onRule = useSteady((rule: string) => showRule(`rule:${rule}`));
  const onMore = useSteady(() => openSheet({ kind: 'more' }));
  return <PromptLine saying={saying} lines={layout.promptLines} onRule={onRule} onMore={onMore} onOver={onOver} />;
}

/** The head of the table. */
export function HeadRegion({ onOver, onBack }: HeadRegionProps) {
  const { now, saying, layout, showFilm, openSheet } = useHere();
  const { ui, at, session, state, words } = now;
  const { widthPt } = useSide();
  const { undo, mayRetake, film } = state;
  const title = useTitleOf(ui, state.sheet, state.view);
  const phases = useAlike(ui.phases(at));
  const shownUndo = useAlike(undo);
  const isTold = useIsTextLarge() && saying.tone === 'tell';
  const onRetake = useSteady(() => openSheet({ kind: 'retake' }));
  const onReferee = useSteady(() => film && showFilm(film));
  const onMenu = useSteady(() => openSheet({ kind: 'menu' }));
  return (
    <TableHeader
      session={session}
      title={title}
      roomPt={layout.form === 'beside' ? layout.sidePt : widthPt}
      phases={phases}
      otherPhases={layout.otherPhases}
      score={ui.Score === undefined ? null : SCORE}
      undo={shownUndo}
      mayRetake={mayRetake}
      hasFilm={film !== null}
      words={words}
      isTold={isTold}
      onUndo={session.undo}
      onRetake={onRetake}
      onReferee={onReferee}
      onBack={onBack}
      onMenu={onMenu}
      onOver={onOver}
      Line={LineRegion}
    />
  );
}
