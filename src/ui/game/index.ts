export {
  isBesideBoard,
  type AskRow,
  type AskRows,
  type Asked,
  type ControlRow,
  type ControlSize,
  type OnBoard,
} from './asks';
export type { AnyTable, AtTable, OfKind, ShowRule } from './atTable';
export type { AskedLine, AtBoard, BoardAct, BoardPart, FlickLooks, Shortcuts } from './board';
export { BOX_ROOM, type BoxPicture, type BoxShape, type BoxUi } from './box';
export type { Catalogue } from './catalogue';
export type { DrawerBodyProps, DrawerRow, DrawerSet } from './drawers';
export { fallsOf } from './fallsOf';
export type { DiscProps, FilmsUi, Judged, WatchedUi } from './films';
export { uiOf, uisByName, type AnyUi, type GameUi, type Uis, type UisByName } from './gameUi';
export type { Entry, Help, PageSection, Rulebook, RulePage, ShowTopic } from './help';
export type {
  FormProps,
  FoundStart,
  LibraryPart,
  LibrarySection,
  LibraryUi,
  ListedUi,
  NewGameUi,
  PractiseUi,
  StartFile,
  StoryProps,
  StoryUi,
  ToldProps,
  Usual,
  WholeTableProps,
} from './screens';
export type { Part } from './part';
export { anyTable } from './table';
export type {
  AnyTableUi,
  Banner,
  CurtainLooks,
  FlankProps,
  FootLayout,
  FootProps,
  Phase,
  Phases,
  RefereeProps,
  RuleProps,
  TableUi,
} from './table';
export { TELL_MS } from './tells';
export type { Float, TellCard, TellFilm, TellFilms, TellRow, TellRows, Told } from './tells';
export type { QuestionWords, SaidUi, ScreenWords, TableWords } from './words';
