import type { OptionId } from '../../../../rules/machine';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { TableSession } from '../../../../session/catacombs';
import { LeatherButton } from '../../../kit/components';
import { useCatacombsText } from '../words';
import { AskFirst, useForPrompt } from '../../../table/question';

export interface EndTurnProps {
  readonly session: TableSession;
  readonly words: CatacombsWords;
  /** Who could still act. */
  readonly canAct: readonly string[];
  /** Their passes. */
  readonly passes: readonly OptionId[];
  /** There is something that they could still do some good with. */
  readonly isAsking: boolean;
  readonly style?: object;
}

/** All who are left pass at once; it is asked first where somebody could still strike. */
export function EndTurn({ session, words, canAct, passes, isAsking, style }: EndTurnProps) {
  const { t } = useCatacombsText();
  const [isOpen, setOpen] = useForPrompt(session.getState().prompt?.number ?? null, () => false);
  function end(): void {
    setOpen(false);
    session.answerAll(passes.map((option) => ({ kind: 'choose', options: [option] })));
  }
  return (
    <>
      <LeatherButton
        icon="pass"
        label={t('table.endTurn.label')}
        onPress={() => (isAsking ? setOpen(true) : end())}
        style={style}
        testID="end-turn"
      />
      {isOpen ? (
        <AskFirst
          title={t('table.endTurn.title')}
          body={t('table.endTurn.body', { pieces: canAct.map(words.name).join(', ') })}
          goOn={t('table.endTurn.goOn')}
          stay={t('table.endTurn.stay')}
          onGoOn={end}
          onStay={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
