import { ARTEFACT_IDS, heroesOf, type ArtefactId } from '../../../../rules/catacombs';
import { UI } from '../../../../theme';
import { ArtefactCard } from '../cards';
import { Words } from '../../../kit/components';
import type { DrawerContentProps } from './contentProps';
import { isUp } from '../live/liveOf';
import { CardGrid } from '../../../table';
import { KeptDiscs } from '../parts/KeptDiscs';
import { useCatacombsText } from '../words';

/** What the Witch Hunter has kept to pay with, what it has bought, and what everything costs. */
export function ArtefactsDrawer({ state, words, onShowRule }: DrawerContentProps) {
  const { t } = useCatacombsText();
  const collector = heroesOf(state.view.model).find(({ trophies }) => trophies !== undefined);
  if (collector?.trophies === undefined) return <Words type="body">{t('drawers.artefacts.nobody')}</Words>;
  const { kept, active } = collector.trophies;
  const where = (id: ArtefactId): string => {
    if (!active.includes(id)) return t('drawers.artefacts.inactive');
    if (!isUp(state, collector.id)) return t('drawers.equipment.asleep');
    return t(collector.usedInRoom.includes(id) ? 'drawers.equipment.usedInRoom' : 'drawers.artefacts.active');
  };
  const ordered = [...ARTEFACT_IDS].sort((a, b) => Number(active.includes(b)) - Number(active.includes(a)));
  return (
    <>
      <Words type="name" role="heading" aria-level={3} colour={UI.gold}>
        {t('drawers.artefacts.kept', { count: kept.length })}
      </Words>
      <KeptDiscs monsters={kept.map(({ monster }) => monster)} words={words} />
      <CardGrid
        title={words.name(collector.id)}
        nothing=""
        cards={ordered.map((id) => (
          <ArtefactCard
            key={id}
            id={id}
            words={words}
            live={{ isActive: active.includes(id), where: where(id) }}
            onShowRule={onShowRule}
          />
        ))}
      />
    </>
  );
}
