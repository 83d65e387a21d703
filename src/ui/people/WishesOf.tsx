import { useTranslation } from 'react-i18next';
import { AIM_AIDS, AIM_WAYS, HAND_CHOICES, LANGUAGE_CHOICES, type Person } from '../../session';
import { Segmented, Words } from '../kit/components';

export interface WishesOfProps {
  readonly person: Person;
  readonly onChange: (change: Partial<Omit<Person, 'name' | 'alsoNamed'>>) => void;
}

const SIZES = [1, 1.25, 1.5, 2] as const;
const PERCENT = 100;
const AS_DEVICE = 'device';

/** How somebody aims, with which hand, and how they read. */
export function WishesOf({ person, onChange }: WishesOfProps) {
  const { t } = useTranslation();
  const { aim, aid, hand, language, textSize } = person;
  const sizes = [
    { value: AS_DEVICE, label: t('people.textSize.device') },
    ...SIZES.map((size) => ({
      value: String(size),
      label: t('common.percent', { value: Math.round(size * PERCENT) }),
    })),
  ];
  return (
    <>
      <Words type="ui">{t('people.hand.label')}</Words>
      <Segmented
        label={t('people.hand.label')}
        choices={HAND_CHOICES.map((value) => ({ value, label: t(`people.hand.${value}`) }))}
        value={hand}
        onChange={(next) => onChange({ hand: next })}
        testID="person-hand"
      />
      <Words type="ui">{t('people.aim')}</Words>
      <Segmented
        label={t('people.aim')}
        choices={AIM_WAYS.map((value) => ({ value, label: t(`choice.aimWay.${value}`) }))}
        value={aim}
        onChange={(next) => onChange({ aim: next })}
        testID="person-aim"
      />
      <Words type="ui">{t('people.aid')}</Words>
      <Segmented
        label={t('people.aid')}
        choices={AIM_AIDS.map((value) => ({ value, label: t(`choice.aimAid.${value}`) }))}
        value={aid}
        onChange={(next) => onChange({ aid: next })}
        testID="person-aid"
      />
      <Words type="ui">{t('people.language')}</Words>
      <Segmented
        label={t('people.language')}
        choices={LANGUAGE_CHOICES.map((value) => ({ value, label: t(`settings.language.${value}`) }))}
        value={language}
        onChange={(next) => onChange({ language: next })}
        testID="person-language"
      />
      <Words type="ui">{t('people.textSize.label')}</Words>
      <Segmented
        label={t('people.textSize.label')}
        choices={sizes}
        value={textSize === null ? AS_DEVICE : String(textSize)}
        onChange={(size) => onChange({ textSize: size === AS_DEVICE ? null : Number(size) })}
        testID="person-text-size"
      />
    </>
  );
}
