import type { CharacterId, ConquestPurpose } from '../../../rules/conquest';
import type { QuestionWords } from '../../common';
import type { PromptKey } from '../wording';
import type { Speaker, Values } from './speaker';

type PurposeOf<K extends ConquestPurpose['kind']> = Extract<ConquestPurpose, { kind: K }>;
type Line = readonly [key: PromptKey, values: Values];
type Lines = { readonly [K in ConquestPurpose['kind']]: (purpose: PurposeOf<K>, speaker: Speaker) => Line };

const acting = (character: CharacterId, { the, playerOf }: Speaker): Values => ({
  character: the(character),
  seat: playerOf(character),
});

const LINES: Lines = {
  playCard: ({ character }, speaker) => ['playCard', acting(character, speaker)],
  giveUpCard: ({ character }, speaker) => ['giveUpCard', acting(character, speaker)],
  surprise: ({ character, card }, speaker) => ['surprise', { ...acting(character, speaker), card: speaker.the(card) }],
  target: ({ character }, speaker) => ['target', acting(character, speaker)],
  shoot: ({ character, shot }, speaker) => [
    shot.card === null ? 'shoot-stunned' : `shoot-${shot.shot}`,
    acting(character, speaker),
  ],
  shootAgain: ({ character, target, projectile }, speaker) => [
    'shootAgain',
    { ...acting(character, speaker), target: speaker.the(target), projectile: speaker.the(projectile) },
  ],
  watch: ({ character }, speaker) => ['watch', acting(character, speaker)],
  boost: ({ character, damage, boosted }, speaker) => [
    'boost',
    { ...acting(character, speaker), damage: String(damage), boosted: String(boosted) },
  ],
  armour: ({ team, card, targets, damage }, { the, all }) => [
    'armour',
    { team: the(team), card: the(card), targets: all(targets), damage: String(damage) },
  ],
  sunder: ({ team }, { the }) => ['sunder', { team: the(team) }],
  moveCrystal: ({ character, isQuake }, speaker) => [isQuake ? 'quake' : 'moveCrystal', acting(character, speaker)],
};

/** A question in words: in a few, at length, and what has brought it up. */
export function promptWords(speaker: Speaker, purpose: ConquestPurpose): QuestionWords {
  const line = LINES[purpose.kind] as (purpose: ConquestPurpose, speaker: Speaker) => Line;
  const [key, values] = line(purpose, speaker);
  const { name, text, happened } = speaker.wording.prompts[key];
  const { say } = speaker;
  return { name: say(name, values), text: say(text, values), happened: happened === '' ? null : say(happened, values) };
}
