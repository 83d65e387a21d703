export type { AskRow, AskRows, Asked, ControlRow, ControlSize, OnBoard } from './asks';
export type { AnyTable, AtTable, OfKind, ShowRule } from './atTable';
export type { AskedLine, AtBoard, BoardPart, FlickLooks, Shortcuts } from './board';
export type { Catalogue } from './catalogue';
export type { DrawerBodyProps, DrawerRow, DrawerSet } from './drawers';
export { shownBy, uiOf, type AnyUi, type GameUi, type Shown, type Uis } from './gameUi';
export type { ScreensUi } from './screens';
export { anyTable } from './table';
export type {
  AnyTableUi,
  Banner,
  CurtainLooks,
  FootLayout,
  FootProps,
  Phase,
  Phases,
  RuleProps,
  TableUi,
} from './table';
export { TELL_MS } from './tells';
export type { Float, TellCard, TellRow, TellRows, Told } from './tells';
export type { QuestionWords, TableWords } from './words';
