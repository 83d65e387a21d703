import type { ComponentType } from 'react';
import { ArtefactsDrawer } from '../../games/catacombs/drawers/ArtefactsDrawer';
import { EquipmentDrawer } from '../../games/catacombs/drawers/EquipmentDrawer';
import { GoldDrawer } from '../../games/catacombs/drawers/GoldDrawer';
import { HeroesDrawer } from '../../games/catacombs/drawers/HeroesDrawer';
import { LogDrawer } from '../../games/catacombs/drawers/LogDrawer';
import { MonstersDrawer } from '../../games/catacombs/drawers/MonstersDrawer';
import { PoisonDrawer } from '../../games/catacombs/drawers/PoisonDrawer';
import { RulesDrawer } from '../../games/catacombs/drawers/RulesDrawer';
import { SpellsDrawer } from '../../games/catacombs/drawers/SpellsDrawer';
import type { DrawerContentProps } from './contentProps';
import type { DrawerId } from './drawerIds';

const CONTENTS: Readonly<Record<DrawerId, ComponentType<DrawerContentProps>>> = {
  monsters: MonstersDrawer,
  heroes: HeroesDrawer,
  equipment: EquipmentDrawer,
  artefacts: ArtefactsDrawer,
  spells: SpellsDrawer,
  gold: GoldDrawer,
  poison: PoisonDrawer,
  log: LogDrawer,
  rules: RulesDrawer,
};

/** What lies in a drawer. */
export function DrawerContent({ id, ...rest }: DrawerContentProps & { readonly id: DrawerId }) {
  const Content = CONTENTS[id];
  return <Content {...rest} />;
}
