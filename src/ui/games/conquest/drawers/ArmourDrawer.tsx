import { TEAMS } from '../../../../rules/conquest';
import type { ConquestPlayed } from '../../../../session/conquest';
import type { DrawerBodyProps } from '../../../game';
import { CardGrid } from '../../../table';
import { saidOf, WholeCard } from '../cards';
import type { ConquestSpeech } from '../words';

const CARD_PT = 168;

/** What lies face up and may be spent, team by team. */
export function ArmourDrawer({ state, words, onShowRule }: DrawerBodyProps<ConquestPlayed, ConquestSpeech>) {
  return (
    <>
      {TEAMS.map((team) => (
        <CardGrid
          key={team}
          title={words.name(team)}
          nothing={words.t('conquest.drawers.noArmour')}
          cards={state.shown.teams[team].kept.map((card) => (
            <WholeCard
              key={card}
              card={card}
              said={saidOf(card, words)}
              widthPt={CARD_PT}
              onHold={() => onShowRule(card)}
            />
          ))}
        />
      ))}
    </>
  );
}
