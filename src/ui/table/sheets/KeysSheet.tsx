import { StyleSheet, View } from 'react-native';
import { RADIUS, SPACE, UI } from '../../../theme';
import type { AnyTable } from '../../game';
import { Sheet, Words } from '../../kit/components';
import type { Drawer } from '../drawers';
import { KEYS } from '../keys';
import { useTranslation } from 'react-i18next';

export interface KeysSheetProps {
  readonly drawers: readonly Drawer[];
  readonly words: AnyTable['words'];
  readonly onClose: () => void;
}

const AT_TABLE = ['undo', 'referee', 'menu', 'hurry', 'keys'] as const;
const PLACES = ['everywhere', 'board', 'aim'] as const;
const BY_PLACE = {
  everywhere: ['go', 'among', 'press', 'shut'],
  board: ['toDisc', 'choose', 'steps', 'move', 'ask'],
  aim: ['turn', 'power', 'fine'],
} as const;

/** Which key does what. */
export function KeysSheet({ drawers, words, onClose }: KeysSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('keys.title')} onClose={onClose} testID="keys-sheet">
      {PLACES.map((place) => (
        <Part key={place} title={t(`keys.part.${place}`)}>
          {BY_PLACE[place].map((id) => (
            <Key key={id} name={t(`keys.key.${id}`)} does={t(`keys.does.${id}`)} />
          ))}
        </Part>
      ))}
      <Part title={t('keys.part.table')}>
        {AT_TABLE.map((id) => (
          <Key
            key={id}
            name={KEYS[id] === ' ' ? t('keys.space') : KEYS[id].toUpperCase()}
            does={t(`keys.does.${id}`)}
          />
        ))}
        {drawers.map(({ id, key, name }) => (
          <Key key={id} name={key.toUpperCase()} does={name(words)} />
        ))}
      </Part>
    </Sheet>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <View style={styles.part}>
      <Words type="ui" colour={UI.gold} role="heading" aria-level={3}>
        {title}
      </Words>
      {children}
    </View>
  );
}

function Key({ name, does }: { readonly name: string; readonly does: string }) {
  return (
    <View style={styles.line}>
      <View style={styles.key}>
        <Words type="label" align="center">
          {name}
        </Words>
      </View>
      <Words type="body" style={styles.does}>
        {does}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  part: { gap: SPACE.xs },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.m },
  key: {
    minWidth: 88,
    borderRadius: RADIUS.chip,
    borderWidth: 1,
    borderColor: UI.brass,
    backgroundColor: UI.night,
    paddingHorizontal: SPACE.s,
  },
  does: { flexGrow: 1, flexShrink: 1, flexBasis: 160 },
});
