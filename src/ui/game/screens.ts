import type { Language } from '../../i18n/common';
import type { Result } from '../../lib';
import type { GameState } from '../../rules/machine';
import type {
  AimAid,
  AimWay,
  GameSheet,
  ListedGame,
  Played,
  SatDown,
  TableSession,
  ToldFlick,
  UsualTable,
} from '../../session';
import type { GlyphId } from '../kit/glyph';
import type { Help } from './help';
import type { Part } from './part';
import type { ScreenWords } from './words';

/** A game as lists show it: said of what is kept beside it, without opening it. */
export interface ListedUi<P extends Played> {
  /** What it is called where its players gave it no name. */
  nameOf(summary: P['summary'], language: Language): string;
  /** Where it stands, or how it ended. */
  placeOf(summary: P['summary'], language: Language): string;
  /** What else is to be known of it. */
  notesOf(summary: P['summary'], language: Language): readonly string[];
  readonly Picture: Part<{ readonly summary: P['summary']; readonly widthPt: number }> | null;
  /** What somebody has done in all their games, by what the game measures. */
  deedsOf(measures: Readonly<Record<string, number>>, language: Language): readonly string[];
}

/** What a new game begins with where nobody has chosen anything yet. */
export interface Usual {
  readonly seed: number;
  readonly table: UsualTable;
  readonly aim: AimWay;
  readonly aid: AimAid;
}

export interface FormProps<P extends Played> {
  readonly choices: P['choices'];
  readonly onChange: (next: (now: P['choices']) => P['choices']) => void;
  /** Those of this game that are on the list: how they went may be worth a word. */
  readonly played: readonly ListedGame<P>[];
  /** There is room for two columns. */
  readonly isWide: boolean;
}

/** How a new game is agreed on. The choices can be played at every moment, or say why not. */
export interface NewGameUi<P extends Played> {
  usual(usual: Usual): P['choices'];
  /** The same people with the same choices as in a game that has been played, and other cards. */
  again(setup: P['setup'], sheet: GameSheet, seed: number): P['choices'];
  whyNot(choices: P['choices'], language: Language): string | null;
  /** As they are kept, once all have agreed. */
  agreed(choices: P['choices']): P['choices'];
  /** Who sits down to it, for the next time. */
  satDown(choices: P['choices']): SatDown;
  readonly Form: Part<FormProps<P>>;
}

/** What was found in a file, and what a new game is made from then. */
export interface FoundStart<P extends Played> {
  readonly line: string;
  readonly start: (choices: P['choices']) => P['choices'];
}

/** A kind of file that is no game yet: a new one is made from it. */
export interface StartFile<P extends Played> {
  is(text: string): boolean;
  /** What it is, or what is wrong with it, line by line. */
  read(
    file: { readonly name: string; readonly text: string },
    language: Language,
  ): Result<FoundStart<P>, readonly string[]>;
}

export interface ToldProps<P extends Played, W extends ScreenWords<P>> {
  readonly story: P['story'];
  /** At the end, or as far as it has come. */
  readonly view: GameState<P>;
  readonly words: W;
}

export interface StoryProps<P extends Played, W extends ScreenWords<P>> extends ToldProps<P, W> {
  /** There is room for two columns. */
  readonly isWide: boolean;
  readonly onWatch: (flick: ToldFlick<P>) => void;
}

/** How a game ended, and what people tell of it. */
export interface StoryUi<P extends Played, W extends ScreenWords<P>> {
  /** Who won, and how. */
  readonly Plaque: Part<ToldProps<P, W>>;
  /** The rest of it. */
  readonly Story: Part<StoryProps<P, W>>;
}

export interface LibraryPart {
  readonly id: string;
  readonly name: string;
  readonly topics: readonly string[];
}

/** What lies together in the library. */
export interface LibrarySection extends LibraryPart {
  /** Parts of it that may be looked at alone; null for one that is looked at whole. */
  readonly parts: { readonly label: string; readonly each: readonly LibraryPart[] } | null;
}

export interface LibraryUi {
  sections(language: Language): readonly LibrarySection[];
  readonly Picture: Part<{ readonly topic: string }>;
  /** Its cards as they are printed. */
  help(language: Language): Help;
}

/** A game that can be tried with nothing at stake, on no shelf: a door of the title leads there. */
export interface PractiseUi {
  label(language: Language): string;
  readonly icon: GlyphId;
  readonly Screen: Part<object>;
}

export interface WholeTableProps<P extends Played> {
  readonly session: TableSession<P>;
  readonly onSettings: () => void;
  readonly onLeave: () => void;
  /** null: nothing is told of it once it is over. */
  readonly onStory: (() => void) | null;
  /** One press leaves it; left out: by the menu alone. */
  readonly onBack?: () => void;
}
