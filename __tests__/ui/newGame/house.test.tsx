import { fireEvent, screen } from '@testing-library/react-native';
import { useEffect, useState } from 'react';
import type { Expansion, HouseOptions } from '../../../src/rules/catacombs';
import { freshChoices } from '../../../src/session/catacombs';
import { HousePanel } from '../../../src/ui/games/catacombs/newGame/HousePanel';
import { renderInApp } from '../renderApp';

const PRINTED = freshChoices(1).house;

interface PanelProps {
  readonly boxes: readonly Expansion[];
  readonly onHouse: (house: HouseOptions) => void;
}

function Panel({ boxes, onHouse }: PanelProps) {
  const [house, setHouse] = useState(PRINTED);
  useEffect(() => {
    onHouse(house);
  }, [house, onHouse]);
  return <HousePanel boxes={boxes} value={house} onChange={setHouse} />;
}

const press = async (id: string): Promise<void> => {
  await fireEvent.press(screen.getByTestId(id));
};

async function opened(boxes: readonly Expansion[]): Promise<() => HouseOptions> {
  let now = PRINTED;
  await renderInApp(<Panel boxes={boxes} onHouse={(house) => (now = house)} />);
  await press('house');
  return () => now;
}

const READINGS = [
  ['soloth', 'frozenChoice', 'iceplayer'],
  ['vermin', 'cureVendor', 'healer'],
  ['vermin', 'thiefVerminBonus', 'perKill'],
] as const;

describe('where the rulebook can be read twice', () => {
  it.each(READINGS)('%s asks for %s, and %s is taken', async (box, id, reading) => {
    const house = await opened([box]);
    await press(`house-${id}-${reading}`);
    expect(house()).toEqual({ ...PRINTED, [id]: reading });
  });

  it.each(READINGS)('without %s nobody is asked for %s', async (box, id, reading) => {
    await opened(box === 'soloth' ? ['vermin'] : ['soloth']);
    expect(screen.queryByTestId(`house-${id}-${reading}`)).toBeNull();
  });

  it('what the rulebook is taken to say stands first and is taken', async () => {
    await opened(['vermin']);
    expect(screen.getByTestId('house-cureVendor-both')).toBeChecked();
    expect(screen.getByTestId('house-cureVendor-merchant')).not.toBeChecked();
  });
});
