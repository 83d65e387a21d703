import { fireEvent, screen } from '@testing-library/react-native';
import { useEffect, useState } from 'react';
import { freshChoices, withPlayer, type CatacombsChoices } from '../../../src/session/catacombs';
import { AppSeatsPanel } from '../../../src/ui/newGame/AppSeatsPanel';
import { renderInApp } from '../renderApp';

interface PanelProps {
  readonly onChoices: (draft: CatacombsChoices) => void;
}

function Panel({ onChoices }: PanelProps) {
  const [draft, setDraft] = useState(freshChoices(1));
  useEffect(() => {
    onChoices(draft);
  }, [draft, onChoices]);
  return (
    <AppSeatsPanel
      players={draft.players}
      likenesses={[]}
      retakes={draft.retakes}
      onRetakes={(retakes) => setDraft({ ...draft, retakes })}
      onMind={(seat, mind) => setDraft(withPlayer(draft, seat, mind))}
    />
  );
}

const press = async (id: string): Promise<void> => {
  await fireEvent.press(screen.getByTestId(id));
};

it('BASE-109: whoever plays alone with the app chooses how often a flick may be played again', async () => {
  let now = freshChoices(1);
  await renderInApp(<Panel onChoices={(draft) => (now = draft)} />);
  await press('minds');
  expect(screen.queryByTestId('retakes-onePerRoom')).toBeNull();
  await press('mind-player-2-3');
  expect(screen.getByTestId('retakes-onePerRoom')).toBeChecked();
  for (const retakes of ['none', 'free', 'onePerRoom'] as const) {
    await press(`retakes-${retakes}`);
    expect(now.retakes).toBe(retakes);
    expect(screen.getByTestId(`retakes-${retakes}`)).toBeChecked();
  }
  await press('mind-player-2-person');
  expect(screen.queryByTestId('retakes-onePerRoom')).toBeNull();
});
