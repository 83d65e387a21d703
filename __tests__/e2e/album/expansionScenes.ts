import { EXPANSION_MOMENTS } from './expansionMoments';
import type { Look, Scene } from './look';
import { sceneAt } from './sceneAt';
import type { AtTable } from './table';

const moments = Object.keys(EXPANSION_MOMENTS) as readonly (keyof typeof EXPANSION_MOMENTS)[];

/** From its beginning to its end, a screen at a time. */
async function scrolledThrough(look: Look, drawer: string): Promise<void> {
  const scroll = look.page.getByTestId(`drawer-${drawer}`);
  const isAtEnd = () =>
    scroll.evaluate(({ scrollTop, scrollHeight, clientHeight }) => scrollTop + clientHeight >= scrollHeight - 1);
  for (let part = 1; ; part++) {
    await look.take(`boxes-${drawer}-${part}`);
    if (await isAtEnd()) return;
    await scroll.evaluate((element) => element.scrollBy(0, element.clientHeight));
  }
}

const drawers =
  (...ids: readonly string[]) =>
  async (look: Look, at: AtTable): Promise<void> => {
    for (const id of ids) {
      await at.openDrawer(id);
      await scrolledThrough(look, id);
      await at.closeDrawer();
    }
  };

/** What the two expansions bring to the table. */
export const EXPANSION_SCENES: readonly Scene[] = [
  ...moments.map((name) => sceneAt(name, name, (look) => look.take(name))),
  sceneAt('heroesAndPoison', 'nineDrawers', drawers('heroes', 'poison')),
  sceneAt('gear', 'nineDrawers', drawers('equipment', 'artefacts')),
  sceneAt('bestiary', 'nineDrawers', drawers('monsters')),
];
