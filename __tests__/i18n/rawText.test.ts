import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rawTextsOf } from './rawText';

const root = join(__dirname, '../..');
const files = ['App.tsx', ...globSync('src/{ui,board,feedback}/**/*.tsx', { cwd: root })];

it.each(files)('%s says nothing but through a key', (file) => {
  expect(rawTextsOf(file, readFileSync(join(root, file), 'utf8'))).toEqual([]);
});

it('sees raw text wherever a player would', () => {
  const planted = `
    const a = <Text>Plain words</Text>;
    const b = <Text>{'Quoted words'}</Text>;
    const c = <Button label="Labelled" />;
    const d = <View aria-label={isOn ? 'Switched on' : t('common.off')} />;
    const e = <Text>{\`Score \${points}\`}</Text>;
    const f = <Text>{name + ' wins'}</Text>;
    const g = <View>{hasWon && 'Victory'}</View>;
  `;
  expect(rawTextsOf('planted.tsx', planted).map((found) => found.replace(/^\S+ /, ''))).toEqual([
    'Plain words',
    'Quoted words',
    'Labelled',
    'Switched on',
    'Score',
    'wins',
    'Victory',
  ]);
});

it('leaves alone what no player reads', () => {
  const innocent = `
    const a = <View testID="gym-board" role="button" style={{ flexDirection: 'row' }} />;
    const b = <Text>{t('gym.title')}</Text>;
    const c = <Text>{' · '}</Text>;
    const d = <Label label={t('gym.undo')} />;
    const e = <View>{aid === 'direction' && <AimBand />}</View>;
  `;
  expect(rawTextsOf('innocent.tsx', innocent)).toEqual([]);
});
