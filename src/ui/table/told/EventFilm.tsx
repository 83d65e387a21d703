import { createElement, type ComponentType } from 'react';
import type { Played } from '../../../session';
import type { AnyTableUi, TableWords, TellFilm } from '../../game';

type AnyFilm = TellFilm<Played, TableWords<Played>, string>;

export interface EventFilmProps extends Omit<AnyFilm, 'event'> {
  readonly tells: AnyTableUi['tells'];
  readonly event: Played['event'];
}

/** What has happened, as it is to be watched. */
export function EventFilm({ tells, event, ...told }: EventFilmProps) {
  const film: ComponentType<AnyFilm> | undefined = tells[event.kind]?.Film;
  return film === undefined ? null : createElement(film, { event, ...told });
}
