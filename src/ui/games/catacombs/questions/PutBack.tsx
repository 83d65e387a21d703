import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { UI } from '../../../../theme';
import { Words } from '../../../kit/components';
import type { Asked } from '../parts/asked';
import { OneOf, Question } from '../../../table/question';
import { putBackMarks } from '../parts/putBackMarks';

/** Two spots are equally near: they are numbered on the board as they are here. */
export function PutBack(asked: Asked<'putBack'>) {
  const { t } = useTranslation();
  const marks = putBackMarks(asked.purpose);
  return (
    <Question asked={asked}>
      <OneOf
        {...asked}
        lookOf={(option) => {
          const mark = marks.find((one) => one.option === option);
          if (mark === undefined) return {};
          return {
            face: (
              <View style={styles.number}>
                <Words type="number" colour={UI.buttonInk}>
                  {mark.number}
                </Words>
              </View>
            ),
            note: t('prompts.markedOnBoard', { number: mark.number }),
          };
        }}
      />
    </Question>
  );
}

const SIDE_PT = 34;

const styles = StyleSheet.create({
  number: {
    width: SIDE_PT,
    minHeight: SIDE_PT,
    borderRadius: SIDE_PT / 2,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: UI.gold,
  },
});
