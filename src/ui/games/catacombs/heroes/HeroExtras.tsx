import { memoAlike } from '../../../kit/alike';
import { StyleSheet, View } from 'react-native';
import { FAMILIES, lethalPoison, MONSTER_CARDS } from '../../../../rules/catacombs';
import { SPACE, UI } from '../../../../theme';
import { FamilyMark } from '../cards';
import { Words } from '../../../kit/components';
import { ArmourPips } from './ArmourPips';
import { Count } from './Count';
import type { HeroAtTable } from './heroState';

export interface HeroExtrasProps {
  readonly hero: HeroAtTable;
  /** Poison too, and kept monsters by their families: where there is room for that. */
  readonly hasRoom: boolean;
}

/** What only some heroes have: armour, drops of magic, poison, kept monsters. The numbers are said in the hero's own label. */
export const HeroExtras = memoAlike(function HeroExtras({ hero, hasRoom }: HeroExtrasProps) {
  const kept = hero.kept ?? [];
  return (
    <>
      {hero.armour === null ? null : <ArmourPips armour={hero.armour} />}
      {hero.magic === null ? null : <Count of="magic" text={String(hero.magic)} />}
      {hero.poison === 0 || !hasRoom ? null : <Count of="poison" text={`${hero.poison}/${lethalPoison(hero.id)}`} />}
      {kept.length === 0 ? null : <Count of="trophies" text={String(kept.length)} />}
      {!hasRoom
        ? null
        : FAMILIES.map((family) => {
            const count = kept.filter((id) => MONSTER_CARDS[id].family === family).length;
            return count === 0 ? null : (
              <View key={family} style={styles.family}>
                <FamilyMark family={family} sizePt={18} />
                <Words type="strip" colour={UI.ivory}>
                  {count}
                </Words>
              </View>
            );
          })}
    </>
  );
});

const styles = StyleSheet.create({ family: { flexDirection: 'row', alignItems: 'center', gap: SPACE.hair } });
