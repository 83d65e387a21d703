import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { StyleSheet } from 'react-native';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import { SKIP } from '../../../../rules/catacombs';
import type { TableSession, TableState } from '../../../../session/catacombs';
import { SPACE } from '../../../../theme';
import { HandRow, LeatherButton } from '../../../kit/components';
import { looseOptions } from './shots';
import { passesOf, turnEnd } from './turnEnd';
import type { TablePlay } from './useTablePlay';
import { PlacingBar } from '../../../table/question';
import { DeclineButton } from './DeclineButton';
import { EndTurn } from './EndTurn';

export interface ActBarProps {
  readonly session: TableSession;
  readonly state: TableState;
  readonly words: CatacombsWords;
  readonly play: TablePlay;
}

/** What the moment needs besides the board itself; see `hasActBar`. */
export function ActBar({ session, state, words, play }: ActBarProps) {
  const { t } = useTranslation();
  const { asked, placing, canAct } = play;
  if (asked.kind === 'place') {
    return <PlacingBar isRefused={state.refusal !== null} onPlaceForMe={placing.again} onDone={placing.done} />;
  }
  if (asked.kind === 'flick') return <DeclineButton session={session} state={state} />;
  if (asked.kind !== 'act') return null;
  const loose = looseOptions(asked.ask);
  // Once the room is empty the rules themselves offer to end the round.
  const end = loose.includes(SKIP) ? null : turnEnd(state, canAct);
  return (
    <HandRow style={styles.row}>
      {end === null ? null : (
        <EndTurn
          session={session}
          words={words}
          canAct={canAct}
          passes={passesOf(asked.ask, canAct)}
          isAsking={end === 'allies'}
          style={styles.share}
        />
      )}
      {loose.map((option) => (
        <LeatherButton
          key={option}
          label={option === SKIP ? skipWords(state, words, t) : words.option(option)}
          onPress={() => play.choose(option)}
          style={styles.share}
          testID={`option-${option}`}
        />
      ))}
      {othersOf(state).map((seat) => (
        <LeatherButton
          key={seat}
          label={t('prompts.passTo', { player: words.name(seat) })}
          onPress={() => session.take(seat)}
          style={styles.share}
          testID={`take-${seat}`}
        />
      ))}
    </HandRow>
  );
}

/** All who lead heroes must agree: it is told whose yes is still wanted by its number. */
function skipWords({ view }: TableState, words: CatacombsWords, t: TFunction): string {
  const { room, setup } = view.model;
  const of = setup.heroSeats.length;
  const what = words.option(SKIP);
  return of === 1 ? what : t('table.prompt.count', { what, nth: (room?.skipVotes.length ?? 0) + 1, of });
}

/** Round the table each player holds the device alone: it is passed on by hand. */
const othersOf = ({ prompt, hand, sheet }: TableState) =>
  sheet.passing === 'roundTheTable' ? (prompt?.seats.filter((seat) => seat !== hand) ?? []) : [];

/** Whether there is anything in the bar: while a disc is chosen to act, its shots stand there alone. */
export function hasActBar(
  { asked, canAct, selectedId }: Pick<TablePlay, 'asked' | 'canAct' | 'selectedId'>,
  state: TableState,
): boolean {
  if (asked.kind === 'place') return true;
  if (asked.kind === 'flick') return asked.ask.mayDecline;
  if (asked.kind !== 'act' || selectedId !== null) return false;
  return turnEnd(state, canAct) !== null || looseOptions(asked.ask).length > 0 || othersOf(state).length > 0;
}

const styles = StyleSheet.create({
  row: { flexWrap: 'wrap', gap: SPACE.s },
  share: { flexGrow: 1, flexShrink: 1, flexBasis: 140 },
});
