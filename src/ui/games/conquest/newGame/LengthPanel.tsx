import { useState } from 'react';
import { TEAMS, TOKENS, LEAST_BANK, type Team } from '../../../../rules/conquest';
import { MOST_OFFERED_TOKENS } from '../../../../session/conquest';
import { Fold, Toggle } from '../../../kit/components';
import { Stepper } from '../../../table/question';
import { TokenFace } from '../score/TokenFace';
import { useConquestText } from '../words';

export interface LengthPanelProps {
  readonly tokens: Readonly<Record<Team, number>>;
  readonly onTokens: (team: Team | 'both', tokens: number) => void;
}

/** How long a game of two lasts that begins with 8 each, as measured; it grows with the tokens. */
const MINUTES_PER_TOKEN = 2.25;

/** Tokens for both, or for each where teams are unequal. */
export function LengthPanel({ tokens, onTokens }: LengthPanelProps) {
  const { t, said } = useConquestText();
  const isEven = tokens.sword === tokens.skull;
  const [isUnequal, setUnequal] = useState(!isEven);
  const { teams } = said.wording;
  const minutes = Math.round((MINUTES_PER_TOKEN * (tokens.sword + tokens.skull)) / 2);
  const all = TEAMS.map((team) => `${teams[team].name} ${tokens[team]}`).join(', ');
  const step = (of: Team | 'both', value: number) => {
    const others = of === 'both' ? 0 : tokens[of === 'sword' ? 'skull' : 'sword'];
    const most = of === 'both' ? MOST_OFFERED_TOKENS : Math.min(MOST_OFFERED_TOKENS, TOKENS - LEAST_BANK - others);
    return (
      <Stepper
        key={of}
        id={of}
        label={of === 'both' ? t('conquest.newGame.tokens') : t('conquest.newGame.tokensOf', { team: teams[of].name })}
        face={of === 'both' ? <TokenFace purse="bank" /> : <TokenFace purse={of} />}
        value={value - 1}
        limit={most - 1}
        shown={String(value)}
        canStepUp={value < most}
        onStep={(by) => onTokens(of, value + by)}
      />
    );
  };
  return (
    <Fold
      icon="length"
      title={t('conquest.newGame.length')}
      summary={isEven ? t('conquest.newGame.minutes', { minutes }) : all}
      testID="length"
    >
      {isUnequal ? TEAMS.map((team) => step(team, tokens[team])) : step('both', tokens.sword)}
      <Toggle
        label={t('conquest.newGame.unequal')}
        hint={t('conquest.newGame.unequalText')}
        isOn={isUnequal}
        onChange={(isOn) => {
          setUnequal(isOn);
          if (!isOn) onTokens('both', tokens.sword);
        }}
        testID="unequal"
      />
    </Fold>
  );
}
