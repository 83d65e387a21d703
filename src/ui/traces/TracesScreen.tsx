import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View, type GestureResponderEvent } from 'react-native';
import { TouchSurface, type TouchEvent } from '../../board';
import { RADIUS, SPACE, UI } from '../../theme';
import { saveTextFile, savingOf, SavedLine, type Saving } from '../files';
import { BrassButton, ScreenFrame, Words } from '../kit/components';
import { deviceFacts } from '../kit/crashes';
import { strokesWith, tracesFile, type Felt, type Stroke } from './strokes';

const FILE = 'pichenette-traces.json';

function feltBy(touch: TouchEvent): Felt {
  const arrivedAtMs = performance.now();
  if (touch.kind === 'lost')
    return { kind: 'lost', finger: touch.fingerId, xPt: 0, yPt: 0, atMs: touch.atMs, arrivedAtMs };
  const { xPx, yPx, atMs } = touch.sample;
  return { kind: touch.kind, finger: touch.fingerId, xPt: xPx, yPt: yPx, atMs, arrivedAtMs };
}

const ignore = (): void => undefined;

/** Raw samples of flicks, as the game feels them and as the system times them: reached by its address alone, `/traces`. */
export function TracesScreen() {
  const { t } = useTranslation();
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [saving, setSaving] = useState<Saving | null>(null);
  const feel = useCallback(
    (touch: TouchEvent): void => setStrokes((all) => strokesWith(all, 'game', feltBy(touch))),
    [],
  );
  const hear =
    (kind: Felt['kind']) =>
    ({ nativeEvent }: GestureResponderEvent): void => {
      const arrivedAtMs = performance.now();
      const felt = nativeEvent.changedTouches.map(({ identifier, locationX, locationY, timestamp }): Felt => ({
        kind,
        finger: Number(identifier),
        xPt: locationX,
        yPt: locationY,
        atMs: timestamp,
        arrivedAtMs,
      }));
      setStrokes((all) => felt.reduce((before, one) => strokesWith(before, 'system', one), all));
    };
  async function save(): Promise<void> {
    setSaving(savingOf(FILE, await saveTextFile({ name: FILE, text: tracesFile(strokes, deviceFacts()) })));
  }
  return (
    <ScreenFrame title={t('traces.title')} hasOwnScroll>
      <View style={styles.column}>
        <Words type="body">{t('traces.hint')}</Words>
        <Words type="label">{t('traces.game')}</Words>
        <View style={styles.field} testID="traces-game">
          <TouchSurface onTouch={feel} onWheel={ignore} />
        </View>
        <Words type="label">{t('traces.system')}</Words>
        <View
          style={styles.field}
          onTouchStart={hear('down')}
          onTouchMove={hear('move')}
          onTouchEnd={hear('up')}
          onTouchCancel={hear('lost')}
          testID="traces-system"
        />
        <Words type="body" testID="traces-count">
          {t('traces.strokes', { count: strokes.length })}
        </Words>
        <BrassButton label={t('traces.save')} onPress={() => void save()} testID="save-traces" />
        <SavedLine saving={saving} />
      </View>
    </ScreenFrame>
  );
}

const styles = StyleSheet.create({
  column: { flex: 1, gap: SPACE.s, paddingBottom: SPACE.l },
  field: { flex: 1, borderRadius: RADIUS.panel, borderWidth: 1, borderColor: UI.brass },
});
