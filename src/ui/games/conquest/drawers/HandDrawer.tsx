import { HIDDEN_CARD, seatsOfTeam, teamOfSeat, type CardId } from '../../../../rules/conquest';
import type { ConquestPlayed } from '../../../../session/conquest';
import { UI } from '../../../../theme';
import type { DrawerBodyProps } from '../../../game';
import { Words } from '../../../kit/components';
import { CardGrid } from '../../../table';
import { saidOf, WholeCard } from '../cards';
import type { ConquestSpeech } from '../words';

const CARD_PT = 168;

/** The hand of whoever holds the device, to be read; a partner’s beside it where the table plays so (CONQ-038). */
export function HandDrawer({ state, words, onShowRule }: DrawerBodyProps<ConquestPlayed, ConquestSpeech>) {
  const { shown, hand, view } = state;
  const { setup } = view.model;
  const { t } = words;
  const partners = seatsOfTeam(setup, teamOfSeat(setup, hand)).filter((seat) => seat !== hand);
  return (
    <>
      {[hand, ...partners].map((seat) => {
        const cards = shown.hands[seat] ?? [];
        const seen = cards.filter((card): card is CardId => card !== HIDDEN_CARD);
        if (seen.length === 0 && cards.length > 0) {
          return (
            <Words key={seat} type="body" colour={UI.muted}>
              {`${t('conquest.card.hand', { player: words.name(seat) })} · ${t('conquest.drawers.faceDown', { count: cards.length })}`}
            </Words>
          );
        }
        return (
          <CardGrid
            key={seat}
            title={t('conquest.card.hand', { player: words.name(seat) })}
            nothing={t('conquest.drawers.empty')}
            cards={seen.map((card) => (
              <WholeCard
                key={card}
                card={card}
                said={saidOf(card, words)}
                widthPt={CARD_PT}
                onHold={() => onShowRule(card)}
              />
            ))}
          />
        );
      })}
    </>
  );
}
