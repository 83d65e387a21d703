import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { SPACE } from '../../theme';
import { ScreenFrame, useTextScale } from '../kit/components';
import { useSide } from '../kit/side';
import { NewPerson } from './NewPerson';
import { PeopleSpread } from './PeopleSpread';
import { PersonFold } from './PersonFold';
import { usePeople } from './usePeople';

/** A list beside a page, in letters of the usual size; larger ones want more. */
const SPREAD_FROM_PT = 740;
const MOST_SCALE = 1.4;

/** Whoever plays on this device: made, renamed, merged, removed, each with their own wishes. */
export function PeopleScreen() {
  const { t } = useTranslation();
  const { widthPt } = useSide();
  const scale = Math.min(useTextScale(), MOST_SCALE);
  const known = usePeople();
  const { people, statistics, fault, change } = known;
  if (widthPt >= SPREAD_FROM_PT * scale) return <PeopleSpread {...known} />;
  const all = people ?? [];
  return (
    <ScreenFrame title={t('people.title')}>
      <View style={styles.list}>
        <NewPerson people={people} fault={fault} onNew={change} />
        {all.map((person) => (
          <PersonFold
            key={person.name}
            person={person}
            people={all}
            statistics={statistics.filter((one) => one.name === person.name)}
            onChange={change}
          />
        ))}
      </View>
    </ScreenFrame>
  );
}

const styles = StyleSheet.create({ list: { gap: SPACE.m } });
