import { fileNameOf } from '../../src/ui/files/fileName';

it.each([
  ['Friday’s game', 'Friday-s-game.pichenette.json'],
  ['Été: à l’ombre / du puits?', 'Ete-a-l-ombre-du-puits.pichenette.json'],
  ['../../etc/passwd', 'etc-passwd.pichenette.json'],
  ['夜の迷宮', '夜の迷宮.pichenette.json'],
  ['  …  ', 'pichenette.pichenette.json'],
  ['', 'pichenette.pichenette.json'],
  ['x'.repeat(300), `${'x'.repeat(60)}.pichenette.json`],
  [`${'x'.repeat(59)} y`, `${'x'.repeat(59)}.pichenette.json`],
])('fileNameOf calls %p a file that every system takes', (title, name) => {
  expect(fileNameOf(title, 'pichenette.json')).toBe(name);
});
