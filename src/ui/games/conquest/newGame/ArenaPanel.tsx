import {
  crystalsOf,
  GROUNDS,
  LAYOUT_IDS,
  TEAMS,
  type GroundId,
  type LayoutId,
  type Team,
} from '../../../../rules/conquest';
import type { ConquestChoices } from '../../../../session/conquest';
import { Fold, RadioList, Segmented, Words } from '../../../kit/components';
import { ArenaFace } from '../board/ArenaFace';
import { useConquestText } from '../words';

const CRYSTAL_MM = 19;
const FACE_PT = 260;
const DRAWN = 'drawn';

export interface ArenaPanelProps {
  readonly choices: Pick<ConquestChoices, 'layout' | 'ground' | 'first'>;
  readonly onChange: (change: Partial<Pick<ConquestChoices, 'layout' | 'ground' | 'first'>>) => void;
}

/** Where the crystals lie, what is round them, and who begins. */
export function ArenaPanel({ choices: { layout, ground, first }, onChange }: ArenaPanelProps) {
  const { t, said } = useConquestText();
  const { layouts, grounds } = said.wording;
  const crystals = crystalsOf(layout).map((crystal) => ({ ...crystal, radiusMm: CRYSTAL_MM }));
  const whoBegins = (value: Team | typeof DRAWN) =>
    value === DRAWN ? t('conquest.newGame.drawn') : t(`conquest.newGame.side.${value}`);
  return (
    <Fold
      icon="room"
      title={t('conquest.newGame.ground')}
      summary={[layouts[layout].name, grounds[ground].name, whoBegins(first ?? DRAWN)].join(' · ')}
      testID="arena"
    >
      <ArenaFace ground={ground} discs={crystals} widthPt={FACE_PT} />
      <Words type="button">{t('conquest.newGame.layout')}</Words>
      <RadioList<LayoutId>
        label={t('conquest.newGame.layout')}
        items={LAYOUT_IDS.map((value) => ({ value, ...layouts[value] }))}
        value={layout}
        onChange={(value) => onChange({ layout: value })}
        testID="layout"
      />
      <Words type="button">{t('conquest.newGame.ground')}</Words>
      <RadioList<GroundId>
        label={t('conquest.newGame.ground')}
        items={GROUNDS.map((value) => ({ value, ...grounds[value] }))}
        value={ground}
        onChange={(value) => onChange({ ground: value })}
        testID="ground"
      />
      <Words type="button">{t('conquest.newGame.first')}</Words>
      <Segmented<Team | typeof DRAWN>
        label={t('conquest.newGame.first')}
        choices={([DRAWN, ...TEAMS] as const).map((value) => ({ value, label: whoBegins(value) }))}
        value={first ?? DRAWN}
        onChange={(value) => onChange({ first: value === DRAWN ? null : value })}
        testID="first"
      />
    </Fold>
  );
}
