import { HOUSE_OPTIONS, type HouseOption } from '../../../../rules/conquest';
import { recommendedFor, type ConquestChoices } from '../../../../session/conquest';
import { Fold, Toggle } from '../../../kit/components';
import { useConquestText } from '../words';

export interface OptionsPanelProps {
  readonly choices: ConquestChoices;
  readonly onOption: (option: HouseOption, isOn: boolean) => void;
}

/** What means something at this table: partners, and a pair against one, are not at every one. */
function isOffered(option: HouseOption, { players }: ConquestChoices): boolean {
  if (option === 'pairToken') return players.length === 3;
  return option !== 'openPartners' || players.length > 2;
}

/** The advanced rules, the variants and what evens a game out: none, some or all. */
export function OptionsPanel({ choices, onOption }: OptionsPanelProps) {
  const { t, said } = useConquestText();
  const { options } = said.wording;
  const offered = HOUSE_OPTIONS.filter((option) => isOffered(option, choices));
  const recommended = recommendedFor(choices);
  const taken = offered.filter((option) => choices.options.includes(option)).map((option) => options[option].name);
  return (
    <Fold
      icon="extras"
      title={t('conquest.newGame.rules')}
      summary={taken.length === 0 ? t('conquest.newGame.plain') : taken.join(', ')}
      testID="options"
    >
      {offered.map((option) => {
        const { name, text } = options[option];
        return (
          <Toggle
            key={option}
            label={name}
            hint={recommended.includes(option) ? `${text} ${t('conquest.newGame.recommended')}.` : text}
            isOn={choices.options.includes(option)}
            onChange={(isOn) => onOption(option, isOn)}
            testID={`option-${option}`}
          />
        );
      })}
    </Fold>
  );
}
