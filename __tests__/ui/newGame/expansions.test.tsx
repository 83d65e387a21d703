import { fireEvent, screen } from '@testing-library/react-native';
import { useEffect, useState } from 'react';
import type { Expansion } from '../../../src/rules/catacombs';
import {
  freshChoices,
  withExpansions,
  withHeroInstead,
  withLord,
  type CatacombsChoices,
} from '../../../src/session/catacombs';
import { setupOf } from '../../../src/session/catacombs/choices/freshChoices';
import { ExpansionsPanel } from '../../../src/ui/games/catacombs/newGame/ExpansionsPanel';
import { ExtraLifeChoice } from '../../../src/ui/games/catacombs/newGame/ExtraLifeChoice';
import { renderInApp } from '../renderApp';

interface PanelProps {
  readonly offered: readonly Expansion[];
  readonly onChoices?: (draft: CatacombsChoices) => void;
}

function Panel({ offered, onChoices }: PanelProps) {
  const [draft, setDraft] = useState(freshChoices(1));
  useEffect(() => {
    onChoices?.(draft);
  }, [draft, onChoices]);
  return (
    <ExpansionsPanel
      offered={offered}
      choices={draft}
      onExpansions={(expansions) => setDraft(withExpansions(draft, expansions))}
      onHero={(out, instead) => setDraft(withHeroInstead(draft, out, instead))}
      onAltar={(altar) => setDraft({ ...draft, altar })}
      onVariants={(allowVariants) => setDraft({ ...draft, allowVariants })}
      onRoomPool={(roomPool) => setDraft({ ...draft, roomPool })}
    />
  );
}

const press = async (id: string): Promise<void> => {
  await fireEvent.press(screen.getByTestId(id));
};

describe('the boxes beside the base game', () => {
  it('are not spoken of while none is offered', async () => {
    await renderInApp(<Panel offered={[]} />);
    expect(screen.queryByTestId('expansions')).toBeNull();
  });

  it('SOL-073 SOL-226 SOL-227: Soloth brings heroes place by place, the Altar and its rooms', async () => {
    let now = freshChoices(1);
    await renderInApp(<Panel offered={['soloth']} onChoices={(draft) => (now = draft)} />);
    await press('expansions');
    expect(screen.queryByTestId('altar')).toBeNull();
    await press('expansion-soloth');
    await press('slot-hero:paladin');
    await press('altar');
    await press('rooms-added');
    expect(now).toMatchObject({ expansions: ['soloth'], altar: true, roomPool: 'added' });
    expect(now.players.flatMap(({ heroes }) => heroes)).toContain('hero:paladin');
    await press('expansion-soloth');
    expect(now).toEqual(freshChoices(1));
  });

  it('VERM-099: with Vermin comes the choice of variants, and it goes with them', async () => {
    let now = freshChoices(1);
    await renderInApp(<Panel offered={['soloth', 'vermin']} onChoices={(draft) => (now = draft)} />);
    await press('expansions');
    expect(screen.queryByTestId('monster-variants')).toBeNull();
    await press('expansion-vermin');
    expect(now.allowVariants).toBe(false);
    await press('monster-variants');
    expect(now).toMatchObject({ expansions: ['vermin'], allowVariants: true });
    await press('expansion-vermin');
    expect(now).toEqual(freshChoices(1));
  });

  it('the workshop is one of them where it is offered, and asks for nothing more', async () => {
    let now = freshChoices(1);
    await renderInApp(<Panel offered={['soloth', 'vermin', 'workshop']} onChoices={(draft) => (now = draft)} />);
    await press('expansions');
    expect(screen.getByText('The workshop')).toBeTruthy();
    await press('expansion-workshop');
    expect(now).toEqual({ ...freshChoices(1), expansions: ['workshop'] });
    expect(setupOf(now).expansions).toEqual(['workshop']);
    await press('expansion-workshop');
    expect(now).toEqual(freshChoices(1));
  });
});

describe('the drops of a Lord', () => {
  it('SOL-033 SOL-035: up to four for a Lord of Soloth, none for the others', async () => {
    const given: number[] = [];
    await renderInApp(<ExtraLifeChoice lord="lord:hydra" value={0} onChange={(drops) => given.push(drops)} />);
    await press('extra-life-4');
    expect(given).toEqual([4]);
    expect(screen.queryByTestId('extra-life-5')).toBeNull();
  });

  it('SOL-035: nothing to choose for a Lord of the base game', async () => {
    const draft = withLord(freshChoices(1), 'lord:dragon');
    await renderInApp(<ExtraLifeChoice lord={draft.lord} value={0} onChange={() => undefined} />);
    expect(screen.queryByTestId('extra-life-0')).toBeNull();
  });
});
