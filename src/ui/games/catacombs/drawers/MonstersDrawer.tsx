import { LordCard, MonsterCard } from '../cards';
import { LeatherButton, Words } from '../../../kit/components';
import type { DrawerContentProps } from './contentProps';
import { piecesOfKind, roomLord, roomMonsters } from '../live/liveOf';
import { useCatacombsText } from '../words';

/** The cards of the monsters that are in this room, and how each of their discs fares. */
export function MonstersDrawer({ state, words, onShowRule, focusCard }: DrawerContentProps) {
  const { t } = useCatacombsText();
  const monsters = [...roomMonsters(state)].sort((a, b) => Number(b.id === focusCard) - Number(a.id === focusCard));
  const lord = roomLord(state);
  const walls = piecesOfKind(state.shown, 'fireWall').length;
  return (
    <>
      {monsters.length === 0 && lord === null ? <Words type="body">{t('drawers.monsters.none')}</Words> : null}
      {lord === null ? null : <LordCard {...lord} words={words} onShowRule={onShowRule} />}
      {monsters.map(({ id, live }) => (
        <MonsterCard key={id} id={id} words={words} live={live} onShowRule={onShowRule} />
      ))}
      {walls === 0 ? null : (
        <LeatherButton
          icon="fireWall"
          label={t('drawers.monsters.walls', { count: walls })}
          onPress={() => onShowRule('piece:fire-wall')}
        />
      )}
    </>
  );
}
