import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { SPACE } from '../../theme';
import { BrassButton, LeatherButton } from '../kit/components';
import { useLanguage } from '../kit/hooks/useLanguage';
import { useUis } from '../shelf';
import { MenuIcon } from './MenuIcon';
import type { OpenGame } from './useOpenGame';
import { useSide } from '../kit/side';

const SHELVES = ['Library', 'Records', 'Settings', 'Credits'] as const;
export type TitleDoor = 'NewGame' | (typeof SHELVES)[number];

const ICONS = { Library: 'library', Records: 'records', Settings: 'settings', Credits: 'credits' } as const;

export interface TitleMenuProps {
  readonly isRow: boolean;
  readonly openGame: OpenGame;
  readonly onContinue: (game: string) => void;
  readonly onGo: (screen: TitleDoor) => void;
  /** null: the only one that there is. */
  readonly onPractise: (game: string | null) => void;
}

/** The doors that lead out of the title; the first is the game that was left last. */
export function TitleMenu({ isRow, openGame, onContinue, onGo, onPractise }: TitleMenuProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const practised = Object.entries(useUis()).flatMap(([game, { practise }]) =>
    practise === null ? [] : [{ game, practise }],
  );
  const { left, right } = useSide().insets;
  const sides = { paddingLeft: SPACE.xl + left, paddingRight: SPACE.xl + right };
  const share = isRow ? styles.half : null;
  const newGame = { icon: 'newGame', label: t('title.newGame'), onPress: () => onGo('NewGame') } as const;
  return (
    <View style={[styles.menu, sides, isRow && styles.wide]}>
      <View style={[styles.doors, isRow && styles.row]}>
        {openGame === null ? (
          <BrassButton {...newGame} style={share} testID="new-game" />
        ) : (
          <BrassButton
            icon="room"
            label={t('title.continue')}
            // It is as high before the shelf has answered as after: nothing below may move under a finger.
            detail={openGame === 'unknown' ? ' ' : [openGame.name, openGame.place].filter(Boolean).join(' · ')}
            isDisabled={openGame === 'unknown'}
            onPress={() => {
              if (openGame !== 'unknown') onContinue(openGame.id);
            }}
            style={[share, openGame === 'unknown' && styles.unseen]}
            testID="continue"
          />
        )}
        <View style={[styles.pair, share]}>
          {openGame === null ? null : <LeatherButton {...newGame} style={styles.share} testID="new-game" />}
          {practised.map(({ game, practise: { icon, label } }) => (
            <LeatherButton
              key={game}
              icon={icon}
              label={label(language)}
              onPress={() => onPractise(practised.length === 1 ? null : game)}
              style={styles.share}
            />
          ))}
        </View>
      </View>
      <View style={styles.icons}>
        {SHELVES.map((door) => (
          <MenuIcon key={door} icon={ICONS[door]} label={t(`title.${ICONS[door]}`)} onPress={() => onGo(door)} />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  menu: { width: '100%', maxWidth: 480, alignSelf: 'center', gap: SPACE.m },
  wide: { maxWidth: 900 },
  doors: { gap: SPACE.m },
  row: { flexDirection: 'row', alignItems: 'center' },
  pair: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m },
  icons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-evenly', gap: SPACE.s },
  share: { flexGrow: 1 },
  half: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  unseen: { opacity: 0 },
});
