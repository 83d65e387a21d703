import { useTranslation } from 'react-i18next';
import { AIM_WAYS } from '../../../../session';
import type { GymPlayed } from '../../../../session/gym';
import type { AtTable } from '../../../game';
import { Segmented } from '../../../kit/components';

/** The ways to aim, by their names, where one aims. */
export function AimWays({ session, state: { sheet, hand } }: Pick<AtTable<GymPlayed>, 'session' | 'state'>) {
  const { t } = useTranslation();
  const player = sheet.players.find(({ seat }) => seat === hand);
  if (player === undefined) return null;
  return (
    <Segmented
      label={t('table.menu.aim', { player: player.name })}
      choices={AIM_WAYS.map((value) => ({ value, label: t(`choice.aimWay.${value}`) }))}
      value={player.aim}
      onChange={(aim) =>
        session.changeSheet({ players: sheet.players.map((one) => (one === player ? { ...one, aim } : one)) })
      }
      testID="gym-aim-way"
    />
  );
}
