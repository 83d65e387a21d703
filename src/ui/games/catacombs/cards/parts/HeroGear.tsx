import type { CatacombsWords } from '../../../../../i18n/catacombs';
import { MAGIC, type MonsterId } from '../../../../../rules/catacombs';
import type { ShowRule } from '../../topics';
import type { LiveHero } from '../live';
import { CountedDiscs } from './CountedDiscs';
import { GearSlots } from './GearSlots';
import { RuleChip } from './RuleChip';
import { Section } from './Section';
import { StateTag } from './StateTag';
import { useCatacombsText } from '../../words';

export interface HeroGearProps extends LiveHero {
  readonly words: CatacombsWords;
  readonly onShowRule?: ShowRule;
}

const counted = (monsters: readonly MonsterId[]): Partial<Record<MonsterId, number>> =>
  monsters.reduce<Partial<Record<MonsterId, number>>>(
    (sum, monster) => ({ ...sum, [monster]: (sum[monster] ?? 0) + 1 }),
    {},
  );

/** What lies on and beside a hero’s board: equipment, what is left to use, the kills of this room. */
export function HeroGear({
  equipment,
  usedInRoom,
  berserk,
  spellCount,
  kills,
  armour,
  spikes,
  magic,
  kept,
  artefacts,
  words,
  onShowRule,
}: HeroGearProps) {
  const { t } = useCatacombsText();
  return (
    <>
      <Section title={t('cards.equipment')}>
        {equipment.length === 0 ? <StateTag label={t('cards.noEquipment')} /> : null}
        <GearSlots gear={equipment} usedInRoom={usedInRoom} words={words} onShowRule={onShowRule} />
      </Section>
      {artefacts.length === 0 ? null : (
        <Section title={t('drawers.name.artefacts')}>
          <GearSlots gear={artefacts} usedInRoom={usedInRoom} words={words} onShowRule={onShowRule} />
        </Section>
      )}
      {berserk === null ? null : (
        <RuleChip
          glyph="fight"
          label={t('cards.berserk', { left: berserk })}
          onPress={onShowRule && (() => onShowRule('keyword:berserk'))}
        />
      )}
      {armour === null ? null : (
        <RuleChip
          glyph="plate"
          label={t('cards.armourLeft', { armour })}
          onPress={onShowRule && (() => onShowRule('keyword:armour'))}
        />
      )}
      {spikes === null ? null : (
        <RuleChip
          glyph="iceSpike"
          label={t('cards.spikesLeft', { spikes })}
          onPress={onShowRule && (() => onShowRule('keyword:iceSpike'))}
        />
      )}
      {magic === null ? null : <StateTag glyph="magic" label={t('cards.magic', { magic, maxMagic: MAGIC.max })} />}
      {spellCount > 0 ? <StateTag glyph="spells" label={t('cards.spells', { count: spellCount })} /> : null}
      {kills.length > 0 ? (
        <Section title={t('cards.kills', { kills: kills.length })}>
          <CountedDiscs monsters={counted(kills)} words={words} onShowRule={onShowRule} />
        </Section>
      ) : null}
      {kept === null || kept.length === 0 ? null : (
        <Section title={t('cards.kept', { kept: kept.length })}>
          <CountedDiscs monsters={counted(kept)} words={words} onShowRule={onShowRule} />
        </Section>
      )}
    </>
  );
}
