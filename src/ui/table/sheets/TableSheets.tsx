import type { FlickFilm, Played } from '../../../session';
import { LeatherButton, Sheet, Words } from '../../kit/components';
import { WishesSheet } from '../../kit/wishes';
import { useHolder } from '../holder';
import type { TableNow } from '../now/useTableNow';
import { AskFirst } from '../question';
import { KeysSheet } from './KeysSheet';
import { RetakeSheet } from './RetakeSheet';
import { TableMenu } from './TableMenu';
import { useTranslation } from 'react-i18next';

/** What lies over the table until it is put away. */
export type OpenSheet =
  | { readonly kind: 'menu' | 'keys' | 'wishes' | 'retake' | 'leave' | 'more' }
  | { readonly kind: 'referee'; readonly film: FlickFilm<Played['flicked']> }
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
  const { t } = useTranslation();
  const { ui, at, session, state, words, player } = now;
  const holder = useHolder();
  const close = (): void => onOpen(null);
  // Whatever was released is on disk already: only a fault of the disk can lose anything.
  const leave = (): void => (session.getState().keeping === 'kept' ? onLeave() : onOpen({ kind: 'leave' }));
  switch (sheet.kind) {
    case 'menu':
      return (
        <TableMenu
          session={session}
          state={state}
          words={words}
          aside={ui.aside}
          player={player}
          onClose={close}
          onRetake={() => onOpen({ kind: 'retake' })}
          onReferee={() => state.film && onOpen({ kind: 'referee', film: session.film(state.film) })}
          onKeys={() => onOpen({ kind: 'keys' })}
          onWishes={() => onOpen({ kind: 'wishes' })}
          onSettings={() => {
            close();
            onSettings();
          }}
          onLeave={leave}
        />
      );
    case 'keys':
      return <KeysSheet drawers={now.drawers} words={words} onClose={close} />;
    case 'wishes':
      return holder === null || player === null ? null : (
        <WishesSheet
          player={words.name(player.seat)}
          wishes={holder.wishes}
          isKnown={holder.isKnown}
          fault={holder.fault}
          onChange={holder.change}
          onClose={close}
        />
      );
    case 'retake':
      return <RetakeSheet session={session} state={state} words={words} onClose={close} />;
    case 'referee':
      return ui.Referee === null ? null : <ui.Referee film={sheet.film} words={words} onClose={close} />;
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
    case 'more': {
      const said = state.prompt === null ? null : words.prompt(state.prompt.purpose);
      return said === null ? null : (
        <Sheet title={said.name} onClose={close} testID="prompt-at-length">
          <Words type="body">{said.text}</Words>
          {now.board?.acts?.map(({ icon, label, act, testID }) => (
            <LeatherButton
              key={testID}
              icon={icon}
              label={label}
              onPress={() => {
                close();
                act();
              }}
              testID={testID}
            />
          ))}
        </Sheet>
      );
    }
    case 'rule':
      return ui.Rule === null ? null : <ui.Rule {...at} topic={sheet.topic} onClose={close} />;
  }
}
