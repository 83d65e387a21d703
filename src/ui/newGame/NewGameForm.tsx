import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollView, StyleSheet, View } from 'react-native';
import type { Played } from '../../session';
import { SPACE, UI } from '../../theme';
import type { NewGameUi } from '../game';
import { BrassButton, ScreenFrame, Words } from '../kit/components';
import { useLanguage } from '../kit/hooks/useLanguage';
import { useDeviceKeeps, useFaultWords, useGameList, useGames } from '../shelf';
import { useSide } from '../kit/side';

const TWO_COLUMNS_PT = 900;

export interface NewGameFormProps {
  readonly game: string;
  readonly ui: NewGameUi<Played>;
  /** What it begins with. */
  readonly start: Played['choices'];
  readonly onBegun: (id: string) => void;
}

/** A game that is being agreed on. It can begin as it stands; the rest is there for those who open it. */
export function NewGameForm({ game, ui, start, onBegun }: NewGameFormProps) {
  const { t } = useTranslation();
  const { widthPt: width, insets } = useSide();
  const language = useLanguage();
  const games = useGames();
  const { seats, people } = useDeviceKeeps();
  const { listed } = useGameList();
  const faultWords = useFaultWords();
  const [choices, change] = useState(start);
  const [fault, setFault] = useState<string | null>(null);
  const [isBeginning, setBeginning] = useState(false);
  const { Form, whyNot, agreed, satDown } = ui;
  const refusal = whyNot(choices, language);
  const isWide = width >= TWO_COLUMNS_PT;
  const played = listed?.ok === true ? listed.value.filter((row) => row.game === game) : [];

  async function layOut(): Promise<void> {
    setBeginning(true);
    setFault(null);
    void seats.remember(satDown(choices));
    void people.satDown(satDown(choices).players);
    const begun = await games.create(game, agreed(choices));
    if (begun.ok) return onBegun(begun.value);
    setBeginning(false);
    setFault(t('newGame.notKept', { message: faultWords(begun.error) }));
  }

  const complaint = refusal ?? fault;
  return (
    <ScreenFrame title={t('newGame.title')} hasOwnScroll isWide={isWide}>
      <ScrollView contentContainerStyle={isWide ? styles.wide : styles.column}>
        <Form choices={choices} onChange={change} played={played} isWide={isWide} />
      </ScrollView>
      <View style={[styles.foot, { paddingBottom: insets.bottom + SPACE.l }]}>
        {complaint === null ? null : (
          <Words type="ui" align="center" colour={UI.red} role="alert">
            {complaint}
          </Words>
        )}
        <BrassButton
          icon="room"
          label={t(isBeginning ? 'newGame.beginning' : 'newGame.begin')}
          onPress={() => void layOut()}
          isDisabled={refusal !== null || isBeginning}
          testID="begin"
        />
      </View>
    </ScreenFrame>
  );
}

const styles = StyleSheet.create({
  wide: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.l },
  column: { gap: SPACE.m, paddingBottom: SPACE.l },
  foot: { paddingTop: SPACE.s, gap: SPACE.xs, width: '100%', maxWidth: 640, alignSelf: 'center' },
});
