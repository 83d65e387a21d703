import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { AIM_AIDS, AIM_WAYS, type Person } from '../../session';
import { SPACE } from '../../theme';
import { Segmented, useTextScale, Words } from '../kit/components';
import { WishRows } from '../kit/wishes';

export interface WishesOfProps {
  readonly person: Person;
  readonly onChange: (change: Partial<Omit<Person, 'name' | 'alsoNamed'>>) => void;
}

/** Two rows lie side by side where each has so much room. */
const ROW_PT = 280;

/** How somebody aims, with which hand, and how they read. */
export function WishesOf({ person: { aim, aid, ...wishes }, onChange }: WishesOfProps) {
  const { t } = useTranslation();
  const row = [styles.row, { flexBasis: ROW_PT * useTextScale() }];
  return (
    <View style={styles.rows}>
      <View style={row}>
        <Words type="ui">{t('people.aim')}</Words>
        <Segmented
          label={t('people.aim')}
          choices={AIM_WAYS.map((value) => ({ value, label: t(`choice.aimWay.${value}`) }))}
          value={aim}
          onChange={(next) => onChange({ aim: next })}
          testID="person-aim"
        />
      </View>
      <View style={row}>
        <Words type="ui">{t('people.aid')}</Words>
        <Segmented
          label={t('people.aid')}
          choices={AIM_AIDS.map((value) => ({ value, label: t(`choice.aimAid.${value}`) }))}
          value={aid}
          onChange={(next) => onChange({ aid: next })}
          testID="person-aid"
        />
      </View>
      <WishRows wishes={wishes} onChange={onChange} rowStyle={row} testID="person" />
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.l, rowGap: SPACE.m },
  row: { flexGrow: 1, flexShrink: 1, maxWidth: '100%', gap: SPACE.xs },
});
