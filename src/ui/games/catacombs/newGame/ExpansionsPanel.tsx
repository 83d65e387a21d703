import { HERO_SLOTS, ROOM_POOLS, type Expansion, type HeroId, type RoomPool } from '../../../../rules/catacombs';
import { crowdedIn, heroesIn, type CatacombsPlayed } from '../../../../session/catacombs';
import { UI } from '../../../../theme';
import { Fold, Segmented, Toggle, Words } from '../../../kit/components';
import { useCatacombsWords } from '../words/useCatacombsWords';
import { useCatacombsText } from '../words';

export interface ExpansionsPanelProps {
  /** What may be chosen at all. */
  readonly offered: readonly Expansion[];
  readonly choices: CatacombsPlayed['choices'];
  readonly onExpansions: (expansions: readonly Expansion[]) => void;
  readonly onHero: (out: HeroId, instead: HeroId) => void;
  readonly onAltar: (altar: boolean) => void;
  readonly onVariants: (allowVariants: boolean) => void;
  readonly onRoomPool: (roomPool: RoomPool) => void;
}

/** What is played with the base game, and what that brings; nothing to be seen while no box is offered. */
export function ExpansionsPanel(props: ExpansionsPanelProps) {
  const { offered, choices, onExpansions } = props;
  const { t } = useCatacombsText();
  const { expansions } = choices;
  if (offered.length === 0) return null;
  const withOrWithout = (one: Expansion, isOn: boolean): readonly Expansion[] =>
    offered.filter((other) => (other === one ? isOn : expansions.includes(other)));
  return (
    <Fold
      icon="extras"
      title={t('newGame.section.expansions')}
      summary={
        expansions.length === 0
          ? t('newGame.none.expansions')
          : expansions.map((one) => t(`newGame.expansion.${one}`)).join(', ')
      }
      testID="expansions"
    >
      {offered.map((one) => (
        <Toggle
          key={one}
          label={t(`newGame.expansion.${one}`)}
          hint={t(`newGame.expansionText.${one}`)}
          isOn={expansions.includes(one)}
          onChange={(isOn) => onExpansions(withOrWithout(one, isOn))}
          testID={`expansion-${one}`}
        />
      ))}
      {expansions.includes('soloth') ? <SolothChoices {...props} /> : null}
      {expansions.includes('vermin') ? (
        <Toggle
          label={t('newGame.monsterVariants')}
          hint={t('newGame.monsterVariantsText')}
          isOn={choices.allowVariants}
          onChange={props.onVariants}
          isDisabled={choices.adventure !== null}
          testID="monster-variants"
        />
      ) : null}
    </Fold>
  );
}

/** The heroes place by place, the Altar, and whose rooms are drawn. */
function SolothChoices({ choices, onHero, onAltar, onRoomPool }: ExpansionsPanelProps) {
  const { t } = useCatacombsText();
  const words = useCatacombsWords();
  const held = heroesIn(choices);
  return (
    <>
      {HERO_SLOTS.map((slot) => {
        const taken = slot.find((hero) => held.includes(hero)) ?? slot[0];
        return (
          <Segmented<HeroId>
            key={slot[0]}
            label={t('newGame.heroSlot', { heroes: slot.map(words.name).join(' / ') })}
            choices={slot.map((hero) => ({ value: hero, label: words.name(hero) }))}
            value={taken}
            onChange={(hero) => onHero(taken, hero)}
            testID="slot"
          />
        );
      })}
      {crowdedIn(choices).length > 0 ? (
        <Words type="label" colour={UI.gold} aria-live="polite">
          {t('newGame.crowded')}
        </Words>
      ) : null}
      <Toggle
        label={words.name('room:altar-of-soloth')}
        hint={t('newGame.altarText')}
        isOn={choices.altar}
        onChange={onAltar}
        isDisabled={choices.adventure !== null}
        testID="altar"
      />
      <Segmented<RoomPool>
        label={t('newGame.section.rooms')}
        choices={ROOM_POOLS.map((value) => ({ value, label: t(`newGame.roomPool.${value}`) }))}
        value={choices.roomPool}
        onChange={onRoomPool}
        testID="rooms"
      />
      <Words type="label" colour={UI.muted} aria-live="polite">
        {t(`newGame.roomPoolText.${choices.roomPool}`)}
      </Words>
    </>
  );
}
