import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changed, isWishing, whoIs, wishesAt, type OwnWishes, type Player } from '../../session';
import { IconButton } from '../kit/components';
import { WishesSheet } from '../kit/wishes';
import { useKnownPeople } from '../shelf';

export interface SeatWishesProps {
  readonly player: Player;
  /** What they go by. */
  readonly name: string;
  /** Of whoever nobody knows here: it stays with the seat. */
  readonly onSeat: (wishes: OwnWishes) => void;
  readonly testID: string;
}

/** Beside the name of a player: how they read and reach, kept with whoever is known here, or else with their seat. */
export function SeatWishes({ player, name, onSeat, testID }: SeatWishesProps) {
  const { t } = useTranslation();
  const { people, fault, change } = useKnownPeople();
  const [isOpen, open] = useState(false);
  const known = people ?? [];
  const person = whoIs(known, player);
  const wishes = wishesAt(known, player);
  return (
    <>
      <IconButton
        icon="language"
        label={t('people.wishes.open', { player: name })}
        isOn={isWishing(wishes) ? true : undefined}
        onPress={() => open(true)}
        testID={testID}
      />
      {isOpen ? (
        <WishesSheet
          player={name}
          wishes={wishes}
          isKnown={person !== null}
          fault={fault}
          onChange={(next) =>
            person === null ? onSeat({ ...wishes, ...next }) : void change((all) => changed(all, person.name, next))
          }
          onClose={() => open(false)}
        />
      ) : null}
    </>
  );
}
