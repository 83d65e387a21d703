import type { TFunction } from 'i18next';
import { LEVELS, type Level, type Likeness, type Player } from '../../session';
import { keptName, levelKey } from '../shelf';

/** A mind that a seat may be given, with its words. */
export interface MindChoice extends Pick<Player, 'mind' | 'likeness'> {
  readonly value: string;
  readonly name: string;
  readonly text: string;
}

/** Whoever flicks like somebody thinks as far as the middling level does. */
const HEAD_OF_LIKENESSES: Level = 3;

/** A person, each level, and everybody of whom enough has been seen. */
export const mindChoices = (likenesses: readonly Likeness[], t: TFunction): readonly MindChoice[] => [
  {
    value: 'person',
    name: t('newGame.mind.person'),
    text: t('newGame.mindText.person'),
    mind: null,
    likeness: null,
  },
  ...LEVELS.map((level) => ({
    value: String(level),
    name: t(`newGame.mind.${levelKey(level)}`),
    text: t(`newGame.mindText.${levelKey(level)}`),
    mind: level,
    likeness: null,
  })),
  ...likenesses.map((likeness) => ({
    value: `like-${likeness.of}`,
    name: t('newGame.mind.like', { player: keptName(likeness.of, t) }),
    text: t('newGame.mindText.like', { player: keptName(likeness.of, t), flicks: likeness.flicks }),
    mind: HEAD_OF_LIKENESSES,
    likeness,
  })),
];

/** Which of them a player has. */
export function choiceOf(
  { mind, likeness }: Pick<Player, 'mind' | 'likeness'>,
  choices: readonly MindChoice[],
): string {
  const found = choices.find((choice) =>
    likeness === null ? choice.likeness === null && choice.mind === mind : choice.likeness?.of === likeness.of,
  );
  return found?.value ?? '';
}
