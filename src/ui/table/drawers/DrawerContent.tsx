import type { ComponentType } from 'react';
import { ArtefactsDrawer } from './content/ArtefactsDrawer';
import { EquipmentDrawer } from './content/EquipmentDrawer';
import { GoldDrawer } from './content/GoldDrawer';
import { HeroesDrawer } from './content/HeroesDrawer';
import { LogDrawer } from './content/LogDrawer';
import { MonstersDrawer } from './content/MonstersDrawer';
import { PoisonDrawer } from './content/PoisonDrawer';
import { RulesDrawer } from './content/RulesDrawer';
import { SpellsDrawer } from './content/SpellsDrawer';
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
