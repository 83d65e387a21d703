import type { CatacombsWords } from '../../../../i18n/catacombs';
import { CURE, heroesOf, heroOrNull, type Catacombs } from '../../../../rules/catacombs';
import { UI } from '../../../../theme';
import { useFigures } from '../../../kit/hooks/useFigures';
import { Panel, Words } from '../../../kit/components';
import { useCatacombsText } from '../words';

export interface PoisonCuresProps {
  readonly model: Catacombs;
  readonly words: CatacombsWords;
}

const ROD = 'equipment:serpent-rod';

/** Whatever takes a Poison card away in this game, and what it costs. */
export function PoisonCures({ model, words }: PoisonCuresProps) {
  const { t } = useCatacombsText();
  const figures = useFigures();
  const wizard = heroOrNull(model, 'hero:wizard');
  const hasRod = heroesOf(model).some(({ equipment }) => equipment.includes(ROD));
  const lines = [
    t('drawers.poison.bought', { gold: figures(CURE.price) }),
    ...(wizard === null
      ? []
      : [
          t('drawers.poison.cast', {
            spell: words.name('spell:cure-poison'),
            left: wizard.spells.filter((spell) => spell === 'spell:cure-poison').length,
          }),
        ]),
    ...(hasRod
      ? [t('drawers.poison.drawn', { item: words.name(ROD), text: words.wording.actions['draw-venom'].text })]
      : []),
    t('drawers.poison.resurrected'),
    t('drawers.poison.notHealed'),
  ];
  return (
    <>
      <Words type="name" role="heading" aria-level={3} colour={UI.gold}>
        {t('drawers.poison.cures')}
      </Words>
      <Panel>
        {lines.map((line) => (
          <Words key={line} type="body">
            {line}
          </Words>
        ))}
      </Panel>
    </>
  );
}
