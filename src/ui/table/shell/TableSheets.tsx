import type { OptionId } from '../../../rules/machine';
import type { FlickFilm } from '../../../session/catacombs';
import { Sheet, Words } from '../../kit/components';
import { RuleSheet } from '../../help';
import { Referee } from '../../referee';
import { LiveCard } from '../drawers';
import type { TableNow } from '../useTableNow';
import { AskFirst } from '../question/AskFirst';
import { KeysSheet } from './menu/KeysSheet';
import { RetakeSheet } from './menu/RetakeSheet';
import { TableMenu } from './menu/TableMenu';
import { useCatacombsText } from '../../games/catacombs/words';

/** What lies over the table until it is put away. */
export type OpenSheet =
  | { readonly kind: 'menu' | 'keys' | 'retake' | 'leave' | 'more' }
  | { readonly kind: 'referee'; readonly film: FlickFilm }
  | { readonly kind: 'lastStand'; readonly option: OptionId }
  | { readonly kind: 'rule'; readonly topic: string };

export interface TableSheetsProps {
  readonly sheet: OpenSheet;
  readonly now: TableNow;
  readonly onOpen: (sheet: OpenSheet | null) => void;
  readonly onSettings: () => void;
  readonly onLeave: () => void;
}

/** The one sheet that is open. */
export function TableSheets({ sheet, now, onOpen, onSettings, onLeave }: TableSheetsProps) {
  const { t } = useCatacombsText();
  const { session, state, words, player, play } = now;
  const close = (): void => onOpen(null);
  // Whatever was released is on disk already: only a fault of the disk can lose anything.
  const leave = (): void => (state.keeping === 'kept' ? onLeave() : onOpen({ kind: 'leave' }));
  switch (sheet.kind) {
    case 'menu':
      return (
        <TableMenu
          session={session}
          state={state}
          words={words}
          player={player}
          onClose={close}
          onRetake={() => onOpen({ kind: 'retake' })}
          onReferee={() => state.film && onOpen({ kind: 'referee', film: session.film(state.film) })}
          onKeys={() => onOpen({ kind: 'keys' })}
          onSettings={() => {
            close();
            onSettings();
          }}
          onLeave={leave}
        />
      );
    case 'keys':
      return <KeysSheet model={state.view.model} onClose={close} />;
    case 'retake':
      return <RetakeSheet session={session} state={state} words={words} onClose={close} />;
    case 'referee':
      return <Referee film={sheet.film} words={words} onClose={close} />;
    case 'leave':
      return (
        <AskFirst
          title={t('table.leave.title')}
          body={t('table.leave.body')}
          goOn={t('table.leave.kept')}
          stay={t('table.leave.stay')}
          onGoOn={onLeave}
          onStay={close}
        />
      );
    case 'lastStand':
      return (
        <AskFirst
          title={t('table.lastStand.title')}
          body={t('table.lastStand.body')}
          goOn={t('table.lastStand.goOn')}
          stay={t('table.lastStand.stay')}
          onGoOn={() => {
            close();
            play.choose(sheet.option);
          }}
          onStay={close}
        />
      );
    case 'more': {
      const said = state.prompt === null ? null : words.prompt(state.prompt.purpose);
      return said === null ? null : (
        <Sheet title={said.name} onClose={close} testID="prompt-at-length">
          <Words type="body">{said.text}</Words>
        </Sheet>
      );
    }
    case 'rule':
      return (
        <RuleSheet
          topic={sheet.topic}
          words={words}
          onClose={close}
          cardOf={(card) => <LiveCard {...card} state={state} />}
        />
      );
  }
}
